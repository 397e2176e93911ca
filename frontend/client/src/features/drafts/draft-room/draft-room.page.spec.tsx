import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, problem } from '../../../../test/fake-api';
import { renderApp } from '../../../../test/render-app';
import { changeRoomSettings } from './settings/room-settings';
import { fakeServer } from '../../../../test/fake-live';
import { fakeRoom } from './testing/fake-room';
import { accepted, onDesktop, renderRoom } from './testing/render-room';
import {
  onTheClock,
  pick,
  picked,
  poolGrew,
  samplePlayers,
  secondsFromNow,
  turn,
} from './testing/sample-room';

beforeAll(onDesktop);
afterEach(() => {
  fakeRoom.reset();
  changeRoomSettings({ shortcuts: true });
  localStorage.clear();
});

const board = () => screen.getByRole('grid', { name: 'Draft board' });
const cell = (name: RegExp) => within(board()).getByRole('gridcell', { name });
const choose = async (user: Awaited<ReturnType<typeof renderRoom>>['user'], name: string) => {
  const players = screen.getByRole('grid', { name: 'Players' });
  // Once the first rows have made room for the others: what is put away under a click is not clicked.
  await waitFor(() => expect(players.querySelector('.pool-rows')).not.toBeInTheDocument());
  await user.click(await within(players).findByText(name));
};
const joined = () => screen.findByRole('img', { name: /^In step with the server/ });

/** Somebody who picks for both teams. */
const both = { me: { role: 'captain', teamIds: ['hawks', 'owls'] } } as const;

it('drafts for whichever of my teams is on the clock, and says for which', async () => {
  const { api, base, user } = await renderRoom({ ...both, picks: [pick(1, 'p1')], turn: turn(2) });
  await joined();
  api.on('POST', `${base}/picks`, accepted(11));
  expect(document.title).toBe('● Your pick — Owls');
  expect(screen.getByRole('region', { name: 'My actions' })).toHaveAttribute('data-my-turn', 'true');
  await choose(user, 'Sam Reed');
  await user.click(screen.getByRole('button', { name: 'Draft Sam Reed for Owls' }));
  await waitFor(() =>
    expect(api.sent('POST', `${base}/picks`).map(({ body }) => body)).toEqual([
      { pickNo: 2, playerId: 'p7' },
    ]),
  );
  expect(cell(/^Pick 2, Owls: Sam Reed, P/)).toBeInTheDocument();
  expect(api.sent('GET', `${base}/legality`).at(-1)?.query.get('teamId')).toBe('owls');
  expect(screen.getByRole('columnheader', { name: 'Owls, my team' })).toBeInTheDocument();
});

it('asks for which of my teams I meant, where the turn has just passed to it', async () => {
  const justBegun = turn(2, { startedAt: secondsFromNow(60) });
  const { api, base, user } = await renderRoom({ ...both, picks: [pick(1, 'p1')], turn: justBegun });
  await joined();
  api.on('POST', `${base}/picks`, accepted(11));
  await choose(user, 'Sam Reed');
  await user.click(screen.getByRole('button', { name: 'Draft Sam Reed for Owls' }));
  expect(await screen.findByRole('dialog', { name: 'Draft Sam Reed for Owls?' })).toBeVisible();
  expect(api.sent('POST', `${base}/picks`)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Yes, draft Sam Reed' }));
  await waitFor(() => expect(api.sent('POST', `${base}/picks`)).toHaveLength(1));
});

it('tells for which of my teams it is my turn', async () => {
  await renderRoom({ ...both, turn: turn(1) });
  await joined();
  act(() => {
    fakeRoom.append(picked(1, 'p1'));
    fakeRoom.append(onTheClock(2));
  });
  await waitFor(() =>
    expect(screen.getByRole('alert', { name: 'Your turn' })).toHaveTextContent(
      'Your pick for Owls. Round 1, pick 2. You are on the clock.',
    ),
  );
});

it('says of each of my teams that the clock picks for it', async () => {
  await renderRoom({ ...both, autoTeams: [{ teamId: 'owls', cause: 'two_expiries' }] });
  expect(await screen.findByRole('button', { name: 'Turn off auto for Owls' })).toBeVisible();
  expect(screen.queryByText(/other team/)).not.toBeInTheDocument();
});

it('follows the log: picks appear and the next team is on the clock', async () => {
  await renderRoom();
  await joined();
  act(() => {
    fakeRoom.append(picked(1, 'p1'));
    fakeRoom.append(onTheClock(2));
  });
  await waitFor(() => expect(cell(/^Pick 2, Owls: on the clock$/)).toHaveAttribute('aria-current', 'step'));
  expect(cell(/^Pick 1, Hawks: Willy Adames, SS$/)).toBeInTheDocument();
  expect(await screen.findByText('Pick 1: Hawks take Willy Adames, SS.')).toBeInTheDocument();
});

it('marks who was drafted and has left the league since', async () => {
  await renderRoom(
    { picks: [pick(1, 'p1')], turn: turn(2) },
    { players: samplePlayers.map((player) => ({ ...player, withdrawn: player.playerId === 'p1' })) },
  );
  expect(cell(/^Pick 1, Hawks: Willy Adames \(withdrawn\), SS$/)).toHaveAttribute('data-withdrawn', 'true');
});

it('shows a pick at once and keeps it when the log has it', async () => {
  const { api, base, user } = await renderRoom();
  await joined();
  let answer: (value: ReturnType<typeof accepted>) => void = () => undefined;
  api.on('POST', `${base}/picks`, () => new Promise((resolve) => (answer = resolve)));
  await choose(user, 'Willy Adames');
  await user.dblClick(screen.getByRole('button', { name: 'Draft Willy Adames' }));
  expect(cell(/^Pick 1, Hawks: Willy Adames, SS \(being sent\)$/)).toBeInTheDocument();
  act(() => fakeRoom.append(picked(1, 'p1')));
  await act(async () => answer(accepted(11)));
  expect(cell(/^Pick 1, Hawks: Willy Adames, SS$/)).toBeInTheDocument();
  const sent = api.sent('POST', `${base}/picks`);
  expect(sent.map(({ body }) => body)).toEqual([{ pickNo: 1, playerId: 'p1' }]);
  expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
});

it('takes a refused pick off the board, says who was faster and leaves the queue alone', async () => {
  const { api, base, user } = await renderRoom();
  api.on(
    'POST',
    `${base}/picks`,
    problem(409, 'player_taken', 'Already taken', { facts: { teamId: 'owls', pickNo: 2 } }),
  );
  await choose(user, 'Willy Adames');
  await user.click(screen.getByRole('button', { name: 'Draft Willy Adames' }));
  expect(
    await screen.findByText(/Owls took him just before you\. Your queue is unchanged\./),
  ).toBeInTheDocument();
  expect(cell(/^Pick 1, Hawks: on the clock$/)).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: 'My queue' })).getAllByRole('listitem')).toHaveLength(3);
  expect(api.seen.filter(({ path }) => path.includes('/plan/'))).toEqual([]);
});

it('tells my turn in the title, the action bar and the announcement at once', async () => {
  await renderRoom({ picks: [pick(1, 'p1')], turn: turn(2) });
  await joined();
  expect(document.title).toBe('R1 · Pick 2 · Owls · Thursday Softball');
  act(() => {
    fakeRoom.append(picked(2, 'p2'));
    fakeRoom.append(picked(3, 'p3'));
    fakeRoom.append(onTheClock(4));
  });
  await waitFor(() => expect(document.title).toBe('● Your pick — Hawks'));
  expect(screen.getByRole('alert', { name: 'Your turn' })).toHaveTextContent(
    'Your pick. Round 2, pick 4. You are on the clock.',
  );
  expect(screen.getByRole('region', { name: 'My actions' })).toHaveAttribute('data-my-turn', 'true');
  // Whoever reads on afterwards finds no turn that is over.
  act(() => {
    fakeRoom.append(picked(4, 'p4'));
    fakeRoom.append(picked(5, 'p5'));
    fakeRoom.append(onTheClock(6));
  });
  await waitFor(() => expect(screen.getByRole('alert', { name: 'Your turn' }).textContent).toBe(''));
});

it('shows why the room is paused and lets nobody pick', async () => {
  const { user } = await renderRoom({
    status: 'paused',
    turn: null,
    paused: {
      cause: 'commissioner',
      reason: 'Rain delay',
      revision: 8,
      remainingSeconds: 23,
      at: secondsFromNow(-5),
    },
  });
  expect(screen.getByText(/Rain delay, with 0:23 on the clock\. Nobody can pick/)).toBeInTheDocument();
  await choose(user, 'Willy Adames');
  expect(screen.getByRole('button', { name: 'Draft Willy Adames' })).toBeDisabled();
});

/** A turn of four hours; its clock has stood still for an hour, and does for another. */
const slow = () => ({
  ...{ startedAt: secondsFromNow(-7_200), deadlineAt: secondsFromNow(14_400), autoPickAt: null },
  quiet: [{ from: secondsFromNow(-3_600), until: secondsFromNow(3_600) }],
});

it('tells in quiet hours until when the clock stands still, and when the turn ends', async () => {
  await renderRoom({ turn: turn(1, slow()) });
  await joined();
  expect(await screen.findByText(/^Quiet until ./)).toBeInTheDocument();
  expect(screen.getByText(/^Your pick ends ./)).toBeInTheDocument();
  const digits = screen.getByRole('timer');
  expect(digits).toHaveTextContent('3:00:00');
  expect(digits).toHaveAttribute('data-phase', 'quiet');
  act(() => fakeRoom.append(onTheClock(2, { ...slow(), quiet: [] })));
  expect(await screen.findByText(/^Ends .+$/)).toBeInTheDocument();
  act(() => fakeRoom.append(onTheClock(3)));
  await waitFor(() => expect(screen.queryByText(/^Ends .+$/)).not.toBeInTheDocument());
});

it('lets a pick through in the grace after zero, and says so', async () => {
  const { user } = await renderRoom({ turn: null });
  await joined();
  await choose(user, 'Willy Adames');
  const [deadlineAt, autoPickAt] = [secondsFromNow(0.1), secondsFromNow(600)];
  act(() => fakeRoom.append(onTheClock(1, { deadlineAt, autoPickAt })));
  expect(await screen.findByText('Last moment: a pick still counts')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent('0:00'));
  expect(screen.getByRole('button', { name: 'Draft Willy Adames' })).toBeEnabled();
});

it('leaves the pick to the clock once the grace is over', async () => {
  const { user } = await renderRoom({ turn: null });
  await joined();
  await choose(user, 'Willy Adames');
  act(() =>
    fakeRoom.append(onTheClock(1, { deadlineAt: secondsFromNow(-2), autoPickAt: secondsFromNow(0.1) })),
  );
  expect(await screen.findByText('The clock is picking…')).toBeInTheDocument();
  expect(await screen.findByText('Time is up. The clock is picking.')).toBeInTheDocument();
});

it('refuses a player who is not legal, with the reason', async () => {
  const { user } = await renderRoom();
  await choose(user, 'Lee Park');
  expect(await screen.findAllByText('Then the team would have more than 2 women.')).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Draft Lee Park' })).toBeDisabled();
  expect(screen.getByRole('group', { name: 'My team needs' })).toHaveTextContent('1 P');
});

it('explains a pick of the clock', async () => {
  const why = {
    rank: 2,
    passedOver: [{ list: 'queue' as const, rule: 'taken', count: 1 }],
    need: null,
    relaxed: false,
  };
  const { user } = await renderRoom({ picks: [pick(1, 'p1', { source: 'queue', why })], turn: turn(2) });
  await user.click(cell(/^Pick 1, .* Why this player\?$/));
  const story = await screen.findByRole('dialog', { name: 'Willy Adames' });
  expect(story).toHaveTextContent('Passed over 1 player on the queue: already taken.');
  expect(story).toHaveTextContent('Took number 2 of the queue.');
});

it('greys the board while the connection is away and replays what was missed', async () => {
  await renderRoom();
  await joined();
  act(() => fakeServer.goDown());
  expect(screen.getByRole('button', { name: /^No connection Reconnecting/ })).toBeInTheDocument();
  expect(screen.getAllByText('No connection')).toHaveLength(2);
  fakeRoom.append(picked(1, 'p1'));
  act(() => fakeServer.comeBack());
  await waitFor(() => expect(cell(/^Pick 1, Hawks: Willy Adames, SS$/)).toBeInTheDocument(), {
    timeout: 4_000,
  });
  expect(fakeRoom.joins.at(-1)).toEqual({ leagueId: 'L1', sinceRevision: 10 });
  expect(screen.queryByText('No connection')).not.toBeInTheDocument();
});

it("is a topic of the tab's one connection, which stays when the room is left", async () => {
  const { api, base, user } = await renderRoom();
  await joined();
  api.on('GET', base, { body: {} });
  expect(fakeServer.connected()).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: /^Leave the room/ }));
  await waitFor(() => expect(fakeRoom.left).toEqual(['L1']));
  expect(fakeServer.connected()).toHaveLength(1);
});

it('lets a spectator watch without signing in, and do nothing', async () => {
  const { api } = await renderRoom(
    { me: { role: 'spectator', teamIds: [] } },
    { query: '?spectator=SECRET', signedIn: false },
  );
  await joined();
  expect(api.sent('GET', '/leagues/L1/draft/room')[0]?.query.get('spectator')).toBe('SECRET');
  expect(fakeServer.connected().map(({ auth }) => auth)).toEqual([{ spectator: 'SECRET', leagueId: 'L1' }]);
  expect(screen.queryByRole('region', { name: 'My actions' })).not.toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: 'Queue' })).not.toBeInTheDocument();
  expect(api.seen.some(({ path }) => /plan|legality/.test(path))).toBe(false);
});

it('fetches the players again when the pool has changed', async () => {
  const { api } = await renderRoom({ status: 'lobby', turn: null });
  await joined();
  act(() => fakeRoom.append(poolGrew));
  await waitFor(() => expect(api.sent('GET', '/leagues/L1/draft/players')).toHaveLength(2));
});

it('drives by keys alone: search, arrows, Enter, q and d', async () => {
  const { api, base, user } = await renderRoom();
  api.on('POST', `${base}/picks`, accepted(11));
  await user.keyboard('/');
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Search players' })).toHaveFocus());
  await user.keyboard('e{ArrowDown}{ArrowDown}{Enter}');
  const selected = screen.getByRole('row', { selected: true });
  await user.keyboard('q');
  await waitFor(() => expect(api.sent('PUT', `${base}/plan/queue`)).toHaveLength(1));
  await user.keyboard('d');
  expect(await screen.findByRole('dialog', { name: 'Draft Jose Altuve?' })).toBeInTheDocument();
  expect(api.sent('POST', `${base}/picks`)).toHaveLength(0);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Yes, draft Jose Altuve' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(api.sent('POST', `${base}/picks`)).toHaveLength(1));
  expect(selected).toHaveTextContent('Jose Altuve');
  expect(api.sent('POST', `${base}/picks`)[0]?.body).toEqual({ pickNo: 1, playerId: 'p2' });
});

it('leaves the keyboard where it is when somebody drafts the player there', async () => {
  const { user } = await renderRoom();
  await joined();
  const players = screen.getByRole('grid', { name: 'Players' });
  const isAt = (playerId: string) =>
    expect(players).toHaveAttribute('aria-activedescendant', `pool-${playerId}`);
  act(() => players.focus());
  await user.keyboard('{ArrowDown}{ArrowDown}');
  isAt('p3');
  act(() => fakeRoom.append(picked(1, 'p3')));
  await waitFor(() => isAt('p4'));
  await user.keyboard('{ArrowUp}');
  isAt('p2');
  await user.click(screen.getByRole('radio', { name: 'P' }));
  await waitFor(() => isAt('p5'));
});

it('says that a draft whose time has passed has not started', async () => {
  const { room } = await renderRoom({ status: 'lobby', turn: null });
  const startsAt = secondsFromNow(-90);
  await joined();
  expect(screen.getByText('The lobby is open')).toBeInTheDocument();
  act(() => fakeRoom.append(() => ({ settings: { ...room.settings, startsAt } })));
  expect(await screen.findByText('The draft has not started yet')).toBeInTheDocument();
  expect(screen.queryByRole('timer', { name: 'Time until the start' })).not.toBeInTheDocument();
});

it('asks no longer once the clock has picked, and says whom', async () => {
  const { api, base, user } = await renderRoom();
  await joined();
  await choose(user, 'Willy Adames');
  await user.keyboard('d');
  expect(await screen.findByRole('dialog', { name: 'Draft Willy Adames?' })).toBeInTheDocument();
  act(() =>
    fakeRoom.append(({ picks }) => ({ picks: [...picks, pick(1, 'p3', { source: 'queue' })], turn: null })),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('The clock took Mookie Betts for Hawks.')).toBeInTheDocument();
  expect(api.sent('POST', `${base}/picks`)).toEqual([]);
});

it('puts the focus on the players after a pick, and shows all of them again', async () => {
  const { api, base, user } = await renderRoom();
  api.on('POST', `${base}/picks`, accepted(11));
  const search = screen.getByRole('searchbox', { name: 'Search players' });
  await user.type(search, 'adames');
  await choose(user, 'Willy Adames');
  await user.click(screen.getByRole('button', { name: 'Draft Willy Adames' }));
  await waitFor(() => expect(search).toHaveValue(''));
  expect(screen.getByRole('grid', { name: 'Players' })).toHaveFocus();
});

it('has its keys only in the grids once they are switched off for the room', async () => {
  const { user } = await renderRoom();
  await user.click(screen.getByRole('button', { name: 'Room settings' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Keyboard shortcuts' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await user.keyboard('?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Skip to the players' }));
  await waitFor(() => expect(screen.getByRole('grid', { name: 'Players' })).toHaveFocus());
  await user.keyboard('?');
  const shortcuts = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(shortcuts).toHaveTextContent('Draft the chosen player; you are asked first');
});

it('says aloud how many players a filter leaves, and nothing about it when somebody is picked', async () => {
  const { user } = await renderRoom();
  await joined();
  const found = screen.getByRole('status', { name: 'Players found' });
  await user.click(screen.getByRole('radio', { name: 'P' }));
  await waitFor(() => expect(found).toHaveTextContent('2 players to choose from'));
  act(() => fakeRoom.append(picked(1, 'p5')));
  expect(await screen.findByText('1 player to choose from')).toBeInTheDocument();
  expect(found).toHaveTextContent(/^$/);
});

it('reads the clock to whoever asks', async () => {
  const { user } = await renderRoom();
  await user.keyboard('t');
  await waitFor(() =>
    expect(screen.getByRole('alert', { name: 'Your turn' })).toHaveTextContent(
      /^(1 minute|\d+ seconds) left for you\.$/,
    ),
  );
});

it('says aloud what is urgent also while it asks', async () => {
  const { user } = await renderRoom();
  await joined();
  await choose(user, 'Willy Adames');
  await user.keyboard('d');
  await screen.findByRole('dialog', { name: 'Draft Willy Adames?' });
  expect(screen.queryByRole('main')).not.toBeInTheDocument();
  act(() => fakeServer.goDown());
  expect(screen.getByRole('alert', { name: 'Your turn' })).toHaveTextContent(/^No connection\./);
});

it('says aloud that the connection is lost, and that it is back', async () => {
  await renderRoom();
  await joined();
  act(() => fakeServer.goDown());
  const urgent = screen.getByRole('alert', { name: 'Your turn' });
  await waitFor(() => expect(urgent).toHaveTextContent(/^No connection\./));
  act(() => fakeServer.comeBack());
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(urgent).toHaveTextContent('Connected again.'));
});

it('has its name also where it cannot be opened', async () => {
  const api = fakeApi();
  api.on('GET', '/leagues/L1/draft/room', problem(500, 'internal_error', 'Not now'));
  renderApp('/complex/leagues/L1/draft/room');
  expect(await screen.findByRole('alert')).toHaveTextContent('The draft room could not be opened');
  expect(screen.getByRole('heading', { level: 1, name: 'Draft room' })).toBeVisible();
  expect(document.title).toBe('Draft room · Fieldhouse');
});
