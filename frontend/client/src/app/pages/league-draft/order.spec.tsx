import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../../test/fake-api';
import { renderApp } from '../../../../test/render-app';
import { accepted, committedRoll, league, lockedRoom, pool, room, softball } from '../../../../test/samples';

const AT = '/complex/leagues/L1/draft?tab=order';
const DRAFT = '/leagues/L1/draft';
let network: FakeApi;
beforeEach(() => {
  network = fakeApi();
  network.on('GET', '/leagues/L1', { body: league() });
  network.on('GET', '/sports', { body: [softball] });
  network.on('GET', '/leagues/L1/pool', { body: pool([]) });
  network.on('GET', `${DRAFT}/room`, { body: room() });
});

it('commits, then reveals', async () => {
  network.on('POST', `${DRAFT}/order/commit`, accepted);
  network.on('POST', `${DRAFT}/order/reveal`, accepted);
  const { user } = renderApp(AT);
  const roll = await committedRoll();
  const commit = await screen.findByRole('button', { name: 'Commit to a random order' });
  network.on('GET', `${DRAFT}/room`, {
    body: room({ status: 'order_committed', proof: { ...room().proof, rolls: [roll] } }),
  });
  await user.click(commit);
  expect(network.sent('POST', `${DRAFT}/order/commit`)[0]?.body).toEqual({ reason: null });
  const reveal = await screen.findByRole('button', { name: 'Reveal the order' });
  expect(screen.getAllByText(roll.commit)[0]).toBeVisible();
  network.on('GET', `${DRAFT}/room`, { body: await lockedRoom() });
  await user.click(reveal);
  expect(await screen.findByText('The order is proved')).toBeVisible();
});

it("takes a captain's word, and refuses one with spaces", async () => {
  network.on('POST', `${DRAFT}/order/nonce`, accepted);
  network.on('GET', '/leagues/L1', {
    body: league({ me: { staffRoles: [], teamId: 't1', teamRole: 'captain', playerId: null } }),
  });
  const proof = { ...room().proof, rolls: [await committedRoll()] };
  network.on('GET', `${DRAFT}/room`, {
    body: room({ status: 'order_committed', proof, me: { role: 'captain', teamId: 't1' } }),
  });
  const { user } = renderApp(AT);
  await user.type(await screen.findByLabelText('Your word'), 'go hawks');
  await user.click(screen.getByRole('button', { name: 'Add my word' }));
  expect(await screen.findByText('Use 1 to 64 printable characters without spaces')).toBeVisible();
  await user.clear(screen.getByLabelText('Your word'));
  await user.type(screen.getByLabelText('Your word'), 'go-hawks');
  await user.click(screen.getByRole('button', { name: 'Add my word' }));
  await waitFor(() =>
    expect(network.sent('POST', `${DRAFT}/order/nonce`).map(({ body }) => body)).toEqual([
      { nonce: 'go-hawks' },
    ]),
  );
  expect(screen.queryByRole('button', { name: 'Reveal the order' })).not.toBeInTheDocument();
});

it('proves a true order in the browser and says so of each step', async () => {
  network.on('GET', `${DRAFT}/room`, { body: await lockedRoom() });
  renderApp(AT);
  expect(await screen.findByText('The order is proved')).toBeVisible();
  expect(screen.getByText('The seed is the one that was committed to')).toBeVisible();
});

it('finds out an order that does not follow from its seed', async () => {
  const honest = await lockedRoom();
  const rolls = honest.proof.rolls.map((roll) => ({ ...roll, order: [...(roll.order ?? [])].reverse() }));
  network.on('GET', `${DRAFT}/room`, { body: { ...honest, proof: { ...honest.proof, rolls } } });
  renderApp(AT);
  expect(await screen.findByText('This order does not fit its proof')).toBeVisible();
  expect(screen.getByText(/The order does not follow; it would be/)).toBeVisible();
});

it('finds out a seed that was not committed to', async () => {
  const honest = await lockedRoom();
  const rolls = honest.proof.rolls.map((roll) => ({ ...roll, seed: 'cd'.repeat(32) }));
  network.on('GET', `${DRAFT}/room`, { body: { ...honest, proof: { ...honest.proof, rolls } } });
  renderApp(AT);
  expect(await screen.findByText('The seed is not the one that was committed to')).toBeVisible();
});

it('asks for a reason before it rolls again', async () => {
  network.on('POST', `${DRAFT}/order/commit`, accepted);
  network.on('GET', `${DRAFT}/room`, { body: await lockedRoom() });
  const { user } = renderApp(AT);
  await user.click(await screen.findByRole('button', { name: 'Roll again…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/This will be roll 2/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Commit a new roll' })).toBeDisabled();
  await user.type(dialog.getByLabelText(/Reason/), 'A team joined late');
  await user.click(dialog.getByRole('button', { name: 'Commit a new roll' }));
  await waitFor(() =>
    expect(network.sent('POST', `${DRAFT}/order/commit`)[0]?.body).toEqual({ reason: 'A team joined late' }),
  );
});

it('orders by hand with the keyboard', async () => {
  network.on(
    'PUT',
    `${DRAFT}/order`,
    problem(409, 'wrong_state', 'Not now', { detail: 'The draft is in the lobby; this cannot be done now.' }),
  );
  const { user } = renderApp(AT);
  await user.click(await screen.findByRole('tab', { name: 'By hand' }));
  act(() => screen.getByRole('button', { name: 'Rats up' }).focus());
  await user.keyboard('{Enter}{Enter}');
  expect(
    within(screen.getByRole('list', { name: 'Order of round 1' }))
      .getAllByRole('listitem')
      .map((row) => /Hawks|Owls|Rats/.exec(row.textContent ?? '')?.[0]),
  ).toEqual(['Rats', 'Hawks', 'Owls']);
  await user.click(screen.getByRole('button', { name: 'Lock this order…' }));
  await user.type(await screen.findByLabelText(/Reason/), 'Last season reversed');
  await user.click(screen.getByRole('button', { name: 'Lock the order' }));
  await waitFor(() =>
    expect(network.sent('PUT', `${DRAFT}/order`)[0]?.body).toEqual({
      order: ['t3', 't1', 't2'],
      reason: 'Last season reversed',
    }),
  );
  expect(await screen.findByText('The draft is in the lobby; this cannot be done now.')).toBeVisible();
});
