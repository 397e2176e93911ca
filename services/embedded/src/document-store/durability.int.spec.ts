import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { MongoClient, type Document } from 'mongodb';
import { DamagedDataError, DataInUseError } from '../data-folder';
import { eventually } from '../testing/launched';
import { startDocumentStore } from './server';

const HOOK = join(__dirname, '..', 'testing', 'register-ts.cjs');
const MAIN = join(__dirname, 'main.ts');

const launch = (...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, ['--require', HOOK, MAIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });

const urlOf = async (child: ChildProcess): Promise<string> => {
  const [line] = (await once(createInterface({ input: child.stdout ?? process.stdin }), 'line')) as [string];
  const { ready, url } = JSON.parse(line) as { ready: boolean; url: string };
  expect(ready).toBe(true);
  return url;
};

const lastWords = async (child: ChildProcess): Promise<{ code: number | null; words: string }> => {
  let words = '';
  child.stderr?.on('data', (text: Buffer) => (words += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, words };
};

describe('the data of the document store', () => {
  let dir: string;
  let file: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'documents-'));
    file = join(dir, 'documents.db');
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('loses nothing acknowledged when the process is killed with -9 in the middle of writes', async () => {
    const acknowledged = new Set<string>();
    for (let round = 0; round < 5; round++) {
      const child = launch('--data', dir);
      const client = new MongoClient(await urlOf(child), { serverSelectionTimeoutMS: 500 });
      const collection = client.db('test').collection<{ _id: string; n: number }>('docs');
      if (round === 0) await collection.createIndex({ n: 1 }, { unique: true });
      expect(await collection.countDocuments({ _id: { $in: [...acknowledged] } })).toBe(acknowledged.size);
      expect(await collection.countDocuments({ n: { $gte: 0 } })).toBe(
        await collection.estimatedDocumentCount(),
      );
      let count = 0;
      const write = async (writer: number): Promise<void> => {
        for (let n = 0; ; n++) {
          const _id = `${round}-${writer}-${n}`;
          try {
            await collection.insertOne({ _id, n: round * 1e6 + writer * 1e4 + n });
          } catch {
            return;
          }
          acknowledged.add(_id);
          if (++count === 200 + round * 37) child.kill('SIGKILL');
        }
      };
      await Promise.all(Array.from({ length: 16 }, (_, writer) => write(writer)));
      await client.close();
    }
    const store = await startDocumentStore({ file });
    const client = new MongoClient(store.url);
    const found = await client
      .db('test')
      .collection('docs')
      .countDocuments({ _id: { $in: [...acknowledged] as never[] } });
    expect(acknowledged.size).toBeGreaterThan(1000);
    expect(found).toBe(acknowledged.size);
    await client.close();
    await store.stop();
  });

  const filled = async (): Promise<Document[]> => {
    const store = await startDocumentStore({ file });
    const client = new MongoClient(store.url);
    const collection = client.db('test').collection<Document>('docs');
    await collection.createIndex({ text: 1 });
    await collection.insertMany(
      Array.from({ length: 200 }, (_, n) => ({ n, text: `document ${n} `.repeat(10) })),
    );
    const docs = await collection.find().toArray();
    await client.close();
    await store.stop();
    return docs;
  };

  it('is refused when it is damaged anywhere that matters, and else served whole', async () => {
    const docs = await filled();
    const whole = readFileSync(file);
    let refused = 0;
    for (let at = 7; at < whole.length; at += 1511) {
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] ?? 0) ^ 0x41;
      writeFileSync(file, damaged);
      const store = await startDocumentStore({ file, durability: 'none' }).catch((error: unknown) => {
        expect(error).toBeInstanceOf(DamagedDataError);
        expect(String(error)).toContain(file);
        refused++;
      });
      if (!store) continue;
      const client = new MongoClient(store.url);
      const collection = client.db('test').collection<Document>('docs');
      expect(await collection.find().toArray()).toEqual(docs);
      expect(await collection.countDocuments({ text: { $gte: '' } })).toBe(docs.length);
      await client.close();
      await store.stop();
    }
    expect(refused).toBeGreaterThan(30);
  });

  const large = async (): Promise<void> => {
    const store = await startDocumentStore({ file, durability: 'none' });
    const client = new MongoClient(store.url);
    const text = 'x'.repeat(1024 * 1024);
    await client
      .db('test')
      .collection('docs')
      .insertMany(Array.from({ length: 20 }, () => ({ text })));
    await client.close();
    await store.stop();
    const damaged = openSync(file, 'r+');
    writeSync(damaged, 'damage', 10 * 1024 * 1024);
    closeSync(damaged);
  };

  it('is served at once when it is large and was closed, and left as soon as damage is found', async () => {
    await large();
    const child = launch('--data', dir);
    const ended = lastWords(child);
    await urlOf(child);
    const { code, words } = await ended;
    expect(code).toBe(1);
    expect(words).toMatch(/^The document store's file .* is damaged [^\n]*\n$/);
  });

  it('is checked whole before it is served when it was not closed', async () => {
    await large();
    writeFileSync(`${file}-wal`, '');
    await expect(startDocumentStore({ file })).rejects.toThrow(DamagedDataError);
  });

  it('is brought into its main file when writing pauses', async () => {
    const store = await startDocumentStore({ file });
    const client = new MongoClient(store.url);
    await client
      .db('test')
      .collection('docs')
      .insertOne({ text: 'x'.repeat(100_000) });
    await eventually(
      'what was written is in the main file',
      60_000,
      () => statSync(file).size >= 100_000 && statSync(`${file}-wal`).size === 0,
    );
    expect(statSync(file).size).toBeGreaterThanOrEqual(100_000);
    await client.close();
    await store.stop();
  });

  it('is refused when it is empty, cut short, or another kind of file', async () => {
    await filled();
    const whole = readFileSync(file);
    for (const content of [
      Buffer.alloc(0),
      whole.subarray(0, statSync(file).size - 8192),
      Buffer.alloc(9000, 'no database '),
    ]) {
      writeFileSync(file, content);
      await expect(startDocumentStore({ file })).rejects.toThrow(DamagedDataError);
      expect(readFileSync(file).equals(content)).toBe(true);
    }
  });

  it('is refused to a second server while the first one runs', async () => {
    const first = await startDocumentStore({ file });
    await expect(startDocumentStore({ file })).rejects.toThrow(DataInUseError);
    const { code, words } = await lastWords(launch('--data', dir));
    expect(code).toBe(1);
    expect(words).toMatch(/^The data folder .* is in use by another running instance[^\n]*\n$/);
    await first.stop();
    await (await startDocumentStore({ file })).stop();
  });

  it('is named in one sentence by the process that cannot use it, with exit code 1', async () => {
    writeFileSync(file, 'no database');
    const damaged = await lastWords(launch('--data', dir));
    expect(damaged).toMatchObject({ code: 1 });
    expect(damaged.words).toMatch(/^The document store's file .* is damaged [^\n]*\n$/);
    rmSync(file);
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const taken = await lastWords(launch('--data', dir, '--port', String(port)));
    other.close();
    expect(taken.code).toBe(1);
    expect(taken.words).toMatch(new RegExp(`^Port ${port} is in use[^\\n]*\\n$`));
  });

  it('is closed by SIGTERM, also with clients connected', async () => {
    const child = launch('--data', dir);
    const client = new MongoClient(await urlOf(child));
    await client.db('test').collection('docs').insertOne({ a: 1 });
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number | null];
    expect(code).toBe(0);
    await client.close();
  });
});
