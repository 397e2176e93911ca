import type { ChatItemView, ChatMessagesView, ChatPerson } from '@fieldhouse/api-contract';

/** A stretch of a channel without a gap, the oldest first. */
export type Stretch = {
  readonly items: readonly ChatItemView[];
  /** Whether there are older and newer ones than these. */
  readonly older: boolean;
  readonly newer: boolean;
  /** Whoever the items name and is not of the chat any more. */
  readonly people: readonly ChatPerson[];
};

export const NOTHING: Stretch = { items: [], older: false, newer: false, people: [] };

/**
 * The stretch with items that have come: each takes the place of the one of its id with an older position. What lies
 * before the stretch, or behind one that is not the newest, is left to the page that brings it.
 */
export const withItems = (stretch: Stretch, came: readonly ChatItemView[]): Stretch => {
  const known = new Map(stretch.items.map((item) => [item.id, item]));
  const [first] = stretch.items;
  const last = stretch.items.at(-1);
  let changed = false;
  for (const item of came) {
    const before = known.get(item.id);
    const within = before
      ? before.position < item.position
      : (item.key > (first?.key ?? '') || !stretch.older) && (!stretch.newer || item.key < (last?.key ?? ''));
    if (!within) continue;
    known.set(item.id, item);
    changed = true;
  }
  return changed ? { ...stretch, items: [...known.values()].sort(byKey) } : stretch;
};

/** The stretch with the page before it. */
export const withOlder = (stretch: Stretch, page: ChatMessagesView): Stretch => ({
  ...merged(stretch, page),
  older: page.older,
});
/** The stretch with the page behind it. */
export const withNewer = (stretch: Stretch, page: ChatMessagesView): Stretch => ({
  ...merged(stretch, page),
  newer: page.newer,
});

const merged = (stretch: Stretch, page: ChatMessagesView): Stretch => {
  const people = new Map([...stretch.people, ...page.people].map((one) => [one.accountId, one]));
  const joined = withItems({ ...stretch, older: false, newer: false }, page.items);
  return { ...joined, older: stretch.older, newer: stretch.newer, people: [...people.values()] };
};

const byKey = (a: ChatItemView, b: ChatItemView): number => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);
