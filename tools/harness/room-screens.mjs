import { io } from 'socket.io-client';
import { until } from './system.mjs';

/**
 * A screen in a draft's room. `arrivals`: of each pick number, when each screen that shares the map was told of it
 * (`performance.now()`). @returns its socket, once it has entered
 */
export const enterRoom = async (system, token, leagueId, arrivals) => {
  const socket = io(system.address, {
    path: '/api/live',
    transports: ['websocket'],
    auth: { token },
    reconnection: false,
    forceNew: true,
  });
  socket.on('room.patch', ({ changes }) => {
    for (const [path, pick] of changes) {
      if (path[0] !== 'picks' || typeof pick?.pickNo !== 'number') continue;
      arrivals.set(pick.pickNo, [...(arrivals.get(pick.pickNo) ?? []), performance.now()]);
    }
  });
  await new Promise((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
  });
  await until(
    'the room is entered',
    async () => (await socket.emitWithAck('room.join', { leagueId })).ok === true,
  );
  return socket;
};
