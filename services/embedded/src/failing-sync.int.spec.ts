import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { MongoClient } from 'mongodb';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { failingSyncIn } from './testing/failing-sync';

/** A client of one of the stores, which keeps things by their ids. */
type Keeper = {
  readonly keep: (id: string) => Promise<unknown>;
  readonly kept: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

const ofEventStore = (url: string): Keeper => {
  const client = EventStoreDBClient.connectionString(url);
  return {
    keep: (id) => client.appendToStream(`kept-${id}`, jsonEvent({ id, type: 'Kept', data: {} })),
    kept: async () => {
      const ids: string[] = [];
      for await (const { event } of client.readAll()) if (event?.type === 'Kept') ids.push(event.id);
      return ids;
    },
    close: () => client.dispose(),
  };
};

const ofDocumentStore = (url: string): Keeper => {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 500 });
  const kept = client.db('test').collection<{ _id: string }>('kept');
  return {
    keep: (_id) => kept.insertOne({ _id }),
    kept: async () => (await kept.find().toArray()).map(({ _id }) => _id),
    close: () => client.close(),
  };
};

const ofCardProvider = (url: string, key: string): Keeper => {
  const customers = `${url}/v1/customers?limit=100`;
  const headers = { authorization: `Bearer ${key}` };
  return {
    keep: async (name) => {
      const body = new URLSearchParams({ name });
      return (await fetch(`${url}/v1/customers`, { method: 'POST', headers, body })).text();
    },
    kept: async () => {
      const { data } = (await (await fetch(customers, { headers })).json()) as { data: { name: string }[] };
      return data.map(({ name }) => name);
    },
    close: () => Promise.resolve(),
  };
};

const STORES = [
  ['event-store', ofEventStore],
  ['document-store', ofDocumentStore],
  ['card-provider', ofCardProvider],
] as const;
const WRITERS = 32;

describe.each(STORES)('the process of the %s, on a disk that refuses to sync', (folder, connect) => {
  let dir: string;
  let disk: ReturnType<typeof failingSyncIn>;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'failing-sync-'));
    disk = failingSyncIn(dir);
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  const start = async (): Promise<{ child: ChildProcess; said: () => string; keeper: Keeper }> => {
    const hook = join(__dirname, 'testing/register-ts.cjs');
    const main = join(__dirname, folder, 'main.ts');
    const child = spawn(process.execPath, ['--require', hook, main, '--data', dir], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, LD_PRELOAD: disk.library },
    });
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    const { url, key = '' } = JSON.parse(line) as { url: string; key?: string };
    return { child, said: () => said, keeper: connect(url, key) };
  };

  it('ends with one line and answers nothing that was not synced', async () => {
    const first = await start();
    const [before, ...after] = Array.from({ length: WRITERS }, () => randomUUID());
    if (before === undefined) throw new Error('nothing to keep');
    await first.keeper.keep(before);
    disk.refuse();
    const ended = once(first.child, 'close');
    let answered = 0;
    for (const id of after)
      first.keeper.keep(id).then(
        () => (answered += 1),
        () => undefined,
      );
    expect(await ended).toEqual([1, null]);
    expect(first.said()).toMatch(/^The disk refused to keep what was written [^\n]*\n$/);
    await first.keeper.close();
    expect(answered).toBe(0);

    disk.allow();
    const second = await start();
    expect(await second.keeper.kept()).toEqual([before]);
    await second.keeper.keep(randomUUID());
    await second.keeper.close();
    second.child.kill('SIGTERM');
    expect(await once(second.child, 'close')).toEqual([0, null]);
  });
});
