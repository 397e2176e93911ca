import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { isOfUser } from '../own-user';
import { Cursors } from './commands/cursors';
import { Dispatcher } from './commands/dispatch';
import { deleteExpired } from './commands/expiry';
import type { Durability } from '../data-file';
import { openDocumentStorage } from './storage/document-storage';
import { MessageSplitter, readRequest, writeReply } from './wire/messages';

/** How to run a document store. */
export type DocumentStoreOptions = {
  /** The SQLite file, or ':memory:'. */
  readonly file: string;
  /** 0 or none: a free one. */
  readonly port?: number;
  readonly host?: string;
  /** `none` does not sync to the disk: for tests and throw-away data. */
  readonly durability?: Durability;
  /** How often expired documents of TTL indexes are deleted; 30 000 unless given. */
  readonly expirySweepMilliseconds?: number;
  /** How long an unused cursor stays open; ten minutes unless given. */
  readonly cursorIdleMilliseconds?: number;
};

/** A running document store. */
export type DocumentStore = {
  /** For the official driver: `mongodb://host:port/?directConnection=true`. */
  readonly url: string;
  readonly port: number;
  readonly stop: () => Promise<void>;
};

/** A client that does not read what it asked for is not read from either. */
const MAX_UNREAD_BYTES = 64 * 1024 * 1024;

/** How long clients that do not read their last answers may hold up stopping. */
const MAX_STOP_MILLISECONDS = 1000;

const serve = (socket: Socket, connectionId: number, dispatcher: Dispatcher): void => {
  const splitter = new MessageSplitter();
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('drain', () => socket.resume());
  socket.on('data', (chunk) => {
    try {
      for (const message of splitter.push(chunk)) {
        const request = readRequest(message);
        dispatcher.handle(request, connectionId, (reply) => {
          if (!request.wantsReply || socket.destroyed) return;
          socket.write(writeReply(request, reply));
          if (socket.writableLength > MAX_UNREAD_BYTES) socket.pause();
        });
      }
    } catch {
      socket.destroy();
    }
  });
};

const listen = (server: Server, port: number, host: string): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server.address() as AddressInfo);
    });
  });

/**
 * Starts a server that the official MongoDB driver uses as a standalone MongoDB 7.0 without sessions.
 *
 * @throws DamagedDataError, DataInUseError, and what listening throws (EADDRINUSE)
 */
export const startDocumentStore = async (options: DocumentStoreOptions): Promise<DocumentStore> => {
  const { file, port = 0, host = '127.0.0.1', durability = 'fsync' } = options;
  const { expirySweepMilliseconds = 30_000, cursorIdleMilliseconds = 600_000 } = options;
  const storage = openDocumentStorage(file, durability);
  const cursors = new Cursors(cursorIdleMilliseconds);
  const dispatcher = new Dispatcher(storage.catalog, cursors, storage.keys);
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    if (!isOfUser(socket, process.getuid?.())) return void socket.destroy();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    serve(socket, ++connections, dispatcher);
  });
  try {
    const address = await listen(server, port, host);
    const sweep = (): void => {
      dispatcher.maintain(() => {
        // Whoever waits has the store between two portions.
        if (deleteExpired(storage.catalog, Date.now())) further = setTimeout(sweep);
      });
    };
    let further: NodeJS.Timeout | undefined;
    const expiry = setInterval(sweep, expirySweepMilliseconds);
    const idle = setInterval(() => cursors.sweep(), Math.min(cursorIdleMilliseconds, 60_000));
    let stopped: Promise<void> | undefined;
    const stop = async (): Promise<void> => {
      clearInterval(expiry);
      clearTimeout(further);
      clearInterval(idle);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      dispatcher.flush();
      for (const socket of sockets) socket.destroySoon();
      const impatience = setTimeout(
        () => sockets.forEach((socket) => socket.destroy()),
        MAX_STOP_MILLISECONDS,
      );
      await closed;
      clearTimeout(impatience);
      dispatcher.flush();
      storage.close();
    };
    return {
      url: `mongodb://${host}:${address.port}/?directConnection=true`,
      port: address.port,
      stop: () => (stopped ??= stop()),
    };
  } catch (error) {
    storage.close();
    throw error;
  }
};
