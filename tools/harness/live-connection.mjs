import { io } from 'socket.io-client';

/** Somebody's live connection to a server. @throws when it is refused */
export const connectLive = (address, auth = {}) =>
  new Promise((resolve, reject) => {
    const socket = io(address, {
      path: '/api/live',
      transports: ['websocket'],
      auth,
      reconnection: false,
      forceNew: true,
    });
    socket.on('connect', () => resolve(socket));
    socket.on('connect_error', reject);
  });
