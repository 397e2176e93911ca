import fc from 'fast-check';
import { mergedList, withUnsaved } from './unsaved-lists';

const list = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f'));

it('is my list while nobody else has changed it, and theirs while I have not', () => {
  fc.assert(
    fc.property(list, list, (base, other) => {
      expect(mergedList({ base, mine: other }, base)).toEqual(other);
      expect(mergedList({ base, mine: base }, other).toSorted()).toEqual(other.toSorted());
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
