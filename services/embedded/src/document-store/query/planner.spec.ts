import fc from 'fast-check';
import { Catalog } from '../storage/catalog';
import type { Collection } from '../storage/collection';
import { openInMemory } from '../storage/document-file';
import { readIndexSpec } from '../storage/index-spec';
import type { Doc } from '../values/doc';
import { encodeKey } from '../values/key-encoding';
import type { StoredDocument } from '../storage/stored-document';
import { prepareSearch, type Found, type Search } from './find';
import { choosePlan } from './planner';
import { sortFields, sortKey } from './sort';

/** What a search finds, without its pauses. */
const matches = (found: Iterable<Found>): StoredDocument[] =>
  [...found].filter((stored) => stored !== undefined);

const open = (): Catalog => new Catalog(openInMemory());
const index = (
  catalog: Catalog,
  collection: Collection,
  key: Record<string, 1 | -1>,
  more: Doc = {},
): void => {
  catalog.createIndex(collection, readIndexSpec({ key, name: JSON.stringify([key, more]), ...more }));
};

describe('the planner', () => {
  const catalog = open();
  const picks = catalog.ensure('test', 'picks');
  for (let i = 0; i < 2000; i++)
    picks.insert({
      _id: i,
      draft: `d${i % 10}`,
      pick: i,
      tags: ['x', `t${i % 50}`],
      owner: `o${i % 20}`,
      terms: [`a${i % 100}`, `b${i % 100}`, i % 100],
    });
  index(catalog, picks, { draft: 1, pick: -1 });
  index(catalog, picks, { tags: 1 });
  index(catalog, picks, { owner: 1 });
  index(catalog, picks, { terms: 1 });
  afterAll(() => catalog.file.close());

  const looked = (search: Search): { found: number; docs: number; sorted: boolean } => {
    const { run, counts, plan } = prepareSearch(picks, search);
    return { found: matches(run()).length, docs: counts.docs, sorted: plan.sorted };
  };

  it.each<readonly [string, Search, number, number]>([
    ['an _id', { filter: { _id: 7 } }, 1, 1],
    ['a list of _ids', { filter: { _id: { $in: [1, 5, 9, -1] } } }, 3, 3],
    ['a range of _ids', { filter: { _id: { $gte: 10, $lt: 20 } } }, 10, 10],
    ['an equality on an index prefix', { filter: { draft: 'd3' } }, 200, 200],
    ['equalities on a whole compound index', { filter: { draft: 'd3', pick: 13 } }, 1, 1],
    ['an equality, then a range downwards', { filter: { draft: 'd3', pick: { $gt: 1900 } } }, 10, 10],
    ['a list, then a range', { filter: { draft: { $in: ['d1', 'd2'] }, pick: { $lt: 100 } } }, 20, 20],
    ['an item of an array', { filter: { tags: 't7' } }, 40, 40],
    ['conditions inside $and', { filter: { $and: [{ draft: 'd3' }, { pick: 13 }] } }, 1, 1],
    [
      'both bounds of an $elemMatch',
      { filter: { terms: { $elemMatch: { $gte: 'a1', $lt: 'a2' } } } },
      220,
      220,
    ],
    ['a value of an $elemMatch', { filter: { terms: { $elemMatch: { $in: ['a1', 'b1'] } } } }, 20, 40],
    ['each branch of an $or', { filter: { $or: [{ owner: 'o3' }, { draft: 'd4', pick: 14 }] } }, 101, 101],
    ['branches that meet', { filter: { $or: [{ owner: 'o3' }, { owner: 'o3' }, { _id: 3 }] } }, 100, 201],
    [
      'an $or beside a condition',
      { filter: { draft: { $ne: 'd3' }, $or: [{ owner: 'o3' }, { tags: 't7' }] } },
      40,
      140,
    ],
    [
      'an $or inside $and',
      { filter: { $and: [{ $or: [{ owner: 'o3' }, { _id: 5 }] }, { pick: { $gte: 0 } }] } },
      101,
      101,
    ],
    ['an $or under another', { filter: { $or: [{ $or: [{ _id: 1 }, { _id: 2 }] }, { _id: 4 }] } }, 3, 3],
    [
      'one field first, where it is fixed',
      { filter: { draft: 'd3', $or: [{ owner: 'o3' }, { _id: 3 }] } },
      100,
      200,
    ],
  ])('uses an index for %s', (_name, search, found, docs) => {
    expect(looked(search)).toMatchObject({ found, docs });
  });

  it('reads all documents where no index fits, or not every branch has one', () => {
    expect(looked({ filter: { pick: { $lt: 40 } } })).toMatchObject({ found: 40, docs: 2000 });
    expect(looked({ filter: { $or: [{ owner: 'o3' }, { pick: 5 }] } })).toMatchObject({
      found: 101,
      docs: 2000,
    });
  });

  it('walks a range once, not for each branch of an $or beside it', () => {
    expect(looked({ filter: { owner: { $lt: 'o11' }, $or: [{ pick: 20 }, { pick: 21 }] } })).toMatchObject({
      found: 2,
      docs: 300,
    });
  });

  it('gives the first of a sort without an index in their order, ties as they were stored', () => {
    const search = { filter: {}, sort: { terms: -1, owner: 1 }, skip: 3, limit: 40 };
    const { run } = prepareSearch(picks, search);
    const all = matches(prepareSearch(picks, { filter: {}, sort: search.sort }).run());
    expect(matches(run()).map(({ seq }) => seq)).toEqual(all.slice(3, 43).map(({ seq }) => seq));
  });

  it('reads only what a limit wants when the index gives the order', () => {
    const { docs, sorted } = looked({ filter: { draft: 'd3' }, sort: { pick: -1 }, limit: 5 });
    expect(sorted).toBe(true);
    expect(docs).toBeLessThanOrEqual(5);
    expect(looked({ filter: { draft: 'd3' }, sort: { pick: 1 }, limit: 5 })).toMatchObject({
      docs: 5,
      sorted: true,
    });
    expect(looked({ filter: {}, sort: { draft: -1, pick: 1 }, limit: 5 })).toMatchObject({
      docs: 5,
      sorted: true,
    });
    expect(looked({ filter: {}, sort: { draft: 1, pick: 1 }, limit: 5 })).toMatchObject({
      docs: 2000,
      sorted: false,
    });
  });

  it('does not take the order of an index over arrays', () => {
    expect(choosePlan(picks, { tags: 'x' }, sortFields({ tags: 1 })).sorted).toBe(false);
  });

  it('takes the order of what comes after an array of which one item is asked for', () => {
    const tagged = catalog.ensure('test', 'tagged');
    index(catalog, tagged, { tags: 1, pick: 1, _id: 1 });
    for (let pick = 0; pick < 100; pick++) tagged.insert({ _id: pick, pick, tags: ['x', `t${pick % 5}`] });
    const search = { filter: { tags: 'x', pick: { $lt: 50 } }, sort: { pick: -1, _id: -1 }, limit: 3 };
    const { run, counts } = prepareSearch(tagged, search);
    expect(matches(run()).map(({ doc }) => doc['pick'])).toEqual([49, 48, 47]);
    expect(counts.docs).toBe(3);
    expect(choosePlan(tagged, { tags: { $in: ['x', 't1'] } }, sortFields({ pick: 1 })).sorted).toBe(false);
    expect(choosePlan(tagged, { tags: 'x' }, sortFields({ tags: 1, pick: 1 })).sorted).toBe(false);
  });
});

describe('an index over arrays', () => {
  const catalog = open();
  const teams = catalog.ensure('test', 'teams');
  index(catalog, teams, { n: 1 });
  index(catalog, teams, { 'm.x': 1, 'm.y': 1 });
  teams.insert({
    _id: 1,
    n: [0, 10],
    m: [
      { x: 1, y: 9 },
      { x: 5, y: 2 },
    ],
  });
  teams.insert({ _id: 2, n: 3, m: { x: 1, y: 2 } });
  afterAll(() => catalog.file.close());

  it.each<readonly [string, Doc]>([
    ['a range met by two items', { n: { $gt: 2, $lt: 5 } }],
    ['a range written as two conditions', { $and: [{ n: { $gt: 2 } }, { n: { $lt: 5 } }] }],
    ['two equalities met by two items', { 'm.x': 1, 'm.y': 2 }],
  ])('serves %s', (_name, filter) => {
    const { run, plan } = prepareSearch(teams, { filter });
    expect(plan.index).toBeDefined();
    expect(
      matches(run())
        .map(({ doc }) => Number(doc['_id']))
        .sort(),
    ).toEqual([1, 2]);
  });
});

// Few values, so that conditions, documents and array items meet often.
const number = fc.integer({ min: 0, max: 4 });
const scalar = fc.oneof(
  { weight: 5, arbitrary: number },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, true, 'a', 'b', 1.5, new Date(0)) },
);
const item = fc.record({ x: scalar, y: scalar }, { requiredKeys: [] });
const field = fc.oneof(
  { weight: 2, arbitrary: scalar },
  { weight: 2, arbitrary: fc.array(scalar, { maxLength: 3 }) },
  { weight: 1, arbitrary: item },
  { weight: 2, arbitrary: fc.array(item, { maxLength: 3 }) },
);
const doc = fc.record({ a: scalar, b: field, c: scalar }, { requiredKeys: [] });
const range = fc.oneof(
  fc.record({ $gt: number, $lt: number }),
  fc
    .record({ $gt: scalar, $gte: scalar, $lt: scalar, $lte: scalar }, { requiredKeys: [] })
    .filter((ops) => Object.keys(ops).length > 0),
);
const condition = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 4, arbitrary: range },
  field,
  fc.record({ $in: fc.array(field, { maxLength: 3 }) }),
  fc.record({ $all: fc.array(scalar, { minLength: 1, maxLength: 2 }) }),
  fc.record({ $ne: scalar }),
  fc.record({ $exists: fc.boolean() }),
  fc.record({
    $elemMatch: fc.oneof(
      range,
      fc.record({ $in: fc.array(field, { maxLength: 3 }) }),
      fc.record({ x: scalar, y: scalar }, { requiredKeys: ['x'] }),
    ),
  }),
);
const conditions = fc.dictionary(fc.constantFrom('_id', 'a', 'b', 'c', 'b.x', 'b.y', 'b.0'), condition, {
  minKeys: 1,
  maxKeys: 3,
});
const filter = fc.oneof(
  { weight: 3, arbitrary: conditions },
  { weight: 1, arbitrary: fc.record({ $or: fc.array(conditions, { minLength: 1, maxLength: 3 }) }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(conditions, fc.array(conditions, { minLength: 1, maxLength: 2 }))
      .map(([all, $or]) => ({ ...all, $or })),
  },
);
const direction = fc.constantFrom<1 | -1>(1, -1);
const sort = fc.dictionary(fc.constantFrom('_id', 'a', 'b', 'c', 'b.x'), direction, { maxKeys: 2 });
const indexes = fc.array(
  fc.record({
    key: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'b.x', 'b.y'), direction, { minKeys: 1, maxKeys: 3 }),
    more: fc.constantFrom<Doc>({}, {}, {}, { sparse: true }),
  }),
  { minLength: 1, maxLength: 3 },
);

/** So that not the whole of a document is decoded when some of it is looked at. */
const large = 'x'.repeat(1_000);

describe('any index', () => {
  it('finds what a scan of all documents finds, in the same order, also after documents were replaced', () => {
    fc.assert(
      fc.property(
        fc.array(doc, { minLength: 10, maxLength: 40 }),
        indexes,
        filter,
        sort,
        (docs, specs, wanted, order) => {
          const catalog = open();
          const [plain, indexed] = [catalog.ensure('test', 'plain'), catalog.ensure('test', 'indexed')];
          for (const [i, { key, more }] of specs.entries()) {
            const same = indexed.specs.some((spec) => JSON.stringify(spec.key) === JSON.stringify(key));
            if (!same) catalog.createIndex(indexed, readIndexSpec({ name: `i${i}`, key, ...more }));
          }
          for (const [i, value] of docs.entries()) {
            const stored = { _id: i, ...value };
            try {
              indexed.insert({ _id: i, ...docs[(i + 1) % docs.length], large });
              const other = indexed.findById(encodeKey(i));
              if (other) indexed.replace(other, { ...stored, large });
            } catch (error) {
              expect(error).toMatchObject({ codeName: 'CannotIndexParallelArrays' });
              const other = indexed.findById(encodeKey(i));
              if (other) indexed.delete(other);
              continue;
            }
            plain.insert(stored);
          }
          const fields = sortFields(order);
          const results = (collection: Collection) =>
            matches(prepareSearch(collection, { filter: wanted, sort: order }).run()).map(
              ({ doc: found }) => found,
            );
          const ids = (found: readonly Doc[]) => found.map(({ _id }) => Number(_id)).sort((a, b) => a - b);
          const keys = (found: readonly Doc[]) => found.map((item) => sortKey(item, fields).toString('hex'));
          const [scanned, walked] = [results(plain), results(indexed)];
          catalog.file.close();
          expect(ids(walked)).toEqual(ids(scanned));
          if (fields.length > 0) expect(keys(walked)).toEqual(keys(scanned));
        },
      ),
      { numRuns: 700 },
    );
  });
});
