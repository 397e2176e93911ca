import type { Collection, Document } from 'mongodb';

/**
 * One operation of the driver's CRUD interface on three documents: what MongoDB 7.0 answers, what it leaves behind, and
 * whether the embedded server serves it. A real server serves all of them.
 */
export type CrudCase = {
  readonly name: string;
  readonly embedded: 'served' | 'refused';
  readonly run: (docs: Collection) => Promise<unknown>;
  /** The result, or a part of it. */
  readonly result?: unknown;
  /** The code by which it fails. */
  readonly error?: number;
  /** All documents afterwards, by `_id`; unchanged unless given. */
  readonly outcome?: readonly Document[];
};

const A = { _id: 1, x: 11 };
const B = { _id: 2, x: 22 };
const C = { _id: 3, x: 33 };

/** What is there before each case. */
export const GIVEN: readonly Document[] = [A, B, C];

const id = (value: number) => value as never;
const served = (
  name: string,
  run: CrudCase['run'],
  result: unknown,
  outcome?: readonly Document[],
): CrudCase => ({ name, embedded: 'served', run, result, outcome });
const fails = (
  name: string,
  run: CrudCase['run'],
  error: number,
  outcome?: readonly Document[],
): CrudCase => ({
  name,
  embedded: 'served',
  run,
  error,
  outcome,
});
const refused = (
  name: string,
  run: CrudCase['run'],
  result: unknown,
  outcome?: readonly Document[],
): CrudCase => ({ name, embedded: 'refused', run, result, outcome });

const READS: readonly CrudCase[] = [
  served('find all', (c) => c.find().sort({ _id: 1 }).toArray(), [A, B, C]),
  served('find with filter', (c) => c.find({ _id: id(1) }).toArray(), [A]),
  served(
    'find with filter, sort, skip, limit',
    (c) =>
      c
        .find({ _id: { $gt: id(1) } })
        .sort({ _id: 1 })
        .skip(1)
        .limit(1)
        .toArray(),
    [C],
  ),
  served(
    'find with limit, sort, batchSize',
    (c) => c.find({}, { batchSize: 2 }).sort({ x: -1 }).limit(3).toArray(),
    [C, B, A],
  ),
  served(
    'find with a limit of one batch',
    (c) => c.find({}, { singleBatch: true, batchSize: 2 }).sort({ _id: 1 }).toArray(),
    [A, B],
  ),
  served('find with projection', (c) => c.find({ x: 22 }, { projection: { _id: 0 } }).toArray(), [{ x: 22 }]),
  served(
    'find with $or',
    (c) =>
      c
        .find({ $or: [{ x: 11 }, { x: 33 }] })
        .sort({ x: 1 })
        .toArray(),
    [A, C],
  ),
  served('find with comment', (c) => c.find({ _id: id(1) }, { comment: { key: 'value' } }).toArray(), [A]),
  served('find with hint', (c) => c.find({ _id: id(1) }, { hint: '_id_' }).toArray(), [A]),
  served('find nothing', (c) => c.find({ x: 99 }).toArray(), []),
  fails('find with an unknown operator', (c) => c.find({ x: { $foo: 1 } }).toArray(), 2),
  served('findOne', (c) => c.findOne({ x: 22 }), B),
  served('findOne that finds nothing', (c) => c.findOne({ x: 99 }), null),
  served('countDocuments', (c) => c.countDocuments({ x: { $gte: 22 } }), 2),
  served('countDocuments with skip and limit', (c) => c.countDocuments({}, { skip: 1, limit: 1 }), 1),
  served('countDocuments with comment', (c) => c.countDocuments({}, { comment: 'why' }), 3),
  served('estimatedDocumentCount', (c) => c.estimatedDocumentCount(), 3),
  refused(
    'find with let',
    (c) => c.find({ $expr: { $eq: ['$_id', '$$id'] } }, { let: { id: 1 } }).toArray(),
    [A],
  ),
  refused('find with collation', (c) => c.find({ x: 11 }, { collation: { locale: 'en_US' } }).toArray(), [A]),
  refused('find with a regular expression', (c) => c.find({ x: /a/ }).toArray(), []),
  refused(
    'find with a computed projection',
    (c) => c.find({ x: 11 }, { projection: { y: '$x' } }).toArray(),
    [{ _id: 1, y: 11 }],
  ),
  refused(
    'aggregate with $match and $sort',
    (c) => c.aggregate([{ $match: { x: { $gt: 11 } } }, { $sort: { x: -1 } }]).toArray(),
    [C, B],
  ),
  refused(
    'aggregate with $group',
    (c) => c.aggregate([{ $group: { _id: null, sum: { $sum: '$x' } } }]).toArray(),
    [{ _id: null, sum: 66 }],
  ),
  refused('distinct', (c) => c.distinct('x', { x: { $gt: 11 } }), [22, 33]),
];

const INSERTS_AND_DELETES: readonly CrudCase[] = [
  served('insertOne', (c) => c.insertOne({ _id: id(4), x: 44 }), { acknowledged: true, insertedId: 4 }, [
    A,
    B,
    C,
    { _id: 4, x: 44 },
  ]),
  fails('insertOne of a duplicate', (c) => c.insertOne({ _id: id(1) }), 11000),
  served(
    'insertOne with comment',
    (c) => c.insertOne({ _id: id(4) }, { comment: 'why' }),
    { insertedId: 4 },
    [A, B, C, { _id: 4 }],
  ),
  served(
    'insertMany',
    (c) => c.insertMany([{ _id: id(4) }, { _id: id(5) }]),
    { insertedCount: 2, insertedIds: { 0: 4, 1: 5 } },
    [A, B, C, { _id: 4 }, { _id: 5 }],
  ),
  fails(
    'insertMany, ordered, ends at the first error',
    (c) => c.insertMany([{ _id: id(4) }, { _id: id(1) }, { _id: id(5) }]),
    11000,
    [A, B, C, { _id: 4 }],
  ),
  fails(
    'insertMany, unordered, goes on',
    (c) => c.insertMany([{ _id: id(4) }, { _id: id(1) }, { _id: id(5) }], { ordered: false }),
    11000,
    [A, B, C, { _id: 4 }, { _id: 5 }],
  ),
  served('deleteOne', (c) => c.deleteOne({ x: { $gte: 22 } }), { deletedCount: 1 }, [A, C]),
  served('deleteOne of nothing', (c) => c.deleteOne({ x: 99 }), { deletedCount: 0 }),
  served('deleteOne with hint', (c) => c.deleteOne({ _id: id(1) }, { hint: '_id_' }), { deletedCount: 1 }, [
    B,
    C,
  ]),
  served('deleteMany', (c) => c.deleteMany({ x: { $gte: 22 } }), { deletedCount: 2 }, [A]),
  served('deleteMany with comment', (c) => c.deleteMany({}, { comment: 'why' }), { deletedCount: 3 }, []),
  refused(
    'deleteOne with collation',
    (c) => c.deleteOne({ x: 11 }, { collation: { locale: 'en_US' } }),
    { deletedCount: 1 },
    [B, C],
  ),
  refused(
    'deleteMany with let',
    (c) => c.deleteMany({ $expr: { $eq: ['$_id', '$$id'] } }, { let: { id: 1 } }),
    { deletedCount: 1 },
    [B, C],
  ),
];

const UPDATES: readonly CrudCase[] = [
  served(
    'updateOne',
    (c) => c.updateOne({ _id: id(1) }, { $inc: { x: 1 } }),
    { matchedCount: 1, modifiedCount: 1, upsertedCount: 0 },
    [{ _id: 1, x: 12 }, B, C],
  ),
  served('updateOne that changes nothing', (c) => c.updateOne({ _id: id(1) }, { $set: { x: 11 } }), {
    matchedCount: 1,
    modifiedCount: 0,
  }),
  served('updateOne of nothing', (c) => c.updateOne({ x: 99 }, { $inc: { x: 1 } }), {
    matchedCount: 0,
    modifiedCount: 0,
  }),
  served(
    'updateOne with upsert',
    (c) => c.updateOne({ _id: id(4) }, { $inc: { x: 1 } }, { upsert: true }),
    { matchedCount: 0, upsertedCount: 1, upsertedId: 4 },
    [A, B, C, { _id: 4, x: 1 }],
  ),
  served(
    'updateOne with $setOnInsert',
    (c) => c.updateOne({ _id: id(4) }, { $setOnInsert: { x: 9 } }, { upsert: true }),
    { upsertedId: 4 },
    [A, B, C, { _id: 4, x: 9 }],
  ),
  served(
    'updateOne with $unset',
    (c) => c.updateOne({ _id: id(1) }, { $unset: { x: '' } }),
    { modifiedCount: 1 },
    [{ _id: 1 }, B, C],
  ),
  served(
    'updateOne with $push and $pull',
    (c) =>
      c
        .updateOne({ _id: id(1) }, { $push: { y: 1 } as never })
        .then(() => c.updateOne({ _id: id(1) }, { $pull: { y: 1 } as never })),
    { modifiedCount: 1 },
    [{ _id: 1, x: 11, y: [] }, B, C],
  ),
  served(
    'updateOne with hint',
    (c) => c.updateOne({ _id: id(1) }, { $inc: { x: 1 } }, { hint: { _id: 1 } }),
    { modifiedCount: 1 },
    [{ _id: 1, x: 12 }, B, C],
  ),
  fails('updateOne of the _id', (c) => c.updateOne({ _id: id(1) }, { $set: { _id: id(9) } }), 66),
  fails(
    'updateOne of one path twice',
    (c) => c.updateOne({ _id: id(1) }, { $set: { x: 1 }, $inc: { x: 1 } }),
    40,
  ),
  served(
    'updateMany',
    (c) => c.updateMany({ x: { $gt: 11 } }, { $inc: { x: 1 } }),
    { matchedCount: 2, modifiedCount: 2 },
    [A, { _id: 2, x: 23 }, { _id: 3, x: 34 }],
  ),
  served(
    'updateMany with upsert',
    (c) => c.updateMany({ _id: id(4) }, { $set: { x: 1 } }, { upsert: true }),
    { upsertedCount: 1 },
    [A, B, C, { _id: 4, x: 1 }],
  ),
  served('replaceOne', (c) => c.replaceOne({ _id: id(1) }, { y: 1 }), { matchedCount: 1, modifiedCount: 1 }, [
    { _id: 1, y: 1 },
    B,
    C,
  ]),
  served(
    'replaceOne with upsert',
    (c) => c.replaceOne({ _id: id(4) }, { x: 1 }, { upsert: true }),
    { upsertedCount: 1, upsertedId: 4 },
    [A, B, C, { _id: 4, x: 1 }],
  ),
  fails('replaceOne with another _id', (c) => c.replaceOne({ _id: id(1) }, { _id: id(9) }), 66),
  refused(
    'updateOne with arrayFilters',
    (c) =>
      c
        .updateOne({ _id: id(1) }, { $set: { 'y.$[i]': 1 } }, { arrayFilters: [{ i: 2 }] })
        .catch(missingArray),
    { matchedCount: 0 },
  ),
  refused(
    'updateOne with a pipeline',
    (c) => c.updateOne({ _id: id(1) }, [{ $set: { y: '$x' } }]),
    { modifiedCount: 1 },
    [{ _id: 1, x: 11, y: 11 }, B, C],
  ),
  refused('updateMany with a pipeline', (c) => c.updateMany({}, [{ $unset: 'x' }]), { modifiedCount: 3 }, [
    { _id: 1 },
    { _id: 2 },
    { _id: 3 },
  ]),
  refused(
    'updateOne with collation',
    (c) => c.updateOne({ x: 11 }, { $inc: { x: 1 } }, { collation: { locale: 'en_US' } }),
    { modifiedCount: 1 },
    [{ _id: 1, x: 12 }, B, C],
  ),
  refused(
    'updateOne with $bit',
    (c) => c.updateOne({ _id: id(1) }, { $bit: { x: { or: 4 } } }),
    { modifiedCount: 1 },
    [{ _id: 1, x: 15 }, B, C],
  ),
];

/** MongoDB finds no array `y` to filter, and says so by code 2. */
const missingArray = (error: unknown): Document => {
  if ((error as { readonly code?: unknown }).code === 2) return { matchedCount: 0 };
  throw error;
};

const FIND_AND_MODIFY: readonly CrudCase[] = [
  served('findOneAndUpdate', (c) => c.findOneAndUpdate({ _id: id(1) }, { $inc: { x: 1 } }), A, [
    { _id: 1, x: 12 },
    B,
    C,
  ]),
  served(
    'findOneAndUpdate, after, sorted, projected',
    (c) =>
      c.findOneAndUpdate(
        {},
        { $inc: { x: 1 } },
        { sort: { x: -1 }, returnDocument: 'after', projection: { _id: 0 } },
      ),
    { x: 34 },
    [A, B, { _id: 3, x: 34 }],
  ),
  served('findOneAndUpdate of nothing', (c) => c.findOneAndUpdate({ x: 99 }, { $inc: { x: 1 } }), null),
  served(
    'findOneAndUpdate with upsert',
    (c) => c.findOneAndUpdate({ _id: id(4) }, { $set: { x: 1 } }, { upsert: true, returnDocument: 'after' }),
    { _id: 4, x: 1 },
    [A, B, C, { _id: 4, x: 1 }],
  ),
  served(
    'findOneAndReplace',
    (c) => c.findOneAndReplace({ _id: id(1) }, { y: 1 }, { returnDocument: 'after' }),
    { _id: 1, y: 1 },
    [{ _id: 1, y: 1 }, B, C],
  ),
  served(
    'findOneAndReplace with upsert, before',
    (c) => c.findOneAndReplace({ _id: id(4) }, { x: 1 }, { upsert: true }),
    null,
    [A, B, C, { _id: 4, x: 1 }],
  ),
  served('findOneAndDelete', (c) => c.findOneAndDelete({ x: { $gt: 11 } }, { sort: { x: 1 } }), B, [A, C]),
  served('findOneAndDelete with comment', (c) => c.findOneAndDelete({ _id: id(3) }, { comment: 'why' }), C, [
    A,
    B,
  ]),
  refused(
    'findOneAndUpdate with a pipeline',
    (c) => c.findOneAndUpdate({ _id: id(1) }, [{ $set: { y: '$x' } }]),
    A,
    [{ _id: 1, x: 11, y: 11 }, B, C],
  ),
  refused(
    'findOneAndUpdate with collation',
    (c) => c.findOneAndUpdate({ x: 11 }, { $inc: { x: 1 } }, { collation: { locale: 'en_US' } }),
    A,
    [{ _id: 1, x: 12 }, B, C],
  ),
];

const BULK_WRITES: readonly CrudCase[] = [
  served(
    'bulkWrite of every kind',
    (c) =>
      c.bulkWrite([
        { insertOne: { document: { _id: id(4), x: 44 } } },
        { updateOne: { filter: { _id: id(1) }, update: { $set: { x: 0 } } } },
        { updateMany: { filter: { x: { $gt: 11 } }, update: { $inc: { x: 1 } } } },
        { replaceOne: { filter: { _id: id(3) }, replacement: { x: 37 }, upsert: true } },
        { deleteOne: { filter: { _id: id(2) } } },
        { deleteMany: { filter: { x: { $gt: 40 } } } },
      ]),
    { insertedCount: 1, matchedCount: 5, modifiedCount: 5, deletedCount: 2, upsertedCount: 0 },
    [
      { _id: 1, x: 0 },
      { _id: 3, x: 37 },
    ],
  ),
  fails(
    'bulkWrite, ordered',
    (c) => c.bulkWrite([{ insertOne: { document: { _id: id(1) } } }, { deleteMany: { filter: {} } }]),
    11000,
  ),
  fails(
    'bulkWrite, unordered',
    (c) =>
      c.bulkWrite([{ insertOne: { document: { _id: id(1) } } }, { deleteMany: { filter: {} } }], {
        ordered: false,
      }),
    11000,
    [],
  ),
  fails(
    'bulkWrite that upserts below what is there',
    (c) =>
      c.bulkWrite([
        { replaceOne: { filter: { _id: id(1), x: { $lt: 5 } }, replacement: { x: 5 }, upsert: true } },
      ]),
    11000,
  ),
  refused(
    'bulkWrite with arrayFilters',
    (c) =>
      c.bulkWrite([
        {
          updateOne: { filter: { _id: id(9) }, update: { $set: { 'y.$[i]': 1 } }, arrayFilters: [{ i: 2 }] },
        },
      ]),
    { matchedCount: 0 },
  ),
];

/** The served subset of the CRUD interface, and what lies beside it. */
export const CRUD_TABLE: readonly CrudCase[] = [
  ...READS,
  ...INSERTS_AND_DELETES,
  ...UPDATES,
  ...FIND_AND_MODIFY,
  ...BULK_WRITES,
];
