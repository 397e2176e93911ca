import fc from 'fast-check';
import { Binary, Decimal128, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { encodeKey, invert, sameValue } from './key-encoding';

const RUNS = { numRuns: 2000 };
const order = (a: unknown, b: unknown): number => Buffer.compare(encodeKey(a), encodeKey(b));
const sign = (n: number): number => (n < 0 ? -1 : n > 0 ? 1 : 0);

const value = fc.letrec((tie) => ({
  scalar: fc.oneof(
    fc.constant(null),
    fc.boolean(),
    fc.double(),
    fc.integer(),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((n) => Long.fromBigInt(n)),
    fc.string({ unit: 'binary' }),
    fc.date({ noInvalidDate: true }),
    fc.uint8Array({ minLength: 12, maxLength: 12 }).map((id) => new ObjectId(id)),
    fc.uint8Array({ maxLength: 4 }).map((bytes) => new Binary(bytes)),
  ),
  any: fc.oneof(
    { maxDepth: 3 },
    tie('scalar'),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.string({ maxLength: 2 }), tie('any'), { maxKeys: 3 }),
  ),
})).any;

describe('key encoding', () => {
  it('orders the types as BSON does', () => {
    const ordered = [
      new MinKey(),
      undefined,
      null,
      NaN,
      -Infinity,
      -1,
      0,
      1,
      Infinity,
      '',
      'a',
      {},
      [],
      new Binary(Buffer.of()),
      new ObjectId(),
      false,
      true,
      new Date(-1),
      new Date(0),
      new Timestamp({ t: 0, i: 0 }),
      new MaxKey(),
    ];
    for (let i = 1; i < ordered.length; i++) expect(order(ordered[i - 1], ordered[i])).toBe(-1);
  });

  it('orders numbers of all types by their exact value', () => {
    const integer = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
    const near = integer.chain((n) =>
      fc.tuple(
        fc.constant(n),
        fc.bigInt({ min: -1n, max: 1n }).map((by) => BigInt.asIntN(64, n + by)),
      ),
    );
    fc.assert(
      fc.property(fc.oneof(near, fc.tuple(integer, integer)), ([a, b]) => {
        expect(order(Long.fromBigInt(a), Long.fromBigInt(b))).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
      RUNS,
    );
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (a, b) => {
        expect(order(a, b)).toBe(sign(a < b ? -1 : a > b ? 1 : 0));
      }),
      RUNS,
    );
    fc.assert(
      fc.property(fc.maxSafeInteger(), (n) => {
        expect(sameValue(n, Long.fromNumber(n))).toBe(true);
        expect(order(n, Long.fromBigInt(BigInt(n) + 1n))).toBe(-1);
      }),
      RUNS,
    );
    expect(sameValue(Decimal128.fromString('2.50'), 2.5)).toBe(true);
    expect(sameValue(0, -0)).toBe(true);
  });

  it('orders texts by their UTF-8 bytes, also with zero characters', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('\0', '\u0001', 'a', '\uffff', '🏈') }),
    );
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(order(a, b)).toBe(sign(Buffer.compare(Buffer.from(a), Buffer.from(b))));
      }),
      RUNS,
    );
  });

  it('orders arrays item by item, a shorter one first', () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 3 }), fc.array(value, { maxLength: 3 }), (a, b) => {
        const at = a.findIndex((item, i) => i >= b.length || order(item, b[i]) !== 0);
        const expected = at < 0 ? sign(a.length - b.length) : at >= b.length ? 1 : order(a[at], b[at]);
        expect(order(a, b)).toBe(expected);
      }),
      RUNS,
    );
  });

  it('gives no key that is a prefix of another, so that components can be joined', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        const [x, y] = [encodeKey(a), encodeKey(b)];
        expect(x.equals(y) || !y.subarray(0, x.length).equals(x)).toBe(true);
      }),
      RUNS,
    );
  });

  it('orders descending components the other way round', () => {
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(Buffer.compare(invert(encodeKey(a)), invert(encodeKey(b)))).toBe(order(b, a));
      }),
      RUNS,
    );
  });
});
