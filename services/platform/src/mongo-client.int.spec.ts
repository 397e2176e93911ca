import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { startDocumentStore } from '@fieldhouse/embedded';
import { MongoNetworkError } from 'mongodb';
import { connectMongo } from './mongo-client';

describe('the client of the document store', () => {
  it('ends a command on a connection that is breaking, and goes on', async () => {
    const sockets: Socket[] = [];
    const noted = (message: unknown): void => void sockets.push((message as { socket: Socket }).socket);
    subscribe('net.client.socket', noted);
    const store = await startDocumentStore({ file: ':memory:' });
    const client = connectMongo(store.url);
    const db = client.db('fieldhouse');
    await db.command({ ping: 1 });

    for (const socket of sockets) socket.destroy();
    await expect(db.command({ ping: 1 })).rejects.toThrow(MongoNetworkError);
    expect(await db.command({ ping: 1 })).toMatchObject({ ok: 1 });

    unsubscribe('net.client.socket', noted);
    await client.close();
    await store.stop();
  });
});
