import { ObjectId, type Document } from 'mongodb';
import { connect, refusalOf, type StoreUnderTest } from './store-under-test';

describe('aggregating', () => {
  let store: StoreUnderTest;
  let games: Awaited<ReturnType<StoreUnderTest['fresh']>>;
  const owls = new ObjectId();
  const bats = new ObjectId();
  beforeAll(async () => {
    store = await connect();
    games = await store.fresh([
      { _id: 1, team: owls, runs: 3, tags: ['home', 'night'] },
      { _id: 2, team: bats, runs: 5, tags: ['home'] },
      { _id: 3, team: owls, runs: 4, tags: [] },
      { _id: 4, team: bats, runs: 1 },
    ]);
  });
  afterAll(() => store.stop());

  const run = (pipeline: Document[]): Promise<Document[]> => games.aggregate(pipeline).toArray();

  it('groups by ObjectId with sums and averages', async () => {
    const grouped = await run([
      { $group: { _id: '$team', runs: { $sum: '$runs' }, mean: { $avg: '$runs' }, n: { $sum: 1 } } },
      { $sort: { runs: -1 } },
    ]);
    expect(grouped).toEqual([
      { _id: owls, runs: 7, mean: 3.5, n: 2 },
      { _id: bats, runs: 6, mean: 3, n: 2 },
    ]);
  });

  it('filters, sorts, skips, limits and projects', async () => {
    const found = await run([
      { $match: { runs: { $gte: 2 } } },
      { $sort: { runs: -1 } },
      { $skip: 1 },
      { $limit: 1 },
      { $project: { _id: 0, twice: { $multiply: ['$runs', 2] } } },
    ]);
    expect(found).toEqual([{ twice: 8 }]);
  });

  it('keeps the order of limit and match', async () => {
    expect(await run([{ $limit: 2 }, { $match: { team: owls } }, { $project: { runs: 1 } }])).toEqual([
      { _id: 1, runs: 3 },
    ]);
  });

  it('unwinds, adds fields and counts', async () => {
    expect(
      await run([{ $unwind: '$tags' }, { $group: { _id: '$tags', n: { $sum: 1 } } }, { $sort: { _id: 1 } }]),
    ).toEqual([
      { _id: 'home', n: 2 },
      { _id: 'night', n: 1 },
    ]);
    expect(await run([{ $match: { team: bats } }, { $count: 'n' }])).toEqual([{ n: 2 }]);
    expect(
      await run([{ $addFields: { won: { $gt: ['$runs', 3] } } }, { $match: { won: true } }, { $count: 'n' }]),
    ).toEqual([{ n: 2 }]);
  });

  it('looks up documents of another collection', async () => {
    const teams = await store.fresh([
      { _id: owls, name: 'Owls' },
      { _id: bats, name: 'Bats' },
    ]);
    const joined = await run([
      { $match: { _id: 2 } },
      { $lookup: { from: teams.collectionName, localField: 'team', foreignField: '_id', as: 'teams' } },
      { $project: { name: { $first: '$teams.name' } } },
    ]);
    expect(joined).toEqual([{ _id: 2, name: 'Bats' }]);
  });

  it('runs facets and buckets', async () => {
    const [facets] = await run([
      { $facet: { high: [{ $match: { runs: { $gt: 3 } } }, { $count: 'n' }], all: [{ $count: 'n' }] } },
    ]);
    expect(facets).toEqual({ high: [{ n: 2 }], all: [{ n: 4 }] });
  });

  it('gives results in batches', async () => {
    const many = await store.fresh(Array.from({ length: 300 }, (_, n) => ({ n })));
    const found = await many
      .aggregate([{ $addFields: { m: { $add: ['$n', 1] } } }], { batchSize: 50 })
      .toArray();
    expect(found.map(({ m }) => m as number)).toEqual(Array.from({ length: 300 }, (_, n) => n + 1));
  });

  it.each([
    ['an unknown stage', [{ $foo: 1 }], [40324]],
    ['a stage of two', [{ $match: {}, $limit: 1 }], [40323]],
    ['a bad operator in $match', [{ $match: { a: { $foo: 1 } } }], [2]],
    ['a bad operator after another stage', [{ $limit: 1 }, { $match: { a: { $foo: 1 } } }], [2]],
    ['change streams', [{ $changeStream: {} }], [40573]],
  ])('refuses %s', async (_name, pipeline: Document[], codes) => {
    expect(codes).toContain((await refusalOf(run(pipeline))).code);
  });
});
