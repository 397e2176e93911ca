import {
  excerptOf,
  type ChatItemView,
  type ChatMessagesView,
  type ChatMessageView,
  type ChatPerson,
  type RepliedView,
} from '@fieldhouse/api-contract';

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

/** A message as those that answer it have it. */
export const repliedOf = ({ id, authorId, text, attachments }: ChatMessageView): RepliedView => ({
  messageId: id,
  authorId,
  text: text === null ? null : excerptOf(text),
  attachments,
});

/**
 * The stretch with items that have come: each takes the place of the one of its id with an older position, and of what
 * is quoted of it above its answers. What lies before the stretch, or behind one that is not the newest, is left to the
 * page that brings it.
 */
export const withItems = (stretch: Stretch, came: readonly ChatItemView[]): Stretch => {
  const known = new Map(stretch.items.map((item) => [item.id, item]));
  const [first] = stretch.items;
  const last = stretch.items.at(-1);
  const quoted = new Map<string, ChatMessageView>();
  let changed = false;
  for (const item of came) {
    const before = known.get(item.id);
    if (before && before.position >= item.position) continue;
    if (item.kind === 'message') quoted.set(item.id, item);
    const within =
      before !== undefined ||
      ((item.key > (first?.key ?? '') || !stretch.older) && (!stretch.newer || item.key < (last?.key ?? '')));
    if (!within) continue;
    known.set(item.id, item);
    changed = true;
  }
  for (const item of known.values()) {
    const now = withQuote(item, quoted);
    if (now === item) continue;
    known.set(item.id, now);
    changed = true;
  }
  return changed ? { ...stretch, items: [...known.values()].sort(byKey) } : stretch;
};

/** An item with what it answers as that is now. */
const withQuote = (item: ChatItemView, quoted: ReadonlyMap<string, ChatMessageView>): ChatItemView => {
  if (item.kind === 'card' || item.reply === null) return item;
  const answered = quoted.get(item.reply.messageId);
  const reply = answered && repliedOf(answered);
  return reply && reply.text !== item.reply.text ? { ...item, reply } : item;
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
