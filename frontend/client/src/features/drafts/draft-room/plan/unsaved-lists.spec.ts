import fc from 'fast-check';
import { mergedList, withUnsaved } from './unsaved-lists';

const list = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f'));

it('is my list while nobody else has changed it, and theirs while I have not', () => {
  fc.assert(
    fc.property(list, list, (base, other) => {
      expect(mergedList({ base, mine: other }, base)).toEqual(other);
      expect(mergedList({ base, mine: base }, other)).toEqual(other);
    }),
  );
});

it('keeps what either side added, drops what either side took off, and names nobody twice', () => {
  fc.assert(
    fc.property(list, list, list, (base, mine, theirs) => {
      const merged = mergedList({ base, mine }, theirs);
      const stays = (id: string): boolean =>
        base.includes(id)
          ? mine.includes(id) && theirs.includes(id)
          : mine.includes(id) || theirs.includes(id);
      expect(merged.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].filter(stays));
    }),
  );
});

it.each([
  ['added', ['a', 'b', 'c'], ['a', 'b', 'c', 'x'], ['c', 'a', 'b'], ['c', 'a', 'b', 'x']],
  ['added in front', ['a', 'b', 'c'], ['x', 'y', 'a', 'b', 'c'], ['c', 'a', 'b'], ['c', 'x', 'y', 'a', 'b']],
  ['took off', ['a', 'b', 'c'], ['a', 'c'], ['c', 'b', 'a', 'z'], ['c', 'a', 'z']],
  ['moved', ['a', 'b', 'c'], ['b', 'a', 'c', 'x'], ['c', 'a', 'z', 'b'], ['z', 'b', 'a', 'c', 'x']],
] as const)('holds the order of whoever moved somebody: I %s', (_, base, mine, theirs, merged) => {
  expect(mergedList({ base, mine }, theirs)).toEqual(merged);
});

it('is no other change once it was made', () => {
  fc.assert(
    fc.property(list, list, list, (base, mine, theirs) => {
      const merged = mergedList({ base, mine }, theirs);
      expect(mergedList({ base: merged, mine: merged }, merged)).toEqual(merged);
    }),
  );
});

it('leaves the other lists as they were saved', () => {
  const saved = { queue: ['a'], ranking: ['b'], doNotDraft: ['c'] };
  expect(withUnsaved(saved, { ranking: { base: ['b'], mine: ['d', 'b'] } })).toEqual({
    ...saved,
    ranking: ['d', 'b'],
  });
});
