import { Binary, Decimal128, Long, MongoBulkWriteError, ObjectId, Timestamp, UUID } from 'mongodb';
import { connect, idsOf, refusalOf, type StoreUnderTest } from './store-under-test';

describe('storing documents', () => {
  let store: StoreUnderTest;
  beforeAll(async () => (store = await connect()));
  afterAll(() => store.stop());

  it('gives back every kind of value as it was written', async () => {
    const collection = await store.fresh();
    const doc = {
      _id: new ObjectId(),
      text: 'ünïcödé 🏈 \u0000 end',
      int: -7,
      double: 0.1,
      long: Long.fromString('9223372036854775807'),
      decimal: Decimal128.fromString('1.10'),
      yes: true,
      nothing: null,
      date: new Date(1e12),
      uuid: new UUID('00112233-4455-4677-8899-aabbccddeeff'),
      bytes: new Binary(Buffer.from([0, 255, 1])),
      list: [1, [2, [3]], { deep: [] }],
      empty: {},
      timestamp: new Timestamp({ t: 5, i: 6 }),
    };
    await collection.insertOne(doc);
    expect(await collection.findOne({ _id: doc._id })).toEqual(doc);
  });

  it('keeps documents in insertion order and makes an ObjectId where none is given', async () => {
    const collection = await store.fresh();
    const { insertedIds } = await collection.insertMany([{ n: 3 }, { n: 1 }, { n: 2 }]);
    expect(Object.values(insertedIds).every((id) => (id as unknown) instanceof ObjectId)).toBe(true);
    expect((await collection.find().toArray()).map(({ n }) => n as unknown)).toEqual([3, 1, 2]);
  });

  it('refuses a second document with the same _id with 11000, keyPattern and keyValue', async () => {
    const collection = await store.fresh([{ _id: 'a' as never }]);
    const error = await refusalOf(collection.insertOne({ _id: 'a' as never }));
    expect(error).toMatchObject({ code: 11000, keyPattern: { _id: 1 }, keyValue: { _id: 'a' } });
  });

  it('counts numbers of all types as one _id', async () => {
    const collection = await store.fresh([{ _id: 1 as never }]);
    expect((await refusalOf(collection.insertOne({ _id: Long.fromNumber(1) as never }))).code).toBe(11000);
  });

  it('stops an ordered bulk write at the first error and goes on in an unordered one', async () => {
    const writes = [1, 1, 2].map((id) => ({ insertOne: { document: { _id: id as never } } }));
    const ordered = await store.fresh();
    await expect(ordered.bulkWrite(writes)).rejects.toBeInstanceOf(MongoBulkWriteError);
    expect(await idsOf(ordered, {})).toEqual([1]);
    const unordered = await store.fresh();
    const error: unknown = await unordered.bulkWrite(writes, { ordered: false }).catch((e: unknown) => e);
    expect(error).toMatchObject({ code: 11000, insertedCount: 2 });
    expect(await idsOf(unordered, {})).toEqual([1, 2]);
  });

  it('mixes all kinds of writes in one bulk write', async () => {
    const collection = await store.fresh([
      { _id: 1 as never, n: 1 },
      { _id: 2 as never, n: 2 },
      { _id: 3 as never, n: 3 },
    ]);
    const result = await collection.bulkWrite([
      { insertOne: { document: { _id: 4 as never, n: 4 } } },
      { updateMany: { filter: { n: { $gte: 3 } }, update: { $inc: { n: 10 } } } },
      { replaceOne: { filter: { _id: 9 as never }, replacement: { n: 9 }, upsert: true } },
      { deleteOne: { filter: { _id: 1 as never } } },
    ]);
    expect(result).toMatchObject({
      insertedCount: 1,
      matchedCount: 2,
      modifiedCount: 2,
      upsertedCount: 1,
      deletedCount: 1,
    });
    expect(result.upsertedIds).toEqual({ 2: 9 });
    expect(await collection.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 2, n: 2 },
      { _id: 3, n: 13 },
      { _id: 4, n: 14 },
      { _id: 9, n: 9 },
    ]);
  });

  it('applies a write guarded by position only forwards: a stale one is a duplicate key', async () => {
    const collection = await store.fresh();
    const guarded = (position: number) =>
      collection.bulkWrite(
        [
          {
            replaceOne: {
              filter: { _id: 'team' as never, position: { $lt: position } },
              replacement: { position },
              upsert: true,
            },
          },
        ],
        { ordered: false },
      );
    await guarded(5);
    await guarded(8);
    expect(await guarded(8).catch((error: unknown) => error)).toMatchObject({ code: 11000 });
    expect(await guarded(6).catch((error: unknown) => error)).toMatchObject({ code: 11000 });
    expect(await collection.findOne()).toEqual({ _id: 'team', position: 8 });
  });

  it('deletes one or all matches', async () => {
    const collection = await store.fresh([{ a: 1 }, { a: 1 }, { a: 1 }, { a: 2 }]);
    expect((await collection.deleteOne({ a: 1 })).deletedCount).toBe(1);
    expect((await collection.deleteMany({ a: 1 })).deletedCount).toBe(2);
    expect(await collection.countDocuments()).toBe(1);
  });

  it('accepts write concerns, and answers nothing to w: 0', async () => {
    const collection = await store.fresh();
    await collection.insertOne({ a: 1 }, { writeConcern: { w: 'majority', j: true } });
    expect((await collection.insertOne({ a: 2 }, { writeConcern: { w: 0 } })).acknowledged).toBe(false);
    let seen = 0;
    while (seen < 2) seen = await collection.countDocuments();
    expect(seen).toBe(2);
  });

  it('refuses a document above 16 MiB, and one that an update would make so', async () => {
    const collection = await store.fresh([{ _id: 1 as never, a: 'x'.repeat(9 * 1024 * 1024) }]);
    const command = store.db.command({
      insert: collection.collectionName,
      documents: [{ a: 'x'.repeat(16 * 1024 * 1024) }],
    });
    const refused: unknown = await command.then(
      (answer) => answer['writeErrors'] as unknown,
      (error: unknown) => [error],
    );
    expect(refused).toMatchObject([{ code: 10334 }]);
    const grown = await refusalOf(collection.updateOne({}, { $set: { b: 'y'.repeat(9 * 1024 * 1024) } }));
    expect([10334, 17419]).toContain(grown.code);
    expect(await collection.countDocuments({ b: { $exists: true } })).toBe(0);
  });

  it('refuses arrays as _id', async () => {
    const collection = await store.fresh();
    expect([2, 53]).toContain((await refusalOf(collection.insertOne({ _id: [1] as never }))).code);
  });

  it.each([{ $a: 1 }, { a: { $b: 1 } }])('refuses %j as _id', async (id) => {
    const collection = await store.fresh();
    expect((await refusalOf(collection.insertOne({ _id: id as never }))).code).toBe(52);
    expect(
      (
        await refusalOf(
          collection.updateOne({ _id: { $eq: id } as never }, { $set: { n: 1 } }, { upsert: true }),
        )
      ).code,
    ).toBe(52);
  });

  it('serves many writers at once without losing a write', async () => {
    const collection = await store.fresh([{ _id: 'n' as never, n: 0 }]);
    await Promise.all(Array.from({ length: 200 }, () => collection.updateOne({}, { $inc: { n: 1 } })));
    expect(await collection.findOne()).toEqual({ _id: 'n', n: 200 });
  });
});
