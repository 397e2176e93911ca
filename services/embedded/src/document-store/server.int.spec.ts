import { once } from 'node:events';
import { connect as connectSocket, type Socket } from 'node:net';
import fc from 'fast-check';
import { MongoClient, type Collection, type Document } from 'mongodb';
import { answersStranger } from '../testing/as-stranger';
import { startDocumentStore, type DocumentStore } from './server';
import { refusalOf } from './conformance/store-under-test';
import { decode, encode, type Doc } from './values/doc';

const until = async (holds: () => Promise<boolean>): Promise<void> => {
  while (!(await holds()));
};

const envelope = (body: Buffer, opCode: number): Buffer => {
  const head = Buffer.alloc(16);
  head.writeInt32LE(16 + body.length, 0);
  head.writeInt32LE(opCode, 12);
  return Buffer.concat([head, body]);
};

describe('the document store server', () => {
  let store: DocumentStore;
  let client: MongoClient;
  let docs: Collection<Document>;
  beforeEach(async () => {
    store = await startDocumentStore({
      file: ':memory:',
      durability: 'none',
      expirySweepMilliseconds: 20,
    });
    client = new MongoClient(store.url);
    docs = client.db('test').collection('docs');
  });
  afterEach(async () => {
    await client.close();
    await store.stop();
  });

  it('answers the user that it runs as, and nobody else on the machine', async () => {
    expect(await docs.countDocuments()).toBe(0);
    const ping = envelope(Buffer.concat([Buffer.alloc(5), encode({ ping: 1, $db: 'admin' })]), 2013);
    expect(await answersStranger(store.port, ping)).toBe(process.platform !== 'linux');
  });

  it('deletes expired documents, and only those', async () => {
    await docs.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
    const old = new Date(Date.now() - 61_000);
    await docs.insertMany([
      { _id: 1 as never, at: old },
      { _id: 2 as never, at: new Date() },
      { _id: 3 as never },
      { _id: 4 as never, at: 'text' },
      { _id: 5 as never, at: [old, new Date()] },
    ]);
    await until(async () => (await docs.countDocuments()) === 3);
    expect((await docs.find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id as unknown)).toEqual([
      2, 3, 4,
    ]);
  });

  it('ends a cursor whose collection is dropped', async () => {
    await docs.insertMany(Array.from({ length: 100 }, (_, n) => ({ n })));
    const cursor = docs.find({}, { batchSize: 2 });
    await cursor.next();
    await docs.drop();
    expect((await refusalOf(cursor.toArray())).code).toBe(175);
  });

  it('tells which index a query used', async () => {
    await docs.createIndex({ n: 1 });
    await docs.insertMany(Array.from({ length: 100 }, (_, n) => ({ n })));
    const explained = await docs.find({ n: { $lt: 5 } }).explain();
    expect(explained).toMatchObject({
      queryPlanner: { winningPlan: { stage: 'IXSCAN', indexName: 'n_1' } },
      executionStats: { nReturned: 5, totalDocsExamined: 5 },
    });
    expect((await docs.find({ m: 1 }).explain())['queryPlanner']).toMatchObject({
      winningPlan: { stage: 'COLLSCAN' },
    });
  });

  it('answers the hello of the old kind', async () => {
    const socket = connectSocket(store.port, '127.0.0.1');
    const body = Buffer.concat([
      Buffer.alloc(4),
      Buffer.from('admin.$cmd\0'),
      Buffer.alloc(4),
      Buffer.of(255, 255, 255, 255),
      encode({ ismaster: 1, helloOk: true }),
    ]);
    socket.write(envelope(body, 2004));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(answer.readInt32LE(12)).toBe(1);
    expect(decode(answer.subarray(36))).toMatchObject({ ismaster: true, helloOk: true, ok: 1 });
  });

  const sendAndEnd = async (bytes: Buffer): Promise<Socket> => {
    const socket = connectSocket(store.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume();
    socket.end(bytes);
    await once(socket, 'close');
    return socket;
  };

  it('closes a connection on which nonsense arrives, and serves the others on', async () => {
    const ping = envelope(Buffer.concat([Buffer.alloc(5), encode({ ping: 1, $db: 'admin' })]), 2013);
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.uint8Array({ minLength: 1, maxLength: 80 }).map((bytes) => Buffer.from(bytes)),
          fc.tuple(fc.nat({ max: ping.length - 1 }), fc.nat({ max: 255 })).map(([at, value]) => {
            const damaged = Buffer.from(ping);
            damaged[at] = value;
            return damaged;
          }),
        ),
        async (bytes) => void (await sendAndEnd(bytes)),
      ),
      { numRuns: 300 },
    );
    expect(await client.db('test').command({ ping: 1 })).toMatchObject({ ok: 1 });
  });

  it('answers odd commands with errors and goes on', async () => {
    const odd: readonly Doc[] = [
      { find: 5 },
      { find: 'docs', filter: 5 },
      { find: 'docs', sort: { a: 'up' } },
      { find: 'docs', limit: -5 },
      { insert: 'docs' },
      { insert: 'docs', documents: [] },
      { insert: 'docs', documents: ['x'] },
      { update: 'docs', updates: [{ q: {}, u: 5 }] },
      { aggregate: 'docs', pipeline: 'x' },
      { createIndexes: 'docs', indexes: [{ key: { a: '2dsphere' }, name: 'geo' }] },
      { createIndexes: 'docs', indexes: [{ key: {}, name: 'none' }] },
      { findAndModify: 'docs', query: {} },
      { getMore: 'x', collection: 'docs' },
      { distinct: 'docs', key: 'a' },
      { renameCollection: 'a', to: 'b' },
      { explain: { insert: 'docs' } },
      { __proto__: null, constructor: 1 },
      { toString: 1 },
    ];
    for (const command of odd) {
      const answer = await client
        .db('test')
        .command(command)
        .catch((error: unknown) => error as Doc);
      const [writeError] = (answer['writeErrors'] as Doc[] | undefined) ?? [];
      expect([command, typeof (writeError ?? answer)['code']]).toEqual([command, 'number']);
    }
    expect(await docs.countDocuments()).toBe(0);
  });

  it('tells write errors by their codes alone where the words would not fit into an answer', async () => {
    const many = Array.from({ length: 400 }, (_, n) => ({ _id: `${'x'.repeat(30_000)}${n}` as never }));
    await docs.insertMany(many);
    const error: unknown = await docs.insertMany(many, { ordered: false }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 11000, insertedCount: 0, writeErrors: { length: 400 } });
    expect(await docs.countDocuments()).toBe(400);
  });

  it('tells apart cursors that are gone and what is no cursor', async () => {
    const getMore = (id: unknown) => client.db('test').command({ getMore: id, collection: 'docs' });
    expect((await refusalOf(getMore('x'))).code).toBe(14);
    expect((await refusalOf(getMore(0.5))).code).toBe(14);
    expect((await refusalOf(getMore(5))).code).toBe(43);
    expect((await refusalOf(client.db('test').command({ killCursors: 'docs', cursors: ['x'] }))).code).toBe(
      14,
    );
  });

  it('deletes what expired in portions, so that others have the store between them', async () => {
    await docs.createIndex({ at: 1 }, { expireAfterSeconds: 1 });
    await docs.insertMany(Array.from({ length: 1200 }, () => ({ at: new Date(0) })));
    const seen = new Set<number>();
    await until(async () => {
      const left = await docs.countDocuments();
      seen.add(left);
      return left === 0;
    });
    expect([...seen].filter((left) => ![1200, 700, 200, 0].includes(left))).toEqual([]);
  });

  it('explains an $or by the plans of its branches', async () => {
    await docs.createIndexes([{ key: { a: 1 } }, { key: { b: 1 } }]);
    await docs.insertMany(Array.from({ length: 50 }, (_, n) => ({ a: n, b: n })));
    expect(await docs.find({ $or: [{ a: 1 }, { b: 2 }] }).explain()).toMatchObject({
      queryPlanner: {
        winningPlan: { stage: 'OR', inputStages: [{ indexName: 'a_1' }, { indexName: 'b_1' }] },
      },
      executionStats: { nReturned: 2, totalDocsExamined: 2 },
    });
  });

  it.each<readonly [string, Doc]>([
    ['a pipeline', { aggregate: 'docs', pipeline: [{ $group: { _id: '$a' } }], cursor: {} }],
    ['a pipeline without stages', { aggregate: 'docs', pipeline: [], cursor: {} }],
    ['distinct', { distinct: 'docs', key: 'a' }],
    ['$expr', { find: 'docs', filter: { $expr: { $eq: ['$a', 1] } } }],
    ['$regex', { find: 'docs', filter: { a: { $regex: 'a' } } }],
    ['a regular expression', { find: 'docs', filter: { a: /a/ } }],
    ['a regular expression in a list', { find: 'docs', filter: { a: { $in: [/a/] } } }],
    ['$type', { find: 'docs', filter: { a: { $type: 'int' } } }],
    ['a computed projection', { find: 'docs', projection: { b: '$a' } }],
    ['a slice', { find: 'docs', projection: { b: { $slice: 1 } } }],
    ['a collation', { find: 'docs', collation: { locale: 'de' } }],
    ['collStats', { collStats: 'docs' }],
    [
      'a partial index',
      { createIndexes: 'docs', indexes: [{ key: { a: 1 }, name: 'a', partialFilterExpression: {} }] },
    ],
    ['a capped collection', { create: 'other', capped: true, size: 1000 }],
    ['an update by a pipeline', { update: 'docs', updates: [{ q: {}, u: [{ $unset: '_id' }] }] }],
    ['an update by position', { update: 'docs', updates: [{ q: { a: 1 }, u: { $set: { 'a.$': 1 } } }] }],
    [
      'array filters',
      { update: 'docs', updates: [{ q: {}, u: { $set: { a: 1 } }, arrayFilters: [{ x: 1 }] }] },
    ],
    ['$bit', { update: 'docs', updates: [{ q: {}, u: { $bit: { a: { or: 1 } } } }] }],
    ['$currentDate', { findAndModify: 'docs', query: {}, update: { $currentDate: { a: true } } }],
  ])('refuses what it does not serve, naming what does: %s', async (_name, command) => {
    await docs.insertOne({ _id: 1 as never, a: 'a' });
    const answer: Doc = await client
      .db('test')
      .command(command)
      .catch((error: unknown) => error as Doc);
    const [told = answer] = (answer['writeErrors'] as Doc[] | undefined) ?? [];
    expect(told).toMatchObject({ code: 115, errmsg: expect.stringContaining('MONGODB_URL') as string });
    expect(await docs.findOne()).toEqual({ _id: 1, a: 'a' });
  });
});
