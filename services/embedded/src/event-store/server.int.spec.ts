import { binaryEvent, DeadlineExceededError, EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { status } from '@grpc/grpc-js';
import Database from 'better-sqlite3';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataInUseError } from '../data-folder';
import { answersStranger } from '../testing/as-stranger';
import { startEventStore } from './server';

/** What the official client does for what has no gRPC; subclasses may. */
function asked(this: EventStoreDBClient, method: 'GET' | 'POST', path: string): Promise<unknown> {
  return this.HTTPRequest(method, path, {
    transformError: (code, message) => new Error(`${code} ${message}`),
  });
}

describe('the server of the event store', () => {
  it('ends a read at a damaged event with DATA_LOSS and never serves it', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'event-store-'));
    const file = join(dir, 'events.db');
    const store = await startEventStore({ file });
    const client = EventStoreDBClient.connectionString(store.url);
    const events = [0, 1, 2].map((pickNo) => jsonEvent({ type: 'PlayerPicked', data: { pickNo } }));
    await client.appendToStream('draft-1', events);
    const vandal = new Database(file);
    vandal.exec(`UPDATE events SET frame = CAST(replace(frame, '"pickNo":1', '"pickNo":7') AS BLOB)`);
    vandal.close();
    const seen: unknown[] = [];
    const read = async (): Promise<void> => {
      for await (const { event } of client.readStream('draft-1')) seen.push(event?.data);
    };
    await expect(read()).rejects.toMatchObject({ code: status.DATA_LOSS });
    expect(seen).not.toContainEqual({ pickNo: 7 });
    await client.dispose();
    await store.stop();
    rmSync(dir, { recursive: true });
  });

  it('refuses a second server on the same file, and lets it in after a stop', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'event-store-'));
    const file = join(dir, 'events.db');
    const store = await startEventStore({ file });
    await expect(startEventStore({ file })).rejects.toBeInstanceOf(DataInUseError);
    await store.stop();
    await store.stop();
    const again = await startEventStore({ file });
    await again.stop();
    rmSync(dir, { recursive: true });
  });

  it('lets a slow subscriber of the product catch up, where it is told to', async () => {
    const store = await startEventStore({ file: ':memory:', dropSlowSubscribers: false });
    const client = EventStoreDBClient.connectionString(store.url);
    const subscription = client.subscribeToStream('draft-1', { fromRevision: 'end' });
    await once(subscription, 'caughtUp');
    await client.appendToStream(
      'draft-1',
      Array.from({ length: 300 }, (_, pickNo) => jsonEvent({ type: 'PlayerPicked', data: { pickNo } })),
    );
    let seen = 0;
    for await (const { event } of subscription) if (event && ++seen === 300) break;
    expect(seen).toBe(300);
    await client.dispose();
    await store.stop();
  });

  it('is found by clients that look for a cluster, and begins its log with settings of its own', async () => {
    const store = await startEventStore({ file: ':memory:' });
    const address = `127.0.0.1:${store.port}`;
    const client = EventStoreDBClient.connectionString(`esdb://${address},${address}?tls=false`);
    const first: unknown[] = [];
    for await (const { event } of client.readAll()) first.push(event?.type);
    expect(first).toEqual(['$metadata', '$metadata']);
    await client.dispose();
    await store.stop();
  });

  it('tells an append whose time is over so, whatever else is wrong with it', async () => {
    const store = await startEventStore({ file: ':memory:' });
    const client = EventStoreDBClient.connectionString(store.url);
    const data = Buffer.alloc(400_000);
    const events = Array.from({ length: 5 }, () => binaryEvent({ type: 'Large', data }));
    const late = client.appendToStream('draft-1', events, { deadline: 1 });
    await expect(late).rejects.toBeInstanceOf(DeadlineExceededError);
    await client.dispose();
    await store.stop();
  });

  it('answers plain HTTP on the port of gRPC, to its own user alone, and lets nobody who is silent hold it open', async () => {
    const store = await startEventStore({ file: ':memory:' });
    const client = EventStoreDBClient.connectionString(store.url);
    const ping = await asked.call(client, 'GET', '/ping');
    expect(ping).toEqual({ msgTypeId: expect.any(Number), text: 'Ping request successfully handled' });
    await expect(asked.call(client, 'POST', '/elsewhere')).rejects.toThrow('404 Not Found');
    const asksToo = 'GET /ping HTTP/1.1\r\nhost: node\r\n\r\n';
    expect(await answersStranger(store.port, asksToo)).toBe(process.platform !== 'linux');
    const silent = connect(store.port, '127.0.0.1');
    await once(silent, 'connect');
    await client.appendToStream('draft-1', jsonEvent({ type: 'PlayerPicked', data: {} }));
    await client.dispose();
    await store.stop();
    silent.destroy();
  });
});
