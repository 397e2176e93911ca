import type { DraftPlayerView, RoomPick, RoomView } from '@fieldhouse/api-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { streamChanged } from '../../../../test/fake-live';
import { fakeApi, problem, type FakeApi } from '../../../../test/fake-api';
import { prospectusView } from '../../../../test/league-samples';
import { renderApp } from '../../../../test/render-app';
import { accepted, league, lockedRoom, pool, softball } from '../../../../test/samples';

const AT = '/complex/leagues/L1/draft';
const DRAFT = '/leagues/L1/draft';
const cards: DraftPlayerView[] = [
  'Willy Adames',
  'José Altuve',
  'Ana Reed',
  'Luis Ortega',
  'Mara Quinn',
  'Jo Park',
].map((name, index) => ({
  playerId: `p${index + 1}`,
  name,
  positions: ['P'],
  rating: 8,
  tier: 1,
  gender: null,
  nights: ['tue'],
  groupId: null,
  comment: null,
  notes: [],
  ownColumns: [],
  registeredAt: '2026-10-01T00:00:00.000Z',
  withdrawn: false,
}));

const picksOf = ({ board }: RoomView, made: number): RoomPick[] =>
  board.slice(0, made).map((teamId, index) => ({
    pickNo: index + 1,
    round: Math.floor(index / 3) + 1,
    teamId,
    playerId: `p${index + 1}`,
    source: index === 1 ? 'rating' : 'captain',
    why:
      index === 1
        ? { rank: 2, passedOver: [{ list: 'queue', rule: 'taken', count: 3 }], need: 'C', relaxed: false }
        : null,
    pickedAt: '2026-11-21T00:00:00.000Z',
    madeIn: index + 1,
  }));

let network: FakeApi;
const show = async (status: RoomView['status'], made = 0): Promise<void> => {
  const room = await lockedRoom({ status });
  network.on('GET', `${DRAFT}/room`, { body: { ...room, picks: picksOf(room, made) } });
};
beforeEach(() => {
  network = fakeApi();
  network.on('GET', '/leagues/L1', { body: league() });
  network.on('GET', '/leagues/L1/prospectus', { body: prospectusView() });
  network.on('GET', '/sports', { body: [softball] });
  network.on('GET', '/leagues/L1/pool', { body: pool([]) });
  network.on('GET', `${DRAFT}/players`, { body: { leagueId: 'L1', position: '1', players: cards } });
  network.on('GET', `${DRAFT}/spectator-link`, { body: { path: null } });
});

const items = [
  { code: 'too_few_teams', ok: true, message: '3 teams take part', facts: {} },
  { code: 'team_without_picker', ok: false, message: '1 team without a captain or proxy.', facts: {} },
];

it('says what is missing and leads to where it is mended', async () => {
  await show('order_locked');
  network.on('GET', `${DRAFT}/checklist`, { body: { status: 'order_locked', items } });
  const { user, path } = renderApp(`${AT}?tab=checklist`);
  expect(await screen.findByText('1 thing still missing')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open lobby…' })).toBeDisabled();
  await user.click(screen.getByRole('link', { name: 'Name captains' }));
  expect(path()).toBe(`${AT}?tab=teams`);
});

it.each([
  ['lobby', 'participants_changed', 'Make the order again'],
  ['lobby', 'limits_unsatisfiable', 'Add players'],
  ['order_locked', 'limits_unsatisfiable', 'Change the limits'],
  ['order_committed', 'order_not_locked', 'Reveal it'],
  ['configuring', 'order_not_locked', 'Make the order'],
] as const)('leads from %s to where %s can be mended then', async (status, code, label) => {
  await show(status);
  const item = { code, ok: false, message: 'Not so yet', facts: {} };
  network.on('GET', `${DRAFT}/checklist`, { body: { status, items: [item] } });
  renderApp(`${AT}?tab=checklist`);
  const list = within(await screen.findByRole('list', { name: 'Checklist' }));
  expect(list.getByRole('link')).toHaveTextContent(label);
});

it('leads from the lobby to no rounds, which are locked', async () => {
  await show('lobby');
  const left = { code: 'pool_too_small', ok: true, caution: true, message: '2 stay undrafted', facts: {} };
  network.on('GET', `${DRAFT}/checklist`, { body: { status: 'lobby', items: [left] } });
  renderApp(`${AT}?tab=checklist`);
  const list = within(await screen.findByRole('list', { name: 'Checklist' }));
  expect(list.queryByRole('link')).toBeNull();
});

it('does not check what cannot be told before there are teams, but counts it as open', async () => {
  const waits = { ok: false, waits: true, facts: {} };
  await show('configuring');
  network.on('GET', `${DRAFT}/checklist`, {
    body: {
      status: 'configuring',
      items: [
        { code: 'too_few_teams', ok: false, message: 'Add teams.', facts: {} },
        { code: 'order_not_locked', message: 'The draft order', ...waits },
        { code: 'no_open_cells', message: 'Picks to make', ...waits },
      ],
    },
  });
  renderApp(`${AT}?tab=checklist`);
  expect(await screen.findByText('1 thing still missing, 2 more to follow')).toBeVisible();
  const list = within(screen.getByRole('list', { name: 'Checklist' }));
  expect(list.getAllByTitle('Not yet')).toHaveLength(2);
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Add teams']);
});

it('calls for a look at what blocks nothing, and asks nothing any more once the rosters are published', async () => {
  const message = '40 players for 6 picks; 34 stay undrafted';
  await show('order_locked');
  network.on('GET', `${DRAFT}/checklist`, {
    body: {
      status: 'order_locked',
      items: [{ code: 'pool_too_small', ok: true, caution: true, message, facts: {} }],
    },
  });
  const { user } = renderApp(`${AT}?tab=checklist`);
  const list = within(await screen.findByRole('list', { name: 'Checklist' }));
  expect(screen.getByText('Everything is ready')).toBeVisible();
  expect(list.getByText(message)).toBeVisible();
  expect(list.getByRole('link', { name: 'Change the rounds' })).toHaveAttribute(
    'href',
    expect.stringContaining('tab=setup'),
  );
  await show('published', 6);
  network.on('GET', `${DRAFT}/checklist`, { body: { status: 'published', items: [] } });
  streamChanged('draft', '00000000000000000099');
  await user.click(screen.getByRole('tab', { name: 'Results' }));
  await user.click(screen.getByRole('tab', { name: 'Checklist' }));
  expect(await screen.findByText('The rosters are published')).toBeVisible();
});

it.each([
  ['live', 'The draft is live', /the teams pick in the room/, 'Go to the room'],
  ['paused', 'The draft is paused', /It is resumed in the room/, 'Go to the room'],
  ['cancelled', 'The draft is canceled', /Its history says why\. It can be reopened/, 'Reopen it there'],
] as const)('says of a %s draft where it goes on', async (status, title, words, way) => {
  await show(status);
  network.on('GET', `${DRAFT}/checklist`, { body: { status, items: [] } });
  renderApp(`${AT}?tab=checklist`);
  const part = within(await screen.findByRole('region', { name: title }));
  expect(part.getByText(words)).toBeVisible();
  expect(part.getByRole('link', { name: way })).toHaveAttribute(
    'href',
    expect.stringMatching(/room|results/),
  );
});

it('says in the checklist why a draft was canceled', async () => {
  const cancelled = { reason: 'The field is closed', revision: 9, at: '2026-11-21T01:00:00.000Z' };
  network.on('GET', `${DRAFT}/room`, { body: await lockedRoom({ status: 'cancelled', cancelled }) });
  network.on('GET', `${DRAFT}/checklist`, { body: { status: 'cancelled', items: [] } });
  renderApp(`${AT}?tab=checklist`);
  expect(await screen.findByText(/The reason: “The field is closed”\./)).toBeVisible();
});

it.each([0, 2])(
  'says that a draft was canceled, after %s picks, and offers neither room nor link',
  async (made) => {
    await show('cancelled', made);
    renderApp(`${AT}?tab=results`);
    expect(await screen.findByText(/This draft was canceled/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'The history says why' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reopen the draft…' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Enter room' })).not.toBeInTheDocument();
    expect(screen.queryByText('Spectator link')).not.toBeInTheDocument();
  },
);

it('stays as it is while its draft is canceled, and keeps the focus', async () => {
  await show('order_locked');
  network.on('POST', `${DRAFT}/cancel`, accepted);
  const { user } = renderApp(`${AT}?tab=results`);
  const shown = await screen.findByRole('group', { name: 'Results' });
  await user.click(await screen.findByRole('button', { name: 'Cancel the draft…' }));
  await user.type(await screen.findByLabelText(/Reason/), 'The field is closed');
  await show('cancelled');
  await user.click(screen.getByRole('button', { name: 'Cancel the draft' }));
  expect(await screen.findByRole('button', { name: 'Reopen the draft…' })).toBeVisible();
  expect(shown).toBeVisible();
  expect(shown).toHaveFocus();
});

it('opens no draft again before it is known whether its league goes on', async () => {
  await show('cancelled');
  network.on('GET', '/leagues/L1/prospectus', problem(500, 'internal', 'Something went wrong'));
  const { user } = renderApp(`${AT}?tab=results`);
  expect(await screen.findByText('Whether the league goes on could not be loaded')).toBeVisible();
  expect(screen.getByText('This draft was canceled')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reopen the draft…' })).not.toBeInTheDocument();
  network.on('GET', '/leagues/L1/prospectus', { body: prospectusView() });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Reopen the draft…' })).toBeVisible();
});

it('offers no draft in a league that was canceled', async () => {
  const cancelled = { at: '2026-11-20T01:00:00.000Z', reason: 'The park is closed' };
  network.on('GET', '/leagues/L1/prospectus', { body: prospectusView({ stage: 'cancelled', cancelled }) });
  await show('cancelled');
  network.on('GET', `${DRAFT}/checklist`, { body: { status: 'cancelled', items: [] } });
  const { user } = renderApp(`${AT}?tab=checklist`);
  expect(await screen.findByText(/The league was canceled too\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the history' })).toHaveAttribute(
    'href',
    expect.stringContaining('tab=history'),
  );
  await user.click(screen.getByRole('tab', { name: 'Setup' }));
  expect((await screen.findAllByText('The draft was canceled with its league.'))[0]).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Results' }));
  expect(await screen.findByText('This draft was canceled')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reopen the draft…' })).not.toBeInTheDocument();
});

it('says that the time of the draft has passed', async () => {
  const room = await lockedRoom({ status: 'order_locked' });
  const settings = { ...room.settings, startsAt: '2026-01-05T20:00:00.000Z' };
  network.on('GET', `${DRAFT}/room`, { body: { ...room, settings } });
  network.on('GET', `${DRAFT}/checklist`, { body: { status: 'order_locked', items: items.slice(0, 1) } });
  renderApp(`${AT}?tab=checklist`);
  expect(await screen.findByText(/^The draft was to start on .* and has not/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set a new time' })).toBeVisible();
  expect(screen.queryByText(/is planned for/)).not.toBeInTheDocument();
});

it('opens the lobby and starts, each after asking', async () => {
  await show('order_locked');
  network.on('GET', `${DRAFT}/checklist`, { body: { status: 'order_locked', items: items.slice(0, 1) } });
  network.on('POST', `${DRAFT}/lobby`, accepted);
  network.on('POST', `${DRAFT}/start`, accepted);
  const { user } = renderApp(`${AT}?tab=checklist`);
  await user.click(await screen.findByRole('button', { name: 'Open lobby…' }));
  expect(screen.queryByRole('link', { name: 'Enter room' })).toBeNull();
  await show('lobby');
  await user.click(await screen.findByRole('button', { name: 'Open the lobby' }));
  const start = await screen.findByRole('button', { name: 'Start the draft…' });
  // The head leads into the room, and nothing else: what is to be done here is to start.
  expect(screen.getAllByRole('link', { name: 'Enter room' })).toHaveLength(1);
  await user.click(start);
  await show('live');
  await user.click(await screen.findByRole('button', { name: 'Start the draft' }));
  expect(await screen.findByText('Live · pick 1 of 6')).toBeVisible();
  expect(network.sent('POST', `${DRAFT}/start`)).toHaveLength(1);
});

describe('the history', () => {
  const row = (revision: number, sentence: string, actor = 'Ana Brook') => ({
    ...{ revision, at: '2026-11-20T20:00:00.000Z', actor, onBehalfOf: null },
    ...{ type: 'X', kind: 'settings', sentence, reason: null },
  });
  const changed = 'Ana Brook changed the pick clock from 60 s to 45 s';

  it('says who did what and when, and pages on', async () => {
    await show('live', 2);
    network.on('GET', `${DRAFT}/history`, ({ query }) =>
      query.get('before') === null
        ? { body: { rows: [row(9, changed), row(8, 'Pick 3: Owls took Jo Park')], nextBefore: 8 } }
        : { body: { rows: [row(2, 'Ana Brook created the draft')], nextBefore: null } },
    );
    const { user } = renderApp(`${AT}?tab=history`);
    const [first, second] = within(await screen.findByRole('list', { name: 'History' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent(
      /^.*(20 Nov|Nov 20).* ago.*Ana Brook changed the pick clock from 60 s to 45 s/,
    );
    expect(within(first as HTMLElement).queryByText('Ana Brook')).not.toBeInTheDocument();
    expect(second).toHaveTextContent('Ana Brook');
    expect(document.querySelector('time[tabindex]')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show earlier' }));
    expect(await screen.findByText('Ana Brook created the draft')).toBeVisible();
    expect(network.sent('GET', `${DRAFT}/history`).at(-1)?.query.get('before')).toBe('8');
    expect(screen.queryByRole('button', { name: 'Show earlier' })).not.toBeInTheDocument();
  });

  it('shows one kind, finds words, keeps both in the address and exports what is shown', async () => {
    await show('live', 2);
    network.on('GET', `${DRAFT}/history`, ({ query }) => ({
      body: { rows: query.get('text') === 'clock' ? [row(9, changed)] : [], nextBefore: null },
    }));
    network.on('GET', `${DRAFT}/history.csv`, { body: 'a,b' });
    URL.createObjectURL = jest.fn(() => 'blob:history');
    URL.revokeObjectURL = jest.fn();
    const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, path } = renderApp(`${AT}?tab=history`);
    expect(await screen.findByText('Nothing has happened yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    expect(await screen.findByText('Nothing fits')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search the history' }), 'clock');
    expect(await screen.findByText(changed)).toBeVisible();
    expect(path()).toBe(`${AT}?tab=history&kind=settings&text=clock`);
    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    save.mockRestore();
    const [exported] = network.sent('GET', `${DRAFT}/history.csv`);
    expect([exported?.query.get('kind'), exported?.query.get('text')]).toEqual(['settings', 'clock']);
    await user.click(screen.getByRole('button', { name: 'Settings' }));
    await waitFor(() => expect(path()).toBe(`${AT}?tab=history&text=clock`));
  });
});

it('shows the board by teams and rounds with who was taken', async () => {
  await show('live', 4);
  renderApp(`${AT}?tab=board`);
  const board = within(await screen.findByRole('region', { name: 'Draft board' }));
  expect(await board.findByText('Willy Adames')).toBeVisible();
  // The whole head has the team's colour, however wide its column is.
  expect(board.getByRole('columnheader', { name: 'Hawks' })).toHaveStyle({
    backgroundColor: 'rgb(198, 40, 40)',
  });
  expect(board.getAllByRole('row')).toHaveLength(3);
  const second = board.getAllByRole('row')[2];
  expect(
    within(second as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => /^\d+/.exec(cell.textContent ?? '')?.[0]),
  ).toEqual(['6', '5', '4']);
});

it('tells results by team and by pick, with the reason of the clock', async () => {
  await show('live', 4);
  const { user } = renderApp(`${AT}?tab=results`);
  await user.click(await screen.findByRole('button', { name: 'By pick' }));
  const table = within(await screen.findByRole('table', { name: 'Results by pick' }));
  expect(table.getAllByRole('row')).toHaveLength(5);
  await user.click(table.getByRole('button', { name: 'Why? Pick 2' }));
  expect(await screen.findByText(/Passed over 3 players on the queue: already taken/)).toBeVisible();
});

it('sums a finished draft up: how even the teams are and who was the best value, for those who see ratings', async () => {
  const ratings = [8, 8, 8, 8, 8, 10];
  const rated = cards.map((card, index) => ({ ...card, rating: ratings[index] ?? null }));
  const room = await lockedRoom({ status: 'completed', completedAt: '2026-11-21T01:00:00.000Z' });
  network.on('GET', `${DRAFT}/room`, { body: { ...room, picks: picksOf(room, 6) } });
  network.on('GET', `${DRAFT}/players`, { body: { leagueId: 'L1', position: '1', players: rated } });
  const first = renderApp(AT);
  const teams = within(await screen.findByRole('list', { name: 'Average rating of each team' }));
  expect(teams.getAllByRole('listitem').map((row) => /[\d.]+$/.exec(row.textContent ?? '')?.[0])).toEqual([
    '9.0',
    '8.0',
    '8.0',
  ]);
  expect(screen.getByText(/at most 1\.0 apart/)).toBeVisible();
  const best = within(screen.getByRole('list', { name: 'Best value' })).getByRole('listitem');
  expect(best).toHaveTextContent(/^Jo ParkRated 10, pick 6 for .+: 5 picks later than rated$/);
  first.unmount();
  const unrated = cards.map((card) => ({ ...card, rating: null }));
  network.on('GET', `${DRAFT}/players`, { body: { leagueId: 'L1', position: '1', players: unrated } });
  renderApp(AT);
  expect(await screen.findByRole('button', { name: 'Export as CSV' })).toBeVisible();
  expect(await screen.findByText('Jo Park')).toBeVisible();
  expect(screen.queryByText('Recap')).not.toBeInTheDocument();
});

it.each([
  [8, /8\.3.*8\.5.*8\.5/, /average ratings are at most 0\.2 apart/],
  [8.5, /8\.5.*8\.5.*8\.5/, /average ratings are equal/],
])('says how far apart the averages are that it shows', async (first, averages, said) => {
  const rated = cards.map((card, index) => ({ ...card, rating: index === 0 ? first : 8.5 }));
  const room = await lockedRoom({ status: 'completed', completedAt: '2026-11-21T01:00:00.000Z' });
  network.on('GET', `${DRAFT}/room`, { body: { ...room, picks: picksOf(room, 6) } });
  network.on('GET', `${DRAFT}/players`, { body: { leagueId: 'L1', position: '1', players: rated } });
  renderApp(AT);
  const teams = await screen.findByRole('list', { name: 'Average rating of each team' });
  expect(teams).toHaveTextContent(averages);
  expect(screen.getByText(said)).toBeVisible();
});

it('assigns a player who came late to the next team in order', async () => {
  await show('completed', 5);
  network.on('POST', `${DRAFT}/late-players`, accepted);
  const { user } = renderApp(AT);
  await user.click(await screen.findByRole('button', { name: 'Assign Jo Park to a team' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign Jo Park?' }));
  // Until the rosters are out, an undo takes it back with the picks.
  expect(dialog.getByText(/Publishing makes the roster/)).not.toHaveTextContent('taken back');
  await user.click(dialog.getByRole('button', { name: /^Assign to / }));
  await waitFor(() =>
    expect(network.sent('POST', `${DRAFT}/late-players`)).toMatchObject([{ body: { playerId: 'p6' } }]),
  );
  expect(await screen.findByText(/^Jo Park joins /)).toBeVisible();
});

it('assigns nobody to a team that has left the league, as soon as it has', async () => {
  const room = await lockedRoom({ status: 'published' });
  const made = { ...room, picks: picksOf(room, 3) };
  network.on('GET', `${DRAFT}/room`, { body: made });
  const [first, second] = room.order.map((teamId) => room.teams.find((team) => team.teamId === teamId)?.name);
  renderApp(`${AT}?tab=results`);
  expect(await screen.findByText(new RegExp(`Next: ${first}\\.$`))).toBeVisible();
  network.on('GET', `${DRAFT}/room`, { body: { ...made, goneTeamIds: room.order.slice(0, 1) } });
  streamChanged('league', '00000000000000000099');
  expect(await screen.findByText(new RegExp(`Next: ${second}\\.$`))).toBeVisible();
});

it('asks again where somebody else has assigned a player to the team that was next', async () => {
  await show('completed', 4);
  network.on('POST', `${DRAFT}/late-players`, { status: 412, body: { code: 'stale_revision' } });
  const { user } = renderApp(AT);
  await user.click(await screen.findByRole('button', { name: 'Assign Jo Park to a team' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Assign Jo Park?' }));
  const room = await lockedRoom({ status: 'completed' });
  const [first, second] = room.order.map((teamId) => room.teams.find((team) => team.teamId === teamId)?.name);
  const revision = room.revision + 1;
  const extras = [{ playerId: 'p5', teamId: room.order[0] ?? '', source: 'late' as const }];
  network.on('GET', `${DRAFT}/room`, { body: { ...room, revision, picks: picksOf(room, 4), extras } });
  await user.click(dialog.getByRole('button', { name: `Assign to ${first}` }));
  expect(await dialog.findByText(/^This has changed since you opened it\./)).toBeVisible();
  network.on('POST', `${DRAFT}/late-players`, accepted);
  await user.click(await dialog.findByRole('button', { name: `Assign to ${second}` }));
  expect(await screen.findByText(/^Jo Park joins /)).toBeVisible();
  const seen = network.sent('POST', `${DRAFT}/late-players`).map(({ headers }) => headers.get('if-match'));
  expect(seen).toEqual([`"${room.revision}"`, `"${revision}"`]);
});

const fine = {
  code: 'teams_gone',
  ok: true,
  message: 'All teams are still in the league',
  facts: { teamIds: [] },
};

it('publishes the rosters once they were looked at', async () => {
  await show('completed', 6);
  network.on('GET', `${DRAFT}/checklist`, { body: { status: 'completed', items: [fine] } });
  network.on('POST', `${DRAFT}/publish`, accepted);
  const { user } = renderApp(AT);
  await user.click(await screen.findByRole('button', { name: 'Publish rosters…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish 3 rosters?' }));
  expect(dialog.getAllByText('2 players')).toHaveLength(3);
  await user.click(dialog.getByRole('button', { name: 'Publish rosters' }));
  await waitFor(() => expect(network.sent('POST', `${DRAFT}/publish`)).toHaveLength(1));
  const { revision } = await lockedRoom({ status: 'completed' });
  expect(network.sent('POST', `${DRAFT}/publish`)[0]?.headers.get('if-match')).toBe(`"${revision}"`);
  expect(await screen.findByText('Rosters published')).toBeVisible();
  expect(screen.getByText('3 teams have their players.')).toBeVisible();
});

it('says whose players come on no roster before it publishes, and makes them none', async () => {
  const message = 'No longer in the league: Hawks. Publishing puts 2 drafted players on no roster.';
  const gone = { ...fine, ok: false, message, facts: { teamIds: ['t1'] } };
  await show('completed', 6);
  network.on('GET', `${DRAFT}/checklist`, { body: { status: 'completed', items: [gone] } });
  network.on('POST', `${DRAFT}/publish`, accepted);
  const { user } = renderApp(AT);
  await user.click(await screen.findByRole('button', { name: 'Publish rosters…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish 2 rosters?' }));
  expect(dialog.getByText(message)).toBeVisible();
  expect(dialog.queryByText('Hawks')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Publish rosters' }));
  expect(await screen.findByText('2 teams have their players.')).toBeVisible();
});

it('asks again where the draft has changed since the rosters were looked at', async () => {
  await show('completed', 6);
  network.on('GET', `${DRAFT}/checklist`, { body: { status: 'completed', items: [fine] } });
  network.on('POST', `${DRAFT}/publish`, { status: 412, body: { code: 'stale_revision' } });
  const { user } = renderApp(AT);
  await user.click(await screen.findByRole('button', { name: 'Publish rosters…' }));
  await user.click(await screen.findByRole('button', { name: 'Publish rosters' }));
  expect(await screen.findByText(/^This has changed since you opened it\./)).toBeVisible();
});

it('resets only with a reason and the typed word', async () => {
  await show('live', 3);
  network.on('POST', `${DRAFT}/reset`, accepted);
  const { user } = renderApp(`${AT}?tab=results`);
  await user.click(await screen.findByRole('button', { name: 'Reset to the lobby…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Reason/), 'Wrong pool imported');
  await user.type(dialog.getByLabelText('Type RESET to confirm'), 'reset');
  expect(dialog.getByRole('button', { name: 'Reset the draft' })).toBeDisabled();
  await user.clear(dialog.getByLabelText('Type RESET to confirm'));
  await user.type(dialog.getByLabelText('Type RESET to confirm'), 'RESET');
  await user.click(dialog.getByRole('button', { name: 'Reset the draft' }));
  await waitFor(() =>
    expect(network.sent('POST', `${DRAFT}/reset`)[0]?.body).toEqual({
      reason: 'Wrong pool imported',
      confirmation: 'RESET',
    }),
  );
});

it('creates and shows the spectator link', async () => {
  await show('lobby');
  network.on('POST', `${DRAFT}/spectator-link`, accepted);
  const { user } = renderApp(`${AT}?tab=results`);
  const create = await screen.findByRole('button', { name: 'Create a spectator link' });
  network.on('GET', `${DRAFT}/spectator-link`, {
    body: { path: '/complex/leagues/L1/draft/room?spectator=tok' },
  });
  await user.click(create);
  expect(await screen.findByRole('textbox', { name: 'Spectator link' })).toHaveValue(
    'http://localhost/complex/leagues/L1/draft/room?spectator=tok',
  );
});

it('gives others the results without the controls', async () => {
  await show('published', 6);
  network.on('GET', '/leagues/L1', {
    body: league({ me: { staffRoles: [], teamId: 't1', teamRole: 'captain', playerId: null } }),
  });
  const room = await lockedRoom({ status: 'published', me: { role: 'captain', teamIds: ['t1'] } });
  network.on('GET', `${DRAFT}/room`, { body: { ...room, picks: picksOf(room, 6) } });
  renderApp(AT);
  expect(await screen.findByRole('article', { name: 'Hawks' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Cancel the draft/ })).not.toBeInTheDocument();
});
