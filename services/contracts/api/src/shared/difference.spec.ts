import fc from 'fast-check';
import { differenceOf, withChanges } from './difference';

const json = fc.jsonValue({ maxDepth: 4 });
const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('the difference of two documents', () => {
  it('makes the second of the first, over the wire too', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const [old, now] = [overTheWire(before), overTheWire(after)];
        const untouched = overTheWire(old);
        expect(withChanges(old, overTheWire(differenceOf(old, now)))).toEqual(now);
        expect(old).toEqual(untouched);
      }),
      { numRuns: 2_000, seed: 3 },
    );
  });

  it('makes it of lists that lose, gain and change items', () => {
    const lists = fc.array(fc.record({ id: fc.nat(5), name: fc.string({ maxLength: 3 }) }), { maxLength: 8 });
    fc.assert(
      fc.property(lists, lists, (before, after) => {
        expect(
          withChanges({ list: before }, overTheWire(differenceOf({ list: before }, { list: after }))),
        ).toEqual({
          list: after,
        });
      }),
    );
  });

  it('is empty for documents that say the same', () => {
    fc.assert(
      fc.property(json, (document) => {
        expect(differenceOf(document, overTheWire(document))).toEqual([]);
      }),
    );
  });

  it('names only what is new in a list that grew', () => {
    const picks = [{ pickNo: 1 }, { pickNo: 2 }];
    expect(
      differenceOf({ picks, turn: { pickNo: 3 } }, { picks: [...picks, { pickNo: 3 }], turn: null }),
    ).toEqual([
      [['picks', 2], { pickNo: 3 }],
      [['turn'], null],
    ]);
  });

  it('cuts a list short without repeating it, and sends it whole where that is less', () => {
    const long = Array.from({ length: 20 }, (_, n) => ({ pickNo: n, playerId: `player-${n}` }));
    expect(differenceOf(long, long.slice(0, 18))).toEqual([[['length'], 18]]);
    expect(differenceOf(long, long.slice(10))).toEqual([[[], long.slice(10)]]);
  });

  it('shares what did not change with the document before', () => {
    const before = { teams: [{ name: 'Hawks' }], turn: 1 };
    const after = withChanges(before, [[['turn'], 2]]);
    expect(after).toEqual({ teams: [{ name: 'Hawks' }], turn: 2 });
    expect(after.teams).toBe(before.teams);
  });

  it('forgets what has no value any more', () => {
    const before: { a: number; b?: number } = { a: 1, b: 2 };
    const changes = differenceOf(before, { a: 1 });
    expect(changes).toEqual([[['b']]]);
    expect(Object.keys(withChanges(before, overTheWire(changes)))).toEqual(['a']);
  });
});
