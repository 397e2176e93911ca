import fc from 'fast-check';
import { decideAppend, type ExpectedRevision, type StreamHead } from './append-rules';
import { TOMBSTONE_REVISION } from './frames';

const stream = (ids: readonly string[], softDeleted = false): StreamHead => ({
  last: ids.length - 1,
  softDeleted,
  hasMetadata: softDeleted,
});
const decide = (
  expected: ExpectedRevision,
  ids: readonly string[],
  stored: readonly string[],
  head: StreamHead = stream(stored),
): string => {
  const decision = decideAppend(expected, ids, head, {
    at: (revision) => stored[revision],
    recent: (id) => (stored.includes(id) ? stored.indexOf(id) : undefined),
  });
  return decision.kind === 'repeated' ? `repeated to ${decision.last}` : decision.kind;
};

describe('whether an append may go ahead', () => {
  it.each<[string, ExpectedRevision, readonly string[], readonly string[], string]>([
    ['a new stream', 'no_stream', ['a'], [], 'append'],
    ['an existing stream that should not be', 'no_stream', ['b'], ['a'], 'wrong-expected-version'],
    ['the current revision', 0, ['b'], ['a'], 'append'],
    ['an old revision', 0, ['c'], ['a', 'b'], 'wrong-expected-version'],
    ['a revision to come', 3, ['c'], ['a', 'b'], 'wrong-expected-version'],
    ['any revision', 'any', ['c'], ['a', 'b'], 'append'],
    ['a stream that should exist and does not', 'stream_exists', ['a'], [], 'wrong-expected-version'],
    ['the same append again', 0, ['b', 'c'], ['a', 'b', 'c', 'd'], 'repeated to 2'],
    ['the same append again, with any', 'any', ['b', 'c'], ['a', 'b', 'c', 'd'], 'repeated to 2'],
    ['the same first append again', 'no_stream', ['a'], ['a', 'b'], 'repeated to 0'],
    ['the same ids at another place', 'no_stream', ['b'], ['a', 'b'], 'wrong-expected-version'],
    ['more than was stored', 0, ['b', 'c'], ['a', 'b'], 'wrong-expected-version'],
    ['partly the same, with any', 'any', ['b', 'x'], ['a', 'b'], 'wrong-expected-version'],
    ['nothing at the current revision', 0, [], ['a'], 'append'],
    ['nothing at an old revision', 0, [], ['a', 'b'], 'wrong-expected-version'],
  ])('%s', (_, expected, ids, stored, decision) => {
    expect(decide(expected, ids, stored)).toBe(decision);
  });

  it('lets a softly deleted stream begin anew, but not with stream_exists', () => {
    const head = stream(['a', 'b'], true);
    expect(decide('no_stream', ['c'], ['a', 'b'], head)).toBe('append');
    expect(decide(1, ['c'], ['a', 'b'], head)).toBe('append');
    expect(decide(0, ['c'], ['a', 'b'], head)).toBe('wrong-expected-version');
    expect(decide('stream_exists', ['c'], ['a', 'b'], head)).toBe('stream-deleted');
  });

  it('refuses the repetition of a part also in a softly deleted stream', () => {
    expect(decide('no_stream', ['a', 'x'], ['a', 'b'], stream(['a', 'b'], true))).toBe(
      'wrong-expected-version',
    );
  });

  it('never lets anything into a tombstoned stream', () => {
    const head = { last: TOMBSTONE_REVISION, softDeleted: false, hasMetadata: false };
    for (const expected of ['any', 'no_stream', 'stream_exists', 0, TOMBSTONE_REVISION] as const)
      expect(decide(expected, ['a'], [], head)).toBe('stream-deleted');
  });

  it('takes the repetition of any stored slice for a repetition', () => {
    const slices = fc
      .tuple(fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 20 }), fc.nat(), fc.nat())
      .map(([ids, a, b]) => {
        const from = a % ids.length;
        return { ids, from, to: from + 1 + (b % (ids.length - from)) };
      });
    fc.assert(
      fc.property(slices, ({ ids, from, to }) => {
        const expected = from === 0 ? 'no_stream' : from - 1;
        expect(decide(expected, ids.slice(from, to), ids)).toBe(`repeated to ${to - 1}`);
        expect(decide('any', ids.slice(from, to), ids)).toBe(`repeated to ${to - 1}`);
      }),
      { seed: 7 },
    );
  });
});
