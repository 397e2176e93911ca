import { randomUUID } from 'node:crypto';
import { legalOrder } from './drafts.mjs';
import { openConnection } from './http-connection.mjs';
import { connectLive } from './live-connection.mjs';
import { settled } from './settled.mjs';
import { until } from './system.mjs';
import { accessToken } from './tokens.mjs';

const PICKS_PER_SECOND = 20;

/** One for each screen of {@link pickBeforeScreens}: nobody may have that many themselves. */
export const twelvePickers = () => Array.from({ length: 12 }, () => randomUUID());

/**
 * Drafts a whole draft, twenty picks a second, before the screens of twelve captains, who are the draft's `pickers`.
 * `before` is called ahead of each pick.
 * @returns of each pick, how long after it was due the last screen was told of it, ms
 */
export const pickBeforeScreens = async (system, client, token, draft, before = () => undefined) => {
  const arrivals = new Map();
  const screens = await Promise.all(
    draft.pickers.map((picker) =>
      enterRoom(system, accessToken(system.secret, picker), draft.leagueId, arrivals),
    ),
  );
  await settled(system, client);
  const order = legalOrder(draft);
  const connection = await openConnection(system.port);
  const delays = [];
  let due = performance.now() + 200;
  for (let pickNo = 1; pickNo <= draft.board.length; pickNo += 1) {
    before(pickNo);
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    const { status, body } = await connection.post(`/api/leagues/${draft.leagueId}/draft/picks`, token, {
      pickNo,
      playerId: order[pickNo - 1],
      teamId: draft.board[pickNo - 1],
    });
    if (status !== 200) throw new Error(`pick ${pickNo} answered ${status}: ${body}`);
    await until(`pick ${pickNo} is on all screens`, () => arrivals.get(pickNo)?.length === screens.length);
    delays.push(Math.max(...arrivals.get(pickNo)) - due);
    due += 1_000 / PICKS_PER_SECOND;
  }
  connection.close();
  for (const screen of screens) screen.disconnect();
  return delays;
};

/**
 * A screen in a draft's room. `arrivals`: of each pick number, when each screen that shares the map was told of it
 * (`performance.now()`). @returns its socket, once it has entered
 */
const enterRoom = async (system, token, leagueId, arrivals) => {
  const socket = await connectLive(system.address, { token });
  socket.on('room.patch', ({ changes }) => {
    for (const [path, pick] of changes) {
      if (path[0] !== 'picks' || typeof pick?.pickNo !== 'number') continue;
      arrivals.set(pick.pickNo, [...(arrivals.get(pick.pickNo) ?? []), performance.now()]);
    }
  });
  await until(
    'the room is entered',
    async () => (await socket.emitWithAck('room.join', { leagueId })).ok === true,
  );
  return socket;
};
