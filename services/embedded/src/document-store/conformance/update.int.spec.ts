import { Long, type Document } from 'mongodb';
import { connect, refusalOf, type StoreUnderTest } from './store-under-test';

type Case = readonly [name: string, before: Document, update: Document, after: Document];

const CASES: readonly Case[] = [
  ['$set makes the way', { a: 1 }, { $set: { 'b.c.d': 2, a: 3 } }, { a: 3, b: { c: { d: 2 } } }],
  [
    '$set on a position',
    { l: [{ x: 1 }] },
    { $set: { 'l.0.x': 2, 'l.2': 'new' } },
    { l: [{ x: 2 }, null, 'new'] },
  ],
  [
    '$unset',
    { a: 1, b: { c: 1, d: 2 }, l: [1, 2] },
    { $unset: { a: '', 'b.c': '', 'l.0': '', gone: '' } },
    { b: { d: 2 }, l: [null, 2] },
  ],
  [
    '$inc and $mul',
    { a: 1, b: 3 },
    { $inc: { a: -2.5, n: 4 }, $mul: { b: 2, m: 7 } },
    { a: -1.5, b: 6, n: 4, m: 0 },
  ],
  [
    '$inc beyond 2^53',
    { a: Long.fromString('9007199254740993') },
    { $inc: { a: 2 } },
    { a: Long.fromString('9007199254740995') },
  ],
  ['$min and $max', { a: 5, b: 5 }, { $min: { a: 3, b: 9 }, $max: { c: 1 } }, { a: 3, b: 5, c: 1 }],
  [
    '$rename',
    { a: 1, b: { c: 2 } },
    { $rename: { a: 'z', 'b.c': 'y.x', gone: 'g' } },
    { b: {}, z: 1, y: { x: 2 } },
  ],
  ['$push', { l: [1] }, { $push: { l: 2, made: 'x' } }, { l: [1, 2], made: ['x'] }],
  [
    '$push with modifiers',
    { l: [{ s: 5 }, { s: 1 }] },
    { $push: { l: { $each: [{ s: 3 }], $sort: { s: -1 }, $slice: 2 } } },
    { l: [{ s: 5 }, { s: 3 }] },
  ],
  [
    '$push at a position',
    { l: [1, 4] },
    { $push: { l: { $each: [2, 3], $position: 1 } } },
    { l: [1, 2, 3, 4] },
  ],
  [
    '$addToSet',
    { l: [1, { a: 1 }] },
    { $addToSet: { l: { $each: [1, { a: 1 }, 2, 2] } } },
    { l: [1, { a: 1 }, 2] },
  ],
  [
    '$pull by value and condition',
    { l: [1, 2, 3, 2], m: [1, 5, 9] },
    { $pull: { l: 2, m: { $gte: 5 } } },
    { l: [1, 3], m: [1] },
  ],
  ['$pull of documents', { l: [{ a: 1, b: 2 }, { a: 2 }] }, { $pull: { l: { a: 1 } } }, { l: [{ a: 2 }] }],
  [
    '$pullAll and $pop',
    { l: [1, 2, 1, 3], m: [1, 2], n: [1, 2] },
    { $pullAll: { l: [1, 3] }, $pop: { m: 1, n: -1 } },
    { l: [2], m: [1], n: [2] },
  ],
  [
    '$setOnInsert does nothing to what is there',
    { a: 1 },
    { $set: { b: 1 }, $setOnInsert: { c: 1 } },
    { a: 1, b: 1 },
  ],
];

describe('updating documents', () => {
  let store: StoreUnderTest;
  beforeAll(async () => (store = await connect()));
  afterAll(() => store.stop());

  it.each(CASES)('understands %s', async (_name, before, update, after) => {
    const collection = await store.fresh([{ _id: 1, ...before }]);
    await collection.updateOne({}, update);
    expect(await collection.findOne()).toEqual({ _id: 1, ...after });
  });

  it('replaces all but the _id', async () => {
    const collection = await store.fresh([{ _id: 1, a: 1 }]);
    expect((await collection.replaceOne({ a: 1 }, { b: 2 })).modifiedCount).toBe(1);
    expect(await collection.findOne()).toEqual({ _id: 1, b: 2 });
  });

  it('tells matched from modified', async () => {
    const collection = await store.fresh([{ a: 1 }, { a: 1, b: 1 }]);
    expect(await collection.updateMany({ a: 1 }, { $set: { b: 1 } })).toMatchObject({
      matchedCount: 2,
      modifiedCount: 1,
    });
    expect(await collection.updateOne({ a: 9 }, { $set: { b: 1 } })).toMatchObject({
      matchedCount: 0,
      modifiedCount: 0,
    });
  });

  it('changes many documents by a field that it changes, each once', async () => {
    const collection = await store.fresh(Array.from({ length: 600 }, (_, n) => ({ n })));
    await collection.createIndex({ n: 1 });
    await collection.updateMany({ n: { $gte: 0 } }, { $inc: { n: 1000 } });
    expect(await collection.countDocuments({ n: { $gte: 1000, $lt: 1600 } })).toBe(600);
  });

  it('upserts from the equalities of the filter, the update and $setOnInsert', async () => {
    const collection = await store.fresh();
    const filter = {
      team: 'a',
      'where.city': { $eq: 'x' },
      $and: [{ n: 5 }],
      $or: [{ lone: 1 }],
      m: { $gt: 3 },
    };
    const result = await collection.updateOne(
      filter,
      { $set: { s: 1 }, $setOnInsert: { made: true }, $inc: { n: 1 } },
      { upsert: true },
    );
    expect(result.upsertedCount).toBe(1);
    expect(await collection.findOne({ _id: result.upsertedId ?? undefined })).toEqual({
      _id: result.upsertedId,
      team: 'a',
      where: { city: 'x' },
      n: 6,
      lone: 1,
      s: 1,
      made: true,
    });
  });

  it.each<Document>([
    { a: 1, $and: [{ a: 2 }] },
    { a: { b: 1 }, 'a.b': 1 },
    { 'a.b': 1, $or: [{ a: 1 }] },
  ])('upserts nothing from a filter that fixes a field twice: %j', async (filter) => {
    const collection = await store.fresh();
    const upsert = collection.updateOne(filter, { $set: { s: 1 } }, { upsert: true });
    expect((await refusalOf(upsert)).code).toBe(54);
    expect(await collection.countDocuments()).toBe(0);
  });

  it.each([
    ['$inc of a text', { $inc: { t: 1 } }, 14],
    ['$inc by a text', { $inc: { n: 'x' } }, 14],
    ['$push to a number', { $push: { n: 1 } }, 2],
    ['a path through a value', { $set: { 'n.x': 1 } }, 28],
    ['a change of the _id', { $set: { _id: 2 } }, 66],
    ['two operators on one path', { $set: { n: 1 }, $inc: { n: 1 } }, 40],
    ['a path and its parent', { $set: { l: [], 'l.0': 1 } }, 40],
    ['a position far beyond the end of an array', { $set: { 'l.1500002': 1 } }, 34],
    ['a way through one', { $set: { 'l.4000000000.x': 1 } }, 34],
    ['an unknown operator', { $foo: { n: 1 } }, 9],
  ])('refuses %s', async (_name, update, code) => {
    const collection = await store.fresh([{ _id: 1, n: 1, t: 'x', l: [1] }]);
    expect((await refusalOf(collection.updateOne({ _id: 1 as never }, update as Document))).code).toBe(code);
    expect(await collection.findOne()).toEqual({ _id: 1, n: 1, t: 'x', l: [1] });
  });

  it('finds and changes in one step, giving the old or the new document', async () => {
    const collection = await store.fresh([
      { _id: 1, n: 1 },
      { _id: 2, n: 5 },
    ]);
    expect(await collection.findOneAndUpdate({}, { $inc: { n: 1 } }, { sort: { n: -1 } })).toEqual({
      _id: 2,
      n: 5,
    });
    expect(
      await collection.findOneAndUpdate(
        { _id: 2 as never },
        { $inc: { n: 1 } },
        { returnDocument: 'after', projection: { _id: 0 } },
      ),
    ).toEqual({ n: 7 });
    expect(
      await collection.findOneAndReplace({ _id: 2 as never }, { x: 1 }, { returnDocument: 'after' }),
    ).toEqual({ _id: 2, x: 1 });
    expect(await collection.findOneAndDelete({ x: 1 })).toEqual({ _id: 2, x: 1 });
    expect(await collection.findOneAndUpdate({ _id: 9 as never }, { $set: { n: 1 } })).toBeNull();
    const upserted = await collection.findOneAndUpdate(
      { _id: 9 as never },
      { $set: { n: 1 } },
      { upsert: true, returnDocument: 'after', includeResultMetadata: true },
    );
    expect(upserted).toMatchObject({
      value: { _id: 9, n: 1 },
      lastErrorObject: { n: 1, updatedExisting: false, upserted: 9 },
    });
    expect(await collection.countDocuments()).toBe(2);
  });
});
