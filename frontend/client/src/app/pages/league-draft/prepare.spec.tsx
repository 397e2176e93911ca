import type { DraftPlayerView, RoomView } from '@fieldhouse/api-contract';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem, type FakeApi } from '../../../../test/fake-api';
import { streamChanged } from '../../../../test/fake-live';
import { renderApp } from '../../../../test/render-app';
import { dashboard, league, pool, room as draftRoom, softball } from '../../../../test/samples';
import { keptNames } from '../../../shared/lib/kept';

// The whole page in jsdom takes its time on a busy machine; what is waited for is always a condition.
configure({ asyncUtilTimeout: 30_000 });

const AT = '/complex/leagues/L1/draft';
const DRAFT = '/leagues/L1/draft';
const LISTS = { queue: 'queue', ranking: 'ranking', 'do-not-draft': 'doNotDraft' } as const;

const card = (playerId: string, name: string, rating: number): DraftPlayerView => ({
  playerId,
  name,
  positions: [rating > 8 ? 'P' : 'C'],
  rating,
  tier: 1,
  gender: null,
  nights: ['tue'],
  groupId: null,
  comment: null,
  notes: [],
  ownColumns: [],
  registeredAt: '2026-10-01T00:00:00.000Z',
  withdrawn: false,
});
/** As the rating list has them. */
const CARDS = [
  card('p1', 'Willy Adames', 10),
  card('p2', 'José Altuve', 9),
  card('p3', 'Ana Reed', 8),
  card('p4', 'Luis Ortega', 8),
  card('p5', 'Mara Quinn', 7),
];

let network: FakeApi;
let plan: { revision: number; queue: string[]; ranking: string[]; doNotDraft: string[] };
const showPlayers = (players: readonly DraftPlayerView[]): void =>
  network.on('GET', `${DRAFT}/players`, { body: { leagueId: 'L1', position: '1', players } });
/** What the server does with a list. */
const save: Parameters<FakeApi['on']>[2] = ({ body, headers }, [list]) => {
  if (headers.get('if-match') !== `"${plan.revision}"`) return problem(412, 'stale_revision', 'Changed');
  const { playerIds } = body as { readonly playerIds: readonly string[] };
  plan[LISTS[list as keyof typeof LISTS]] = [...playerIds];
  plan.revision += 1;
  return { body: { streamId: 'draftPlan-x', revision: plan.revision, position: '1' } };
};
const show = (change: Partial<RoomView> = {}, staffRoles: readonly 'owner'[] = []): void => {
  network.on('GET', '/leagues/L1', {
    body: league({ me: { staffRoles: [...staffRoles], teamId: 't1', teamRole: 'captain', playerId: null } }),
  });
  network.on('GET', `${DRAFT}/room`, {
    body: draftRoom({ me: { role: 'captain', teamIds: ['t1'] }, ...change }),
  });
};
const { matchMedia } = window;
const withMedia = (value: typeof matchMedia): void => {
  Object.defineProperty(window, 'matchMedia', { configurable: true, value });
};
const onDesktop = (): void =>
  withMedia((query) => ({ ...matchMedia(query), matches: query.includes('min-width') }));

beforeEach(() => {
  network = fakeApi();
  plan = { revision: 4, queue: [], ranking: [], doNotDraft: [] };
  network.on('GET', '/sports', { body: [softball] });
  network.on('GET', '/leagues/L1/pool', { body: pool([]) });
  network.on('GET', `${DRAFT}/plan`, () => ({ body: { teamId: 't1', ...plan } }));
  network.on('PUT', `${DRAFT}/plan/:list`, save);
  showPlayers(CARDS);
  show();
});
afterEach(() => {
  localStorage.clear();
  withMedia(matchMedia);
});

const players = async () => within(await screen.findByRole('grid', { name: 'Players' }));
const ranking = () =>
  within(screen.getByRole('list', { name: 'My ranking' }))
    .getAllByRole('button', { name: /^Move / })
    .map((handle) => handle.getAttribute('aria-label')?.replace(/^Move (.*), number \d+$/, '$1'));

it('opens first for a captain, long before the lobby: whom they press + for is in the queue', async () => {
  const { user } = renderApp(AT);
  expect(await screen.findByRole('tab', { name: 'Prepare', selected: true })).toBeVisible();
  const pool = await players();
  await user.click(pool.getByRole('button', { name: 'Add José Altuve to queue' }));
  await waitFor(() => expect(plan.queue).toEqual(['p2']));
  await user.click(screen.getByRole('button', { name: 'Queue 1' }));
  expect(
    within(await screen.findByRole('list', { name: 'My queue' })).getByText('José Altuve'),
  ).toBeVisible();
});

it('finds players by name and position', async () => {
  const { user } = renderApp(AT);
  const pool = await players();
  await user.type(screen.getByRole('searchbox', { name: 'Search players' }), 'jose');
  await waitFor(() => expect(pool.queryByText('Ana Reed')).not.toBeInTheDocument());
  expect(pool.getByText('José Altuve')).toBeVisible();
  await user.clear(screen.getByRole('searchbox', { name: 'Search players' }));
  await user.click(screen.getByRole('radio', { name: 'C' }));
  await waitFor(() => expect(pool.queryByText('José Altuve')).not.toBeInTheDocument());
  expect(pool.getByText('Ana Reed')).toBeVisible();
});

it('ranks everybody by rating in one press, without those to avoid, and shows where the rounds begin', async () => {
  plan.doNotDraft = ['p2'];
  const { user } = renderApp(AT);
  await players();
  await user.click(await screen.findByRole('button', { name: /^Ranking/ }));
  await user.click(await screen.findByRole('button', { name: 'Start from the ratings' }));
  await waitFor(() => expect(plan.ranking).toEqual(['p1', 'p3', 'p4', 'p5']));
  expect(
    within(screen.getByRole('list', { name: 'My ranking' }))
      .getAllByRole('listitem')
      .map((row) => /^Round \d|Adames|Reed|Ortega|Quinn/.exec(row.textContent ?? '')?.[0]),
  ).toEqual(['Round 1', 'Adames', 'Reed', 'Ortega', 'Round 2', 'Quinn']);
  expect(screen.queryByRole('button', { name: /by rating$/ })).not.toBeInTheDocument();
});

it('moves a ranked player by a place, to the top and to a number, by keyboard alone', async () => {
  plan.ranking = ['p1', 'p2', 'p3', 'p4', 'p5'];
  const { user } = renderApp(AT);
  await players();
  await user.click(await screen.findByRole('button', { name: /^Ranking 5/ }));
  const list = within(await screen.findByRole('list', { name: 'My ranking' }));
  act(() => list.getByRole('button', { name: /^Luis Ortega/ }).focus());
  await user.keyboard('[Enter]');
  act(() => list.getByRole('button', { name: 'Luis Ortega up' }).focus());
  await user.keyboard('[Enter][Enter]');
  expect(ranking()[1]).toBe('Luis Ortega');
  expect(list.getByRole('button', { name: 'Luis Ortega up' })).toHaveFocus();
  expect(screen.getByRole('status', { name: 'Moved' })).toHaveTextContent('Luis Ortega is number 2 of 5.');
  await user.click(list.getByRole('button', { name: 'Luis Ortega to the top' }));
  expect(ranking()[0]).toBe('Luis Ortega');
  expect(list.getByRole('button', { name: 'Move Luis Ortega, number 1' })).toHaveFocus();
  await user.clear(list.getByLabelText('Number of Luis Ortega, 1 to 5'));
  await user.type(list.getByLabelText('Number of Luis Ortega, 1 to 5'), '99[Enter]');
  expect(ranking()[4]).toBe('Luis Ortega');
  await waitFor(() => expect(plan.ranking).toEqual(['p1', 'p2', 'p3', 'p5', 'p4']));
});

it('plans for a player by keyboard: rank, queue, avoid', async () => {
  const { user } = renderApp(AT);
  await players();
  act(() => screen.getByRole('grid', { name: 'Players' }).focus());
  await user.keyboard('[ArrowDown][Enter]');
  await user.click(await screen.findByRole('button', { name: 'Rank: José Altuve' }));
  await user.click(screen.getByRole('button', { name: 'Add to queue: José Altuve' }));
  await user.click(screen.getByRole('button', { name: 'Do not draft: José Altuve' }));
  await waitFor(() => expect(plan).toMatchObject({ queue: ['p2'], ranking: ['p2'], doNotDraft: ['p2'] }));
});

it('keeps what could not be saved, over another visit too, and saves it once the browser is online', async () => {
  network.on('PUT', `${DRAFT}/plan/:list`, problem(503, 'unavailable', 'Not now'));
  const { user, unmount } = renderApp(AT);
  const pool = await players();
  await user.click(pool.getByRole('button', { name: 'Add Ana Reed to queue' }));
  expect(await screen.findByText(/^Not saved yet/)).toBeInTheDocument();
  unmount();
  expect(localStorage.getItem('kept draft-plan ana L1 t1')).toContain('p3');
  renderApp(AT);
  await players();
  await user.click(await screen.findByRole('button', { name: /^Queue 1/ }));
  expect(await screen.findByText(/^Not saved yet/)).toBeInTheDocument();
  network.on('PUT', `${DRAFT}/plan/:list`, save);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(plan.queue).toEqual(['p3']));
  await waitFor(() => expect(screen.queryByText(/^Not saved yet/)).not.toBeInTheDocument());
});

it('saves what could not be saved from another page, once that is possible', async () => {
  network.on('GET', '/dashboard', { body: dashboard() });
  network.on('PUT', `${DRAFT}/plan/:list`, {
    ...problem(429, 'too_many_requests', 'Not now'),
    headers: { 'retry-after': '600' },
  });
  const { user, history } = renderApp(AT);
  const pool = await players();
  await user.click(pool.getByRole('button', { name: 'Add Ana Reed to queue' }));
  await waitFor(() => expect(network.sent('PUT', `${DRAFT}/plan/queue`)).toHaveLength(1));
  act(() => history.push('/dashboard'));
  await waitFor(() => expect(screen.queryByRole('grid', { name: 'Players' })).not.toBeInTheDocument());
  network.on('PUT', `${DRAFT}/plan/:list`, save);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(plan.queue).toEqual(['p3']));
  await waitFor(() => expect(keptNames('draft-plan')).toEqual([]));
});

it('follows the pool: an empty one says so, and a player shows up without a reload', async () => {
  showPlayers([]);
  renderApp(AT);
  expect(await screen.findByText('The pool is empty yet')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add players' })).not.toBeInTheDocument();
  showPlayers(CARDS);
  act(() => streamChanged('playerPool', '00000000000000000009'));
  expect((await players()).getByText('Mara Quinn')).toBeVisible();
});

it('says that the players could not be loaded, and tries again', async () => {
  network.on('GET', `${DRAFT}/players`, problem(500, 'internal', 'Broken'));
  const { user } = renderApp(AT);
  expect(await screen.findByText('The players could not be loaded')).toBeVisible();
  showPlayers(CARDS);
  await user.click(screen.getByRole('button', { name: /Try again|Retry/ }));
  expect((await players()).getByText('Mara Quinn')).toBeVisible();
});

it('shows the pool and my lists beside each other on a desktop', async () => {
  onDesktop();
  plan.queue = ['p1'];
  renderApp(AT);
  await players();
  expect(
    within(await screen.findByRole('list', { name: 'My queue' })).getByText('Willy Adames'),
  ).toBeVisible();
});

it('is there for a commissioner with a team, not without one, and gone when the draft is over', async () => {
  show({ me: { role: 'commissioner', teamIds: ['t1'] } }, ['owner']);
  const first = renderApp(`${AT}?tab=order`);
  expect(await screen.findByRole('tab', { name: 'Prepare' })).toBeVisible();
  first.unmount();
  show({ me: { role: 'commissioner', teamIds: [] } }, ['owner']);
  const second = renderApp(`${AT}?tab=order`);
  expect(await screen.findByRole('tab', { name: 'Order' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Prepare' })).not.toBeInTheDocument();
  second.unmount();
  show({ status: 'completed' });
  network.on('GET', `${DRAFT}/spectator-link`, { body: { path: null } });
  renderApp(`${AT}?tab=prepare`);
  expect(await screen.findByRole('tab', { name: 'Results', selected: true })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Prepare' })).not.toBeInTheDocument();
});

it('is where a room that is not open yet sends a captain', async () => {
  const { user, path } = renderApp(`${AT}/room`);
  await user.click(await screen.findByRole('link', { name: 'Prepare for the draft' }));
  expect(path()).toBe(`${AT}?tab=prepare`);
  await players();
});

it('is for each of the teams that somebody picks for, the chosen one in the address', async () => {
  onDesktop();
  show({ me: { role: 'captain', teamIds: ['t1', 't2'] } });
  const queues: Readonly<Record<string, string[]>> = { t1: ['p1'], t2: ['p2'] };
  network.on('GET', `${DRAFT}/plan`, ({ query }) => {
    const teamId = query.get('teamId') ?? '';
    return { body: { ...plan, teamId, queue: queues[teamId] } };
  });
  const { user, path } = renderApp(`${AT}?tab=prepare`);
  await players();
  const queue = () => within(screen.getByRole('list', { name: 'My queue' }));
  expect(await queue().findByText('Willy Adames')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Team of the lists' }), 't2');
  expect(await screen.findByRole('list', { name: 'My queue' })).toBeVisible();
  await waitFor(() => expect(queue().getByText('José Altuve')).toBeVisible());
  expect(path()).toBe(`${AT}?tab=prepare&team=t2`);
  await user.click((await players()).getByRole('button', { name: 'Add Ana Reed to queue' }));
  await waitFor(() =>
    expect(network.sent('PUT', `${DRAFT}/plan/queue`).map(({ body }) => body)).toEqual([
      { teamId: 't2', playerIds: ['p2', 'p3'] },
    ]),
  );
});
