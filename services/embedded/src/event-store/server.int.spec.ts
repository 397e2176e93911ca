import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { status } from '@grpc/grpc-js';
import Database from 'better-sqlite3';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataInUseError } from '../data-folder';
import { startEventStore } from './server';

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
});
