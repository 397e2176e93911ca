import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const NOBODY = 65_534;

/**
 * Whether a server of this process on 127.0.0.1 answers what another user of the machine sends. As root that user
 * connects, otherwise the server takes itself for somebody else's.
 */
export const answersStranger = async (port: number, asked: Buffer | string): Promise<boolean> => {
  const { getuid } = process;
  const self = getuid?.() ?? 0;
  if (self !== 0) process.getuid = () => self + 1;
  if (self === 0) process.seteuid?.(NOBODY);
  const socket = connect(port, '127.0.0.1');
  // The socket is made a turn later.
  await once(socket, 'connect');
  if (self === 0) process.seteuid?.(self);
  const answered = await isAnswered(socket, asked);
  process.getuid = getuid;
  socket.destroy();
  return answered;
};

const isAnswered = (socket: Socket, asked: Buffer | string): Promise<boolean> =>
  new Promise((resolve) => {
    socket.once('data', () => resolve(true));
    socket.once('close', () => resolve(false));
    socket.on('error', () => undefined);
    socket.write(asked);
  });
