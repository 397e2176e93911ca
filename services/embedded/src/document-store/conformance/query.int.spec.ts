import { Long, MaxKey, MinKey, ObjectId, type Document } from 'mongodb';
import { connect, idsOf, refusalOf, type StoreUnderTest } from './store-under-test';

const VALUES: readonly Document[] = [
  { _id: 1, v: 5 },
  { _id: 2, v: null },
  { _id: 3 },
  { _id: 4, v: 'text' },
  { _id: 5, v: [1, 5, 9] },
  { _id: 6, v: [] },
  { _id: 7, v: { a: 1, b: 2 } },
  { _id: 8, v: [{ a: 1 }, { a: 7, b: 3 }] },
  { _id: 9, v: true },
  { _id: 10, v: new Date(1000) },
  { _id: 11, v: Long.fromString('9007199254740993') },
  { _id: 12, v: -0.5 },
];

const CASES: readonly (readonly [string, Document, readonly number[]])[] = [
  ['equality, also of an array item', { v: 5 }, [1, 5]],
  ['null means null or missing', { v: null }, [2, 3]],
  ['$ne', { v: { $ne: 5 } }, [2, 3, 4, 6, 7, 8, 9, 10, 11, 12]],
  ['comparison only within a type', { v: { $gt: 0 } }, [1, 5, 11]],
  ['negative numbers', { v: { $lt: 0 } }, [12]],
  ['a range over items of one array', { v: { $gt: 5, $lt: 2 } }, [5]],
  ['$gte null', { v: { $gte: null } }, [2, 3]],
  ['64-bit integers exactly', { v: { $gt: Long.fromString('9007199254740992') } }, [11]],
  ['not the nearest double', { v: Long.fromString('9007199254740992') }, []],
  [
    'MinKey is below everything',
    { v: { $lt: new MaxKey(), $gt: new MinKey() } },
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  ],
  ['$in with null', { v: { $in: [null, 'text'] } }, [2, 3, 4]],
  ['$nin', { v: { $nin: [5, null] } }, [4, 6, 7, 8, 9, 10, 11, 12]],
  ['$exists', { v: { $exists: false } }, [3]],
  ['a whole document', { v: { a: 1, b: 2 } }, [7]],
  ['a whole document in another order', { v: { b: 2, a: 1 } }, []],
  ['a whole array', { v: [1, 5, 9] }, [5]],
  ['an empty array', { v: [] }, [6]],
  ['a path into documents and arrays of them', { 'v.a': 1 }, [7, 8]],
  ['a position in an array', { 'v.1': 5 }, [5]],
  ['a path that leads nowhere is null', { 'v.a': null }, [1, 2, 3, 4, 9, 10, 11, 12]],
  ['$elemMatch on documents', { v: { $elemMatch: { a: { $gt: 5 }, b: 3 } } }, [8]],
  ['$elemMatch on values', { v: { $elemMatch: { $gt: 4, $lt: 6 } } }, [5]],
  ['$all', { v: { $all: [1, 9] } }, [5]],
  ['$size', { v: { $size: 0 } }, [6]],
  ['$not', { v: { $not: { $gte: 5 } } }, [2, 3, 4, 6, 7, 8, 9, 10, 12]],
  ['$and', { $and: [{ v: { $gt: 2 } }, { v: { $lt: 6 } }] }, [1, 5]],
  ['$or', { $or: [{ v: 'text' }, { _id: 9 }] }, [4, 9]],
  ['$nor', { $nor: [{ v: { $exists: true } }, { _id: 99 }] }, [3]],
  ['booleans are not numbers', { v: 1 }, [5]],
  ['dates', { v: { $lte: new Date(1000) } }, [10]],
];

describe('finding documents', () => {
  let store: StoreUnderTest;
  let collection: Awaited<ReturnType<StoreUnderTest['fresh']>>;
  beforeAll(async () => {
    store = await connect();
    collection = await store.fresh(VALUES);
  });
  afterAll(() => store.stop());

  it.each(CASES)('understands %s', async (_name, filter, ids) => {
    expect(await idsOf(collection, filter)).toEqual(ids);
  });

  it.each(CASES)('finds the same over an index: %s', async (_name, filter, ids) => {
    const indexed = await store.fresh(VALUES);
    await indexed.createIndexes([{ key: { v: 1 } }, { key: { 'v.a': -1 } }]);
    expect(await idsOf(indexed, filter)).toEqual(ids);
  });

  it.each([
    ['an unknown operator', { v: { $foo: 1 } }],
    ['an unknown top-level operator', { $foo: 1 }],
    ['$in without a list', { v: { $in: 1 } }],
    ['an empty $or', { $or: [] }],
  ])('refuses %s with BadValue', async (_name, filter: Document) => {
    expect((await refusalOf(collection.find(filter).toArray())).code).toBe(2);
  });

  it('does not enter arrays in arrays by $elemMatch', async () => {
    const nested = await store.fresh([
      { _id: 1, v: [[30]] },
      { _id: 2, v: [30] },
    ]);
    expect(await idsOf(nested, { v: { $elemMatch: { $eq: 30 } } })).toEqual([2]);
    await nested.createIndex({ v: 1 });
    expect(await idsOf(nested, { v: { $elemMatch: { $gte: 30 } } })).toEqual([2]);
  });

  it('sorts by type, then value', async () => {
    const mixed = await store.fresh([
      { v: true },
      { v: 'b' },
      { v: 2 },
      { v: null },
      { v: new Date(0) },
      { v: {} },
      { v: new ObjectId() },
      { v: 1.5 },
    ]);
    const kinds = (await mixed.find().sort({ v: 1 }).toArray()).map(
      ({ v }) => (v as object | null)?.constructor.name ?? 'null',
    );
    expect(kinds).toEqual(['null', 'Number', 'Number', 'String', 'Object', 'ObjectId', 'Boolean', 'Date']);
  });

  it('sorts an array by its smallest item upwards and by its largest downwards', async () => {
    const arrays = await store.fresh([
      { _id: 1 as never, v: [5, 1] },
      { _id: 2 as never, v: [3] },
      { _id: 3 as never, v: [] },
      { _id: 4 as never },
    ]);
    const order = async (direction: 1 | -1) =>
      (await arrays.find().sort({ v: direction }).toArray()).map(({ _id }) => _id as unknown);
    expect(await order(1)).toEqual([3, 4, 1, 2]);
    expect(await order(-1)).toEqual([1, 2, 4, 3]);
  });

  it('sorts by several fields, skips and limits', async () => {
    const teams = await store.fresh(
      ['a', 'b', 'c', 'd'].flatMap((team, i) => [
        { team, n: i % 2 },
        { team, n: 9 },
      ]),
    );
    const found = await teams.find().sort({ n: -1, team: 1 }).skip(3).limit(3).toArray();
    expect(found.map(({ team, n }) => `${String(team)}${String(n)}`)).toEqual(['d9', 'b1', 'd1']);
  });

  it('includes and excludes by projection', async () => {
    const docs = await store.fresh([
      { _id: 1 as never, a: { x: 1, y: 2 }, b: [{ c: 1, d: 2 }, { c: 3 }], e: 5 },
    ]);
    const one = (projection: Document) => docs.findOne({}, { projection });
    expect(await one({ 'a.x': 1, 'b.c': 1 })).toEqual({ _id: 1, a: { x: 1 }, b: [{ c: 1 }, { c: 3 }] });
    expect(await one({ _id: 0, e: 1 })).toEqual({ e: 5 });
    expect(await one({ a: 0, 'b.c': 0 })).toEqual({ _id: 1, b: [{ d: 2 }, {}], e: 5 });
    expect(await one({ _id: 1 })).toEqual({ _id: 1 });
    expect(await one({ _id: 0 })).toMatchObject({ e: 5 });
  });

  it('gives large results in batches, through getMore', async () => {
    const many = await store.fresh(Array.from({ length: 1000 }, (_, n) => ({ n })));
    const found = await many.find({ n: { $gte: 10 } }, { batchSize: 7 }).toArray();
    expect(found.map(({ n }) => n as number)).toEqual(Array.from({ length: 990 }, (_, n) => n + 10));
    expect(await many.find().limit(150).toArray()).toHaveLength(150);
    expect(await many.find({}, { batchSize: 3, singleBatch: true }).toArray()).toHaveLength(3);
  });

  it('closes cursors, and answers 43 for one that is gone', async () => {
    const many = await store.fresh(Array.from({ length: 10 }, (_, n) => ({ n })));
    const answer = await store.db.command({ find: many.collectionName, batchSize: 2 });
    const { id } = answer['cursor'] as { id: Long };
    const killed = await store.db.command({
      killCursors: many.collectionName,
      cursors: [Long.fromValue(id)],
    });
    expect(killed).toMatchObject({ cursorsNotFound: [], ok: 1 });
    expect(
      (await refusalOf(store.db.command({ getMore: Long.fromValue(id), collection: many.collectionName })))
        .code,
    ).toBe(43);
  });

  it('counts', async () => {
    const docs = await store.fresh([{ v: 1, t: ['a', 'b'] }, { v: 1, t: ['b'] }, { v: 2 }]);
    expect(await docs.countDocuments({ v: 1 })).toBe(2);
    expect(await docs.countDocuments({}, { skip: 1, limit: 5 })).toBe(2);
    expect(await docs.countDocuments({ v: 99 })).toBe(0);
    expect(await docs.estimatedDocumentCount()).toBe(3);
  });

  it('finds nothing in a collection that does not exist', async () => {
    const missing = store.db.collection('missing');
    expect(await missing.find({ a: 1 }).toArray()).toEqual([]);
    expect(await missing.countDocuments()).toBe(0);
  });
});
