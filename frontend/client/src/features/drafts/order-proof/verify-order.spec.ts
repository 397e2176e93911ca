import { recomputeOrder } from './verify-order';

const published = {
  draftId: 'd1',
  teamIds: ['t1', 't2', 't3', 't4', 't5', 't6'],
  seed: `${'00'.repeat(31)}2a`,
  nonces: [],
};

it('gives the published test vector without nonces', async () => {
  const { commit, order } = await recomputeOrder(published);
  expect(commit).toBe('2f9a48a673b568a4b8a09d07ddad9c3063fccdb03518374c70e1c44819595a26');
  expect(order).toEqual(['t3', 't2', 't1', 't6', 't5', 't4']);
});

it('gives the published test vector with nonces, however they are listed', async () => {
  const nonces = [
    { teamId: 't5', nonce: 'cafe' },
    { teamId: 't2', nonce: 'beef' },
  ];
  const order = ['t2', 't4', 't5', 't6', 't3', 't1'];
  expect((await recomputeOrder({ ...published, nonces })).order).toEqual(order);
  expect((await recomputeOrder({ ...published, nonces: [...nonces].reverse() })).order).toEqual(order);
});

it('sorts what teams added by team, not by the text of both', async () => {
  const { order, entropy } = await recomputeOrder({
    draftId: 'd1',
    teamIds: ['t1', 't10', 't2'],
    seed: published.seed,
    nonces: [
      { teamId: 't10', nonce: 'b' },
      { teamId: 't1', nonce: 'a' },
    ],
  });
  expect(entropy).toBe('c369e3c6de5504b421a74eee0152bfa7388f3e7b1f6b746d76e6a2ff9157236d');
  expect(order).toEqual(['t2', 't10', 't1']);
});

it('changes with the seed', async () => {
  const other = await recomputeOrder({ ...published, seed: `${'00'.repeat(31)}2b` });
  expect(other.commit).not.toBe((await recomputeOrder(published)).commit);
});

it('does not depend on how the teams were listed, and keeps each once', async () => {
  const { order } = await recomputeOrder({ ...published, teamIds: [...published.teamIds].reverse() });
  expect(order).toEqual(['t3', 't2', 't1', 't6', 't5', 't4']);
  expect([...order].sort()).toEqual(published.teamIds);
});
