import type { RoomView } from '@fieldhouse/api-contract';
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

it('draws and seals, then reveals, which brings the order into view', async () => {
  network.on('POST', `${DRAFT}/order/commit`, accepted);
  network.on('POST', `${DRAFT}/order/reveal`, accepted);
  const { user } = renderApp(AT);
  const roll = await committedRoll();
  const commit = await screen.findByRole('button', { name: 'Draw a random order' });
  network.on('GET', `${DRAFT}/room`, {
    body: room({ status: 'order_committed', proof: { ...room().proof, rolls: [roll] } }),
  });
  await user.click(commit);
  expect(network.sent('POST', `${DRAFT}/order/commit`)[0]?.body).toEqual({ reason: null });
  const reveal = await screen.findByRole('button', { name: 'Reveal the order' });
  await user.click(screen.getByText('Check it yourself'));
  expect(screen.getByText(roll.commit)).toBeVisible();
  network.on('GET', `${DRAFT}/room`, { body: await lockedRoom() });
  await user.click(reveal);
  expect(await screen.findByText('Drawn by lot and proved')).toBeVisible();
  expect(screen.getByRole('group', { name: 'The order' })).toHaveFocus();
});

it("takes a captain's word, and refuses one with spaces", async () => {
  network.on('POST', `${DRAFT}/order/nonce`, accepted);
  network.on('GET', '/leagues/L1', {
    body: league({ me: { staffRoles: [], teamId: 't1', teamRole: 'captain', playerId: null } }),
  });
  const proof = { ...room().proof, rolls: [await committedRoll()] };
  network.on('GET', `${DRAFT}/room`, {
    body: room({ status: 'order_committed', proof, me: { role: 'captain', teamIds: ['t1'] } }),
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
      { teamId: 't1', nonce: 'go-hawks' },
    ]),
  );
  expect(screen.queryByRole('button', { name: 'Reveal the order' })).not.toBeInTheDocument();
});

it('takes a word for each of the teams that somebody picks for', async () => {
  network.on('POST', `${DRAFT}/order/nonce`, accepted);
  const proof = { ...room().proof, rolls: [await committedRoll()] };
  const me = { role: 'captain', teamIds: ['t1', 't2'] } as const;
  const shown = room({ status: 'order_committed', proof, me });
  network.on('GET', `${DRAFT}/room`, { body: shown });
  const { user } = renderApp(AT);
  const second = shown.teams.find(({ teamId }) => teamId === 't2')?.name ?? '';
  const word = await screen.findByLabelText(`Word of ${second}`);
  await user.click(screen.getByRole('button', { name: `Fill in a random word for ${second}` }));
  expect(word).not.toHaveValue('');
  await user.clear(word);
  await user.type(word, 'hoot');
  await user.click(screen.getByRole('button', { name: `Add the word of ${second}` }));
  await waitFor(() =>
    expect(network.sent('POST', `${DRAFT}/order/nonce`).map(({ body }) => body)).toEqual([
      { teamId: 't2', nonce: 'hoot' },
    ]),
  );
});

it('shows whoever picks for two teams both places', async () => {
  const locked = await lockedRoom();
  network.on('GET', `${DRAFT}/room`, {
    body: { ...locked, me: { role: 'captain', teamIds: locked.order.slice(1) } },
  });
  renderApp(AT);
  expect(await screen.findByRole('heading', { name: 'You pick 2nd and 3rd' })).toBeVisible();
});

it('proves a true order in the browser and says so of each step', async () => {
  network.on('GET', `${DRAFT}/room`, { body: await lockedRoom() });
  const { user } = renderApp(AT);
  expect(await screen.findByText('Drawn by lot and proved')).toBeVisible();
  expect(screen.queryByText(/Inputs of draw/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Check it yourself' }));
  expect(await screen.findByText('The order is proved')).toBeVisible();
  expect(screen.getByText('The seed is the one that was committed to')).toBeVisible();
});

it('shows a captain the place in the order first, and asks nothing any more', async () => {
  network.on('GET', '/leagues/L1', {
    body: league({ me: { staffRoles: [], teamId: 't3', teamRole: 'captain', playerId: null } }),
  });
  const locked = await lockedRoom();
  network.on('GET', `${DRAFT}/room`, {
    body: { ...locked, me: { role: 'captain', teamIds: locked.order.slice(1, 2) } },
  });
  renderApp(AT);
  expect(await screen.findByRole('heading', { name: 'You pick 2nd' })).toBeVisible();
  const rows = within(screen.getByRole('list', { name: 'Order of round 1' })).getAllByRole('listitem');
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true', null]);
  expect(screen.queryByText('How the order is made')).not.toBeInTheDocument();
});

it('finds out an order that does not follow from its seed', async () => {
  const honest = await lockedRoom();
  const rolls = honest.proof.rolls.map((roll) => ({ ...roll, order: [...(roll.order ?? [])].reverse() }));
  network.on('GET', `${DRAFT}/room`, { body: { ...honest, proof: { ...honest.proof, rolls } } });
  renderApp(AT);
  expect((await screen.findAllByText('This order does not fit its proof'))[0]).toBeVisible();
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
  await user.click(await screen.findByRole('button', { name: 'Draw again…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/This will be draw 2/)).toBeVisible();
  expect(screen.queryByText(/^Draw 1 of/)).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Draw again' })).toBeDisabled();
  await user.type(dialog.getByLabelText(/Reason/), 'A team joined late');
  await user.click(dialog.getByRole('button', { name: 'Draw again' }));
  await waitFor(() =>
    expect(network.sent('POST', `${DRAFT}/order/commit`)[0]?.body).toEqual({ reason: 'A team joined late' }),
  );
});

it('says of an order that was drawn again which draw it is, and why, and who may have added to one', async () => {
  const honest = await lockedRoom();
  const [first] = honest.proof.rolls;
  if (!first) throw new Error('nothing was drawn');
  const rolls = [first, { ...first, roll: 2, reason: 'A team joined late' }];
  network.on('GET', `${DRAFT}/room`, { body: { ...honest, proof: { ...honest.proof, rolls } } });
  renderApp(AT);
  expect(await screen.findByText('Draw 2 of 2: “A team joined late”')).toBeVisible();
});

it('says before it draws again that words which captains added are gone, and ticks no step without any', async () => {
  const honest = await lockedRoom();
  const nonces = [{ teamId: 't1', nonce: 'lucky' }];
  const rolls = honest.proof.rolls.map((roll) => ({ ...roll, nonces, seed: null, order: null }));
  const body = {
    ...honest,
    status: 'order_committed' as const,
    order: [],
    board: [],
    proof: { ...honest.proof, rolls },
  };
  network.on('GET', `${DRAFT}/room`, { body });
  const { user } = renderApp(AT);
  await user.click(await screen.findByRole('button', { name: 'Draw again…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/1 team added a word to this draw: they can add one to the next\./)).toBeVisible();
  const step = screen.getByText('2. Captains add to it (optional)').closest('li');
  expect(within(step as HTMLElement).getByTitle('Not done')).toBeInTheDocument();
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
    within(screen.getByRole('list', { name: 'Order by hand' }))
      .getAllByRole('listitem')
      .map((row) => /Hawks|Owls|Rats/.exec(row.textContent ?? '')?.[0]),
  ).toEqual(['Rats', 'Hawks', 'Owls']);
  expect(screen.getByRole('status', { name: 'Moved' })).toHaveTextContent('Rats is number 1 of 3.');
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

it.each([
  [null, /The lobby closes with it: open it again once/],
  ['2099-01-05T20:00:00.000Z', /The lobby closes with it\. Once the order is there it opens again by itself/],
])(
  'makes the order again from the lobby of a draft at %s, and says before what becomes of it',
  async (startsAt, words) => {
    const room = await lockedRoom({ status: 'lobby' });
    network.on('POST', `${DRAFT}/order/commit`, accepted);
    network.on('GET', `${DRAFT}/room`, { body: { ...room, settings: { ...room.settings, startsAt } } });
    const { user } = renderApp(AT);
    await user.click(await screen.findByRole('button', { name: 'Draw again…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Draw the order again?' }));
    expect(dialog.getByText(words)).toBeVisible();
    await user.type(dialog.getByLabelText(/Reason/), 'A third team');
    await user.click(dialog.getByRole('button', { name: 'Draw again' }));
    await waitFor(() =>
      expect(network.sent('POST', `${DRAFT}/order/commit`)[0]?.body).toEqual({ reason: 'A third team' }),
    );
  },
);

it.each([
  ['2099-01-05T20:00:00.000Z', true],
  ['2026-01-05T20:00:00.000Z', false],
])('promises a reveal by itself only before the planned start, as at %s', async (startsAt, promised) => {
  network.on('GET', `${DRAFT}/room`, { body: room({ settings: { ...room().settings, startsAt } }) });
  renderApp(AT);
  await screen.findByText(/The lot is opened, the order follows from it/);
  expect(screen.queryAllByText(/That happens by itself an hour before the draft/)).toHaveLength(
    promised ? 1 : 0,
  );
});

it('says once of which round the order is', async () => {
  network.on('GET', `${DRAFT}/room`, { body: await lockedRoom() });
  renderApp(AT);
  const order = within(await screen.findByRole('region', { name: 'Order of round 1' }));
  expect(order.getByText('From the first pick to the last.')).toBeVisible();
});

it('asks before an order moved by hand is left', async () => {
  const { user, path } = renderApp(AT);
  await user.click(await screen.findByRole('tab', { name: 'By hand' }));
  await user.click(screen.getByRole('button', { name: 'Rats up' }));
  await user.click(screen.getByRole('tab', { name: 'At random' }));
  expect(screen.queryByRole('button', { name: 'Rats down' })).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'By hand' }));
  await user.click(screen.getByRole('tab', { name: 'Setup' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
  expect(path()).toBe(AT);
  await user.click(await screen.findByRole('button', { name: 'Rats down' }));
  await user.click(screen.getByRole('tab', { name: 'Setup' }));
  expect(path()).toMatch(/tab=setup/);
});

describe('what a captain sees first', () => {
  const asCaptain = async (changes: Partial<RoomView>, startsAt: string | null): Promise<void> => {
    network.on('GET', '/leagues/L1', {
      body: league({ me: { staffRoles: [], teamId: 't1', teamRole: 'captain', playerId: null } }),
    });
    const locked = await lockedRoom();
    network.on('GET', `${DRAFT}/room`, {
      body: {
        ...{
          ...locked,
          settings: { ...locked.settings, startsAt },
          me: { role: 'captain', teamIds: ['t1'] },
        },
        ...changes,
      },
    });
    renderApp(AT);
  };
  const yours = async () => within(await screen.findByRole('region', { name: 'Your draft' }));

  it('is the team, the time, the place in the order and where to prepare', async () => {
    const startsAt = new Date(Date.now() + 3 * 86_400_000).toISOString();
    await asCaptain({}, startsAt);
    const card = await yours();
    expect(card.getByText('Hawks')).toBeVisible();
    expect(card.getByText('in 3 days')).toBeVisible();
    expect(card.getByText(/^You pick (1st|2nd|3rd)$/)).toBeVisible();
    expect(card.getByText(/^Picks \d and \d of 6$/)).toBeVisible();
    expect(card.getByRole('link', { name: 'Prepare' })).toHaveAttribute(
      'href',
      expect.stringContaining('tab=prepare'),
    );
  });

  it('says what is not known yet', async () => {
    await asCaptain({ status: 'configuring', order: [], board: [], proof: room().proof }, null);
    const card = await yours();
    expect(card.getByText('No time is set yet')).toBeVisible();
    expect(card.getByText('The order is not made yet')).toBeVisible();
  });

  it('says of a team that came after the order that it has to be made again', async () => {
    await asCaptain({ status: 'lobby', order: ['t2', 't3'] }, null);
    expect((await yours()).getByText(/^The order has to be made again/)).toBeVisible();
  });

  it('names the one of several teams that came after the order, beside the place of the other', async () => {
    const me = { role: 'captain', teamIds: ['t1', 't2'] } as const;
    await asCaptain({ status: 'lobby', order: ['t2', 't3'], me }, null);
    const card = await yours();
    expect(card.getByText('The order has to be made again: Hawks came after it')).toBeVisible();
    expect(card.getByText(/^You pick 1st/)).toBeVisible();
  });

  it('says that the time has passed', async () => {
    await asCaptain({ status: 'lobby' }, '2026-01-05T20:00:00.000Z');
    const card = await yours();
    expect(card.getByText('Was to start')).toBeVisible();
    expect(card.queryByRole('link', { name: 'Prepare' })).not.toBeInTheDocument();
  });

  it('is gone once the draft has begun', async () => {
    await asCaptain({ status: 'live' }, null);
    expect(await screen.findByText(/Live/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your draft' })).not.toBeInTheDocument();
  });
});
