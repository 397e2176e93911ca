import fc from 'fast-check';
import { decode, encode, type Doc } from '../values/doc';
import { compileEdit } from './edit';
import { compileUpdate } from './update';

const name = fc.constantFrom('a', 'b', 'c', '0', '1', '2');
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>(null, 1, 2 ** 40, 'text', 'ä', new Date(7), true),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 3 }).map((fields) => ({ ...fields })),
  ),
}));
const doc = fc.dictionary(name, value, { maxKeys: 5 }).map((fields): Doc => ({ _id: 1, ...fields }));
const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.'));

const isCompiled = (update: Doc): boolean => {
  try {
    compileUpdate(update);
    return true;
  } catch {
    return false;
  }
};

describe('an update done to BSON as it is', () => {
  it('gives what the update of the decoded document gives, or leaves it to that', () => {
    let done = 0;
    fc.assert(
      fc.property(
        doc,
        fc.dictionary(path, value, { maxKeys: 3 }),
        fc.array(path, { maxLength: 2 }),
        (before, set, unset) => {
          const update = { $set: { ...set }, $unset: Object.fromEntries(unset.map((one) => [one, ''])) };
          fc.pre(isCompiled(update));
          const bytes = compileEdit(update)?.(encode(before));
          if (!bytes) return;
          done += 1;
          expect(decode(bytes)).toEqual(compileUpdate(update)(decode(encode(before)), false));
          expect(bytes).toHaveLength(encode(decode(bytes)).length);
        },
      ),
      { numRuns: 3_000, seed: 20261201 },
    );
    expect(done).toBeGreaterThan(800);
  });

  it('is for setting and taking away alone, never of the id', () => {
    for (const update of [
      { $inc: { a: 1 } },
      { $set: { a: 1 }, $push: { b: 1 } },
      { $set: { _id: 1 } },
      { $set: { a: undefined } },
    ])
      expect(compileEdit(update)).toBeUndefined();
  });

  it.each([
    ['there is no list yet', { list: 1 }, { $set: { 'list.0': 1 } }],
    ['an item is far beyond the end', { list: [1] }, { $set: { 'list.3': 1 } }],
    ['an item is taken away', { list: [1] }, { $unset: { 'list.0': '' } }],
    ['the way is to be made', { a: {} }, { $set: { 'a.b.c': 1 } }],
  ])('leaves it to the other where %s', (_, before, update) => {
    expect(compileEdit(update)?.(encode(before))).toBeUndefined();
  });

  it('keeps what it does not touch byte by byte', () => {
    const before = { _id: 1, room: { picks: [{ by: 'a' }], note: 'x' }, text: 'y'.repeat(2_000), last: 5 };
    const update = {
      $set: { 'room.picks.1': { by: 'b' }, last: 6, more: null },
      $unset: { 'room.note': '' },
    };
    expect(compileEdit(update)?.(encode(before))).toEqual(
      encode({ ...before, room: { picks: [{ by: 'a' }, { by: 'b' }] }, last: 6, more: null }),
    );
  });
});
