import { io, type Socket } from 'socket.io-client';

/** The server did not let a socket in; the message is its reason. */
export class RefusedAtTheDoor extends Error {}

/** Opens a live connection. @throws RefusedAtTheDoor */
export const enterRoom = (
  url: string,
  auth: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = io(url, {
      path: '/api/live',
      transports: ['websocket'],
      auth,
      extraHeaders: headers,
      reconnection: false,
      forceNew: true,
    });
    socket.on('connect', () => resolve(socket));
    socket.on('connect_error', (error) => {
      socket.disconnect();
      reject(new RefusedAtTheDoor(error.message));
    });
  });
