import { EventStoreDBClient, jsonEvent, type JSONEventType } from '@eventstore/db-client';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEventStore } from '../server';

export type StoreUnderTest = { readonly client: EventStoreDBClient; readonly stop: () => Promise<void> };

/** The server named by EVENTSTORE_URL, or a fresh embedded one; one client, since two in a process disturb each other. */
export const connect = async (): Promise<StoreUnderTest> => {
  const url = process.env['EVENTSTORE_URL'];
  const dir = mkdtempSync(join(tmpdir(), 'event-store-'));
  const embedded = url === undefined ? await startEventStore({ file: join(dir, 'events.db') }) : undefined;
  const client = EventStoreDBClient.connectionString(url ?? embedded?.url ?? '');
  const stop = async (): Promise<void> => {
    await client.dispose();
    await embedded?.stop();
    rmSync(dir, { recursive: true });
  };
  return { client, stop };
};

export type Picked = JSONEventType<'PlayerPicked' | 'DraftStarted', { readonly pickNo: number }>;

/** A stream name that no other test has used, on this server or a shared one. */
export const newStream = (category = 'conformance'): string => `${category}-${randomUUID()}`;

export const picked = (pickNo: number, type: Picked['type'] = 'PlayerPicked') =>
  jsonEvent<Picked>({ id: randomUUID(), type, data: { pickNo } });

export const picks = (count: number) => Array.from({ length: count }, (_, index) => picked(index));

/** Everything that a read gives. */
export const all = async <T>(events: AsyncIterable<T>): Promise<readonly T[]> => {
  const read: T[] = [];
  for await (const event of events) read.push(event);
  return read;
};

type Resolved = { readonly event?: { readonly id: string; readonly revision: bigint } };

export const idsOf = (events: readonly Resolved[]): readonly (string | undefined)[] =>
  events.map(({ event }) => event?.id);

export const revisionsOf = (events: readonly Resolved[]): readonly number[] =>
  events.map(({ event }) => Number(event?.revision));

/** The first `count` items of a subscription, after which it is left. */
export const take = async <T>(subscription: AsyncIterable<T>, count: number): Promise<readonly T[]> => {
  const taken: T[] = [];
  if (count === 0) return taken;
  for await (const item of subscription) {
    taken.push(item);
    if (taken.length === count) break;
  }
  return taken;
};

/** What an asynchronous action fails with. */
export const failureOf = async (action: Promise<unknown>): Promise<unknown> =>
  action.then(
    () => undefined,
    (error: unknown) => error,
  );
