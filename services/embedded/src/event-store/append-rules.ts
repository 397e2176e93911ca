import { TOMBSTONE_REVISION } from './frames';

/** What a writer expects the stream's last revision to be. */
export type ExpectedRevision = number | 'any' | 'no_stream' | 'stream_exists';

/** What is known of a stream before a write; `last` is -1 when it holds no event. */
export type StreamHead = {
  readonly last: number;
  readonly softDeleted: boolean;
  readonly hasMetadata: boolean;
};

export type StoredIds = {
  /** The id of the event at that revision of this stream. */
  readonly at: (revision: number) => string | undefined;
  /** The revision that a recently stored id has in this stream. */
  readonly recent: (id: string) => number | undefined;
};

export type AppendDecision =
  | { readonly kind: 'append' }
  | { readonly kind: 'repeated'; readonly last: number }
  | { readonly kind: 'wrong-expected-version' }
  | { readonly kind: 'stream-deleted' };

const APPEND = { kind: 'append' } as const;
const WRONG = { kind: 'wrong-expected-version' } as const;
const DELETED = { kind: 'stream-deleted' } as const;

/** With `any` and `stream_exists` only recent ids are known, which the EventStoreDB documentation calls best effort. */
const decideLoose = (ids: readonly string[], stored: StoredIds): AppendDecision => {
  let last = -1;
  for (const [index, id] of ids.entries()) {
    const revision = stored.recent(id);
    if (revision === undefined) return index === 0 ? APPEND : WRONG;
    last = revision;
  }
  return ids.length === 0 ? APPEND : { kind: 'repeated', last };
};

/**
 * Whether a write may go ahead, by the documented rules of EventStoreDB: the expected revision must be the current
 * one, except that a write whose ids are all stored at the expected place is the repetition of an earlier one and
 * succeeds without storing anything. Payloads are not compared. A repetition of a part only is refused.
 */
export const decideAppend = (
  expected: ExpectedRevision,
  ids: readonly string[],
  head: StreamHead,
  stored: StoredIds,
): AppendDecision => {
  if (head.last === TOMBSTONE_REVISION) return DELETED;
  if (expected === 'stream_exists') {
    if (head.softDeleted) return DELETED;
    if (head.last < 0 && !head.hasMetadata) return WRONG;
  }
  if (expected === 'any' || expected === 'stream_exists') return decideLoose(ids, stored);

  const expectedLast = expected === 'no_stream' ? -1 : expected;
  if (expectedLast === head.last) return APPEND;
  if (expectedLast > head.last) return WRONG;
  const firstOther = ids.findIndex((id, index) => stored.at(expectedLast + 1 + index) !== id);
  if (firstOther === -1 && ids.length > 0) return { kind: 'repeated', last: expectedLast + ids.length };
  if (firstOther === 0 && expected === 'no_stream' && head.softDeleted) return APPEND;
  return WRONG;
};
