import { Long, type Document } from 'mongodb';
import { connect, refusalOf, type StoreUnderTest } from './store-under-test';

describe('collections and indexes', () => {
  let store: StoreUnderTest;
  beforeAll(async () => (store = await connect()));
  afterAll(() => store.stop());

  it('holds unique indexes on insert, update and upsert', async () => {
    const people = await store.fresh([
      { _id: 1, mail: 'a' },
      { _id: 2, mail: 'b' },
    ]);
    await people.createIndex({ mail: 1 }, { unique: true });
    const taken = { code: 11000, keyPattern: { mail: 1 }, keyValue: { mail: 'a' } };
    expect(await refusalOf(people.insertOne({ mail: 'a' }))).toMatchObject(taken);
    expect(await refusalOf(people.updateOne({ _id: 2 as never }, { $set: { mail: 'a' } }))).toMatchObject(
      taken,
    );
    expect(
      await refusalOf(
        people.findOneAndUpdate({ _id: 7 as never }, { $set: { mail: 'a' } }, { upsert: true }),
      ),
    ).toMatchObject(taken);
    await people.updateOne({ _id: 1 as never }, { $set: { mail: 'c' } });
    await people.insertOne({ mail: 'a' });
    await people.deleteOne({ mail: 'b' });
    await people.insertOne({ mail: 'b' });
    expect(await people.countDocuments()).toBe(3);
  });

  it('holds compound, partial and sparse unique indexes for the documents they cover', async () => {
    const seats = await store.fresh();
    await seats.createIndex({ draft: 1, pick: -1 }, { unique: true });
    await seats.insertMany([
      { draft: 'x', pick: 1 },
      { draft: 'x', pick: 2 },
      { draft: 'y', pick: 1 },
    ]);
    expect((await refusalOf(seats.insertOne({ draft: 'x', pick: 1 }))).keyPattern).toEqual({
      draft: 1,
      pick: -1,
    });

    const optional = await store.fresh();
    await optional.createIndex({ nick: 1 }, { unique: true, sparse: true });
    await optional.insertMany([{}, {}, { nick: 'x' }]);
    expect((await refusalOf(optional.insertOne({ nick: 'x' }))).code).toBe(11000);
    const strict = await store.fresh([{}]);
    await strict.createIndex({ nick: 1 }, { unique: true });
    expect((await refusalOf(strict.insertOne({}))).code).toBe(11000);
  });

  it('holds unique indexes over the items of arrays', async () => {
    const teams = await store.fresh([{ members: ['a', 'b', 'a'] }]);
    await teams.createIndex({ members: 1 }, { unique: true });
    expect((await refusalOf(teams.insertOne({ members: ['c', 'b'] }))).code).toBe(11000);
    expect(
      (
        await refusalOf(
          teams
            .createIndex({ members: 1, other: 1 })
            .then(() => teams.insertOne({ members: ['x'], other: ['y', 'z'] })),
        )
      ).code,
    ).toBe(171);
  });

  it('refuses to build a unique index over duplicates and leaves none behind', async () => {
    const docs = await store.fresh([{ a: 1 }, { a: 1 }]);
    expect((await refusalOf(docs.createIndex({ a: 1 }, { unique: true }))).code).toBe(11000);
    expect((await docs.indexes()).map(({ name }) => name)).toEqual(['_id_']);
    await docs.createIndex({ a: 1 });
  });

  it('lists, repeats, contradicts and drops indexes', async () => {
    const docs = await store.fresh([{ a: 1 }]);
    expect(await docs.createIndex({ a: 1, b: -1 }, { name: 'ab' })).toBe('ab');
    expect(await docs.createIndex({ a: 1, b: -1 }, { name: 'ab' })).toBe('ab');
    await docs.createIndex({ at: 1 }, { expireAfterSeconds: 60, sparse: true });
    expect((await refusalOf(docs.createIndex({ c: 1 }, { name: 'ab' }))).code).toBe(86);
    expect([85, 86]).toContain(
      (await refusalOf(docs.createIndex({ a: 1, b: -1 }, { name: 'ab', unique: true }))).code,
    );
    expect((await docs.indexes()).map(({ name, key }) => [name, key])).toEqual([
      ['_id_', { _id: 1 }],
      ['ab', { a: 1, b: -1 }],
      ['at_1', { at: 1 }],
    ]);
    expect((await docs.indexes())[2]).toMatchObject({ expireAfterSeconds: 60, sparse: true });
    await docs.dropIndex('ab');
    expect((await refusalOf(docs.dropIndex('ab'))).code).toBe(27);
    expect((await refusalOf(docs.dropIndex('_id_'))).code).toBe(72);
    await docs.dropIndexes();
    expect(await docs.indexes()).toHaveLength(1);
    expect((await refusalOf(store.db.collection('missing').indexes())).code).toBe(26);
  });

  it('creates, lists and drops collections', async () => {
    await store.db.createCollection('made');
    expect((await refusalOf(store.db.createCollection('made'))).code).toBe(48);
    expect(await store.db.listCollections({ name: 'made' }, { nameOnly: true }).toArray()).toEqual([
      { name: 'made', type: 'collection' },
    ]);
    expect(await store.db.dropCollection('made')).toBe(true);
    expect(await store.db.listCollections({ name: 'made' }).toArray()).toEqual([]);
  });

  it('switches a rebuilt collection in by renaming, with its indexes', async () => {
    const old = await store.fresh([{ _id: 1, version: 1 }]);
    const rebuilt = await store.fresh([{ _id: 1, version: 2 }]);
    await rebuilt.createIndex({ version: 1 }, { unique: true });
    const name = old.collectionName;
    expect((await refusalOf(rebuilt.rename(name))).code).toBe(48);
    await rebuilt.rename(name, { dropTarget: true });
    const now = store.db.collection<Document>(name);
    expect(await now.find().toArray()).toEqual([{ _id: 1, version: 2 }]);
    expect((await now.indexes()).map((index) => index.name)).toEqual(['_id_', 'version_1']);
    expect((await refusalOf(now.insertOne({ version: 2 }))).message).toContain(`.${name} `);
    expect(await store.db.listCollections({ name: rebuilt.collectionName }).toArray()).toEqual([]);
    expect((await refusalOf(store.db.collection('missing').rename('other'))).code).toBe(26);
  });

  it('keeps databases apart and drops one whole', async () => {
    const other = store.client.db(`${store.db.databaseName}-2`);
    await other.collection('shared').insertOne({ n: 1 });
    expect(await store.db.collection('shared').countDocuments()).toBe(0);
    await other.dropDatabase();
    expect(await other.listCollections().toArray()).toEqual([]);
  });

  it('answers what a driver asks', async () => {
    expect(await store.db.command({ ping: 1 })).toMatchObject({ ok: 1 });
    const hello = await store.db.command({ hello: 1 });
    expect(hello).toMatchObject({ isWritablePrimary: true, ok: 1 });
    expect(hello['maxWireVersion']).toBeGreaterThanOrEqual(21);
    expect((await store.db.command({ buildInfo: 1 }))['version']).toMatch(/^\d+\.\d+\.\d+/);
    expect(await store.db.command({ endSessions: [] })).toMatchObject({ ok: 1 });
  });

  it('answers 59 to unknown commands', async () => {
    expect(await refusalOf(store.db.command({ makeCoffee: 1 }))).toMatchObject({
      code: 59,
      codeName: 'CommandNotFound',
    });
  });

  it('refuses transactions', async () => {
    const command = {
      insert: 'x',
      documents: [{}],
      txnNumber: Long.fromNumber(1),
      startTransaction: true,
      autocommit: false,
    };
    expect([20, 50768, 263, 72]).toContain((await refusalOf(store.db.command(command))).code);
  });

  it('refuses names that cannot be', async () => {
    expect((await refusalOf(store.db.command({ insert: '', documents: [{}] }))).code).toBe(73);
    expect((await refusalOf(store.db.command({ insert: 'a\0b', documents: [{}] }))).code).toBe(73);
  });
});
