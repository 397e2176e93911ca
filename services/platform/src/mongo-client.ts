import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { MongoClient } from 'mongodb';

/**
 * The driver (7.8) writes to a socket that is being destroyed, then waits for its 'drain', which never comes: the
 * command, or the watch over the server and with it every later command, would wait for ever. At 'close' such a wait
 * ends here; the driver then finds its connection closed and says so.
 */
subscribe('net.client.socket', (message) => {
  const { socket } = message as { readonly socket: Socket };
  socket.once('close', () => {
    if (socket.listenerCount('drain') > 0) socket.emit('drain');
  });
});

/** The client of the document store; what it answers to a write is on the disk. */
export const connectMongo = (url: string): MongoClient =>
  new MongoClient(url, {
    serverSelectionTimeoutMS: 2_500,
    connectTimeoutMS: 2_000,
    maxPoolSize: 20,
    retryWrites: false,
    // Keys, credentials and used links cannot be made again from the log.
    writeConcern: { w: 'majority', journal: true },
  });

const WITHOUT_NAME = 'fieldhouse';

/** The database that a connection string names behind its hosts, of which there may be several. */
export const databaseName = (url: string): string =>
  decodeURIComponent(/^[^:]+:\/\/[^/?]*\/([^?]+)/.exec(url)?.[1] ?? WITHOUT_NAME);
