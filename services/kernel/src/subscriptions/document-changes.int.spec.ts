import { startEmbeddedStack, type EmbeddedStack } from '@fieldhouse/embedded';
import fc from 'fast-check';
import { MongoClient, type Collection } from 'mongodb';
import { changesBetween } from './document-changes';

type Doc = { readonly _id: string; readonly [field: string]: unknown };

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>(null, 0, 1, true, 'text', new Date(0)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc
      .dictionary(fc.constantFrom('a', 'b', '3', 'a.b', '$c', ''), tie('value'), { maxKeys: 4 })
      .map((fields) => ({
        ...fields,
      })),
  ),
}));
const fields = fc.dictionary(fc.constantFrom('one', 'two', 'three'), value, { maxKeys: 3 });

/** What a fold may make of a value: it leaves some of it as it was. */
const folded = (before: unknown, fresh: unknown, by: number): unknown => {
  if (by % 3 === 0) return before;
  if (Array.isArray(before))
    return by % 3 === 1
      ? [
          ...before.map((item, index) => folded(item, fresh, by + index + 1)),
          ...(by % 2 === 0 ? [fresh] : []),
        ]
      : before.slice(1);
  if (typeof before !== 'object' || before === null || before instanceof Date) return fresh;
  const entries = Object.entries(before).map(
    ([key, item], index) => [key, folded(item, fresh, by + index)] as const,
  );
  return Object.fromEntries(by % 5 === 0 ? entries.slice(1) : entries);
};

describe('the changes between two versions of a document', () => {
  let stack: EmbeddedStack;
  let mongo: MongoClient;
  let documents: Collection<Doc>;
  beforeAll(async () => {
    stack = await startEmbeddedStack({ services: ['documentStore'] });
    mongo = new MongoClient(stack.mongoUrl);
    documents = mongo.db('changes').collection<Doc>('changes');
  });
  afterAll(async () => {
    await mongo.close();
    await stack.stop();
  });

  it('make the later one in the store, whatever a fold has done', async () => {
    let said = 0;
    await fc.assert(
      fc.asyncProperty(fields, value, fc.nat({ max: 200 }), async (before, fresh, by) => {
        const first: Doc = { ...before, _id: 'one', _position: '1' };
        const after: Doc = { ...(folded(before, fresh, by) as object), _id: 'one', _position: '2' };
        const changes = changesBetween(first, after);
        if (changes === null) return;
        said += 1;
        await documents.replaceOne({ _id: 'one' }, first, { upsert: true });
        await documents.updateOne({ _id: 'one' }, changes);
        expect(await documents.findOne({ _id: 'one' })).toEqual(after);
      }),
      { numRuns: 400, seed: 20261201 },
    );
    expect(said).toBeGreaterThan(200);
  });

  it('name the places that changed alone, however much lies beside them', () => {
    const beside = Array.from({ length: 1_000 }, (_, index) => ({ index }));
    const picks = [
      { by: 'a', undone: false },
      { by: 'b', undone: false },
    ];
    const before = { _id: 'one', room: { picks, beside, turn: 2, note: 'x' }, beside };
    const room = { picks: [picks[0], { by: 'b', undone: true }, { by: 'c' }], beside, turn: 3 };
    expect(changesBetween(before, { ...before, room } as typeof before)).toEqual({
      $set: { 'room.picks.1.undone': true, 'room.picks.2': { by: 'c' }, 'room.turn': 3 },
      $unset: { 'room.note': '' },
    });
  });

  it.each([
    ['a list that has lost something', { list: [1, 2] }, { list: [2] }, { list: [2] }],
    ['what was empty', { list: [] }, { list: [1] }, { list: [1] }],
    [
      'names that no path can name',
      { map: { 'a.b': 1, c: 1 } },
      { map: { 'a.b': 2, c: 1 } },
      { map: { 'a.b': 2, c: 1 } },
    ],
    ['a value of another kind', { one: { a: 1 } }, { one: [1] }, { one: [1] }],
    [
      'a list of which most is other',
      { list: Array(20).fill(0) },
      { list: Array(20).fill(1) },
      { list: Array(20).fill(1) },
    ],
  ])('set %s as a whole', (_, before, after, $set) => {
    expect(changesBetween({ _id: 'one', ...before }, { _id: 'one', ...after })).toEqual({ $set, $unset: {} });
  });

  it('are none where the whole is said as shortly, or a name at the top is none for a path', () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`f${index}`, index]));
    expect(changesBetween({ _id: 'one' }, { _id: 'one', ...many })).toBeNull();
    expect(changesBetween({ _id: 'one' }, { _id: 'one', $a: 1 } as Doc)).toBeNull();
  });
});
