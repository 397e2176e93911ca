import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { MongoClient } from 'mongodb';
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CARDS_FILE, DataInUseError } from '../data-folder';
import { startCardProvider } from '../card-provider/server';
import { startEmbeddedStack, type EmbeddedStack } from '../stack';
import { buildServer } from '../testing/launched';
import { backUp, BackupError, restore } from './backup';

const STORES = ['eventStore', 'documentStore'] as const;
const WRITERS = 4;
const STREAM = 'account-1';
const MAIN = join(__dirname, '../../../../dist/server/services/embedded/src/backup/main.js');

describe('a backup', () => {
  let dir: string;
  let data: string;
  let stack: EmbeddedStack;
  let events: EventStoreDBClient;
  let mongo: MongoClient;
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'backup-'));
    data = join(dir, 'data');
    mkdirSync(data);
    writeFileSync(join(data, 'secret'), 'sealed');
    await open(data);
  });
  afterEach(async () => {
    await close();
    rmSync(dir, { recursive: true, force: true });
  });
  const open = async (dataDir: string): Promise<void> => {
    stack = await startEmbeddedStack({ dataDir, services: STORES });
    events = EventStoreDBClient.connectionString(stack.eventStoreUrl);
    mongo = new MongoClient(stack.mongoUrl);
  };
  const close = async (): Promise<void> => {
    await Promise.all([events.dispose(), mongo.close()]);
    await stack.stop();
  };

  /** As the product does: a person's key before the event that it seals, a checkpoint after it. */
  const write = async (until: AbortSignal): Promise<void> => {
    const keys = mongo.db('test').collection<{ _id: string }>('identity_subject_keys');
    const checkpoints = mongo.db('test').collection<{ _id: string; position: number }>('checkpoints');
    while (!until.aborted) {
      const id = crypto.randomUUID();
      await keys.insertOne({ _id: id });
      const { position } = await events.appendToStream(
        STREAM,
        jsonEvent({ type: 'Registered', data: { id } }),
      );
      await checkpoints.updateOne(
        { _id: 'p' },
        { $max: { position: Number(position?.commit) } },
        { upsert: true },
      );
    }
  };
  const contents = async () => {
    const ids: string[] = [];
    let end = 0;
    for await (const { event } of events.readStream<{ type: string; data: { id: string } }>(STREAM)) {
      ids.push(event?.data.id ?? '');
      end = Number(event?.position?.commit);
    }
    const keys = await mongo.db('test').collection<{ _id: string }>('identity_subject_keys').find().toArray();
    const checkpoint = await mongo.db('test').collection<{ position: number }>('checkpoints').findOne();
    return { ids, keys: new Set(keys.map(({ _id }) => _id)), end, checkpoint: checkpoint?.position ?? 0 };
  };

  it('taken under load holds every key of its events, and no checkpoint beyond their end', async () => {
    const stopped = new AbortController();
    const writers = Array.from({ length: WRITERS }, () => write(stopped.signal));
    const copies = [join(dir, 'a'), join(dir, 'b'), join(dir, 'c')];
    for (const [i, copy] of copies.entries()) {
      while ((await mongo.db('test').collection('identity_subject_keys').countDocuments()) < 30 * (i + 1));
      expect(await backUp(data, copy)).toEqual(['events.db', 'documents.db', 'keys.db', 'secret']);
    }
    stopped.abort();
    await Promise.all(writers);
    const whole = await contents();
    for (const copy of copies) {
      await close();
      restore(copy, data, true);
      await open(data);
      const { ids, keys, end, checkpoint } = await contents();
      expect(ids.length).toBeGreaterThan(15);
      expect(whole.ids.slice(0, ids.length)).toEqual(ids);
      expect(ids.filter((id) => !keys.has(id))).toEqual([]);
      expect(checkpoint).toBeLessThanOrEqual(end);
    }
  });

  it('holds what people have attached, and nothing half', async () => {
    await events.appendToStream(STREAM, jsonEvent({ type: 'Registered', data: {} }));
    for (const folder of ['ab', 'parts']) mkdirSync(join(data, 'files', folder), { recursive: true });
    writeFileSync(join(data, 'files', 'ab', 'abcdef'), 'sealed');
    writeFileSync(join(data, 'files', 'parts', 'half'), 'half');
    const [copy, back] = [join(dir, 'copy'), join(dir, 'new')];
    expect(await backUp(data, copy)).toContain('files');
    mkdirSync(join(back, 'files', 'cd'), { recursive: true });
    writeFileSync(join(back, 'files', 'cd', 'cdefgh'), 'of another');
    expect(restore(copy, back, true)).toContain('files');
    expect(readdirSync(join(back, 'files'))).toEqual(['ab']);
    expect(readFileSync(join(back, 'files', 'ab', 'abcdef'), 'utf8')).toBe('sealed');
  });

  it('holds what people have attached elsewhere than in the data folder, and puts it back there', async () => {
    await events.appendToStream(STREAM, jsonEvent({ type: 'Registered', data: {} }));
    const [copy, elsewhere, back] = [join(dir, 'copy'), join(dir, 'elsewhere'), join(dir, 'new')];
    mkdirSync(join(elsewhere, 'ab'), { recursive: true });
    writeFileSync(join(elsewhere, 'ab', 'abcdef'), 'sealed');
    expect(await backUp(data, copy, elsewhere)).toContain('files');
    writeFileSync(join(elsewhere, 'ab', 'ab1234'), 'of later');
    expect(() => restore(copy, back, false, elsewhere)).toThrow(/elsewhere is not empty.*--force/);
    expect(restore(copy, back, true, elsewhere)).toContain('files');
    expect(readdirSync(join(elsewhere, 'ab'))).toEqual(['abcdef']);
    expect(existsSync(join(back, 'files'))).toBe(false);
  });

  it('leaves what people have attached elsewhere as it is where it has none of that itself', async () => {
    await events.appendToStream(STREAM, jsonEvent({ type: 'Registered', data: {} }));
    const [copy, elsewhere] = [join(dir, 'copy'), join(dir, 'elsewhere')];
    expect(await backUp(data, copy, elsewhere)).not.toContain('files');
    mkdirSync(join(elsewhere, 'ab'), { recursive: true });
    restore(copy, join(dir, 'new'), true, elsewhere);
    expect(readdirSync(elsewhere)).toEqual(['ab']);
  });

  it.each(['events.db', 'documents.db', 'keys.db'])('is not taken of a folder without %s', async (name) => {
    await events.appendToStream(STREAM, jsonEvent({ type: 'Registered', data: {} }));
    const [copy, part] = [join(dir, 'copy'), join(dir, 'part')];
    await backUp(data, copy);
    restore(copy, part, false);
    rmSync(join(part, name));
    await expect(backUp(part, join(dir, 'again'))).rejects.toThrow(`${part} has no ${name}`);
    expect(existsSync(join(dir, 'again'))).toBe(false);
  });

  it('says with npm run backup what is not in it, and is not taken of stores that are elsewhere', async () => {
    await buildServer();
    await events.appendToStream(STREAM, jsonEvent({ type: 'Registered', data: {} }));
    const files = join(dir, 'elsewhere');
    mkdirSync(join(files, 'ab'), { recursive: true });
    const { EVENTSTORE_URL: _, MONGODB_URL: __, FILES_DIR: ___, S3_URL: ____, ...env } = process.env;
    const run = (to: string, settings: Readonly<Record<string, string>>) =>
      spawnSync(process.execPath, [MAIN, 'backup', '--data', data, '--to', join(dir, to)], {
        env: { ...env, ...settings },
        encoding: 'utf8',
      });
    expect(run('a', { MONGODB_URL: 'mongodb://elsewhere' })).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^Nothing was backed up: .*MONGODB_URL.*\n$/),
    });
    expect(existsSync(join(dir, 'a'))).toBe(false);
    expect(run('b', {})).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('if the product is started with FILES_DIR or S3_URL, set it'),
    });
    expect(run('c', { FILES_DIR: files })).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('keys.db, files, secret to'),
    });
    expect(run('d', { S3_URL: 'https://key:secret@host/bucket' })).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('the bucket of S3_URL and is not in it'),
    });
  });

  it('holds what the practice card provider knows, where there is one, under the same key', async () => {
    await events.appendToStream(STREAM, jsonEvent({ type: 'Registered', data: {} }));
    const provider = await startCardProvider({ file: join(data, CARDS_FILE) });
    const { key } = provider;
    const headers = { authorization: `Bearer ${key}` };
    const body = new URLSearchParams({ email: 'ann@example.org' });
    const made = await fetch(`${provider.url}/v1/customers`, { method: 'POST', headers, body });
    const { id } = (await made.json()) as { id: string };
    const [copy, back] = [join(dir, 'copy'), join(dir, 'new')];
    expect(await backUp(data, copy)).toContain(CARDS_FILE);
    await provider.stop();
    restore(copy, back, false);
    const restored = await startCardProvider({ file: join(back, CARDS_FILE) });
    expect(restored.key).toBe(key);
    const again = await fetch(`${restored.url}/v1/customers/${id}`, { headers });
    expect(await again.json()).toMatchObject({ id, email: 'ann@example.org' });
    await restored.stop();
  });

  it('is not put over data that is there, nor under a product that runs', async () => {
    await events.appendToStream(STREAM, jsonEvent({ type: 'Registered', data: {} }));
    await backUp(data, join(dir, 'copy'));
    expect(() => restore(join(dir, 'copy'), data, false)).toThrow(/not empty.*--force/);
    expect(() => restore(join(dir, 'copy'), data, true)).toThrow(DataInUseError);
    expect(() => restore(join(dir, 'nothing'), join(dir, 'new'), false)).toThrow(BackupError);
    await expect(backUp(data, join(dir, 'copy'))).rejects.toThrow(/not empty/);
    await expect(backUp(join(dir, 'nothing'), join(dir, 'new'))).rejects.toThrow(/no data/);
    expect(restore(join(dir, 'copy'), join(dir, 'new'), false)).toEqual([
      'events.db',
      'documents.db',
      'keys.db',
      'secret',
    ]);
    expect(statSync(join(dir, 'new')).mode & 0o077).toBe(0);
  });
});
