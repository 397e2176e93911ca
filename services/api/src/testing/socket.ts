import { io, type Socket } from 'socket.io-client';

/** The server did not let a socket in; the message is its reason. */
export class RefusedAtTheDoor extends Error {}

/** Opens a live connection. @param hears listens before anything can come @throws RefusedAtTheDoor */
export const enterRoom = (
  url: string,
  auth: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
  hears: (socket: Socket) => void = () => undefined,
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
    hears(socket);
    socket.on('connect', () => resolve(socket));
    socket.on('connect_error', (error) => {
      socket.disconnect();
      reject(new RefusedAtTheDoor(error.message));
    });
  });
