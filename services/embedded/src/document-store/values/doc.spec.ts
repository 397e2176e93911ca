import fc from 'fast-check';
import { decode, decodeFields, encode } from './doc';

const name = fc.constantFrom('_id', 'a', 'ab', 'ä', '', '__proto__', 'b.c', '0');
const value = fc.letrec((tie) => ({
  value: fc.oneof(
    ...[fc.integer(), fc.double({ noNaN: true }), fc.string(), fc.boolean(), fc.constant(null), fc.date()],
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 3 }),
  ),
})).value;

describe('some fields of a document', () => {
  it('are what the whole has under these names', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, value), { maxLength: 8 }),
        fc.uniqueArray(name),
        (fields, asked) => {
          const bytes = encode(Object.fromEntries(fields));
          const own = Object.entries(decode(bytes)).filter(([key]) =>
            (asked as readonly string[]).includes(key),
          );
          expect(Object.entries(decodeFields(bytes, new Set(asked)))).toEqual(own);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
