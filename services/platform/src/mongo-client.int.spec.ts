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

  it('has every write on the disks of most before it is answered', async () => {
    const store = await startDocumentStore({ file: ':memory:' });
    const client = connectMongo(store.url);
    client.options.monitorCommands = true;
    const asked: unknown[] = [];
    client.on('commandStarted', ({ command }) => asked.push(command['writeConcern']));
    const keys = client.db('fieldhouse').collection('keys');
    await keys.insertOne({ n: 1 });
    await keys.updateOne({ n: 1 }, { $set: { n: 2 } });
    await keys.bulkWrite([{ deleteOne: { filter: { n: 2 } } }]);
    await keys.findOneAndUpdate({ n: 3 }, { $set: { n: 4 } }, { upsert: true });
    await keys.deleteMany({});
    expect(asked).toEqual(Array.from({ length: 5 }, () => ({ w: 'majority', j: true })));
    await client.close();
    await store.stop();
  });
});
