import type { ChatCardView, ChatItemView, ChatMessageView } from '@fieldhouse/api-contract';
import type { Unsent } from '../live/outbox';

type Placed = {
  readonly id: string;
  /** Its day, above the first row of one. */
  readonly day: string | null;
  /** Above it stands the line of what is new. */
  readonly isFirstUnread: boolean;
};
/** A line of the list of messages. */
export type TimelineRow = Placed &
  (
    | { readonly kind: 'card'; readonly card: ChatCardView }
    | {
        readonly kind: 'message';
        readonly message: ChatMessageView;
        /** Follows a message of the same person within five minutes: name and time are not said again. */
        readonly isGrouped: boolean;
      }
    | { readonly kind: 'unsent'; readonly unsent: Unsent; readonly isGrouped: boolean }
  );

type Given = {
  readonly items: readonly ChatItemView[];
  readonly unsent: readonly Unsent[];
  readonly me: string;
  /** What was read when the list was opened; null: nothing is new. */
  readonly readKey: string | null;
  readonly dayOf: (iso: string) => string;
};

const TOGETHER_MS = 5 * 60_000;

/** The rows of a channel: one for each item, and for each message that is not there yet at its end. */
export const timelineOf = ({ items, unsent, me, readKey, dayOf }: Given): readonly TimelineRow[] => {
  const arrived = new Set(items.map(({ id }) => id));
  let before: { readonly at: string; readonly authorId: string | null } | null = null;
  let isNewMarked = readKey === null;
  const placed = (id: string, at: string, isNews: boolean): Placed => {
    const day = dayOf(at);
    const isFirstUnread = isNews && !isNewMarked;
    isNewMarked ||= isFirstUnread;
    return { id, day: before !== null && dayOf(before.at) === day ? null : day, isFirstUnread };
  };
  const grouped = (at: string, authorId: string, place: Placed): boolean =>
    before?.authorId === authorId &&
    Date.parse(at) - Date.parse(before.at) < TOGETHER_MS &&
    place.day === null &&
    !place.isFirstUnread;

  const rows = items.map((item): TimelineRow => {
    const authorId = item.kind === 'message' ? item.authorId : null;
    const isNews = authorId !== null && authorId !== me && item.key > (readKey ?? '');
    const place = placed(item.id, item.at, isNews);
    const row: TimelineRow =
      item.kind === 'card'
        ? { ...place, kind: 'card', card: item }
        : {
            ...place,
            kind: 'message',
            message: item,
            isGrouped: item.reply === null && grouped(item.at, item.authorId, place),
          };
    before = { at: item.at, authorId };
    return row;
  });
  const waiting = unsent
    .filter(({ messageId }) => !arrived.has(messageId))
    .map((one): TimelineRow => {
      const place = placed(one.messageId, one.at, false);
      const isGrouped = one.reply === null && grouped(one.at, me, place);
      before = { at: one.at, authorId: me };
      return { ...place, kind: 'unsent', unsent: one, isGrouped };
    });
  return [...rows, ...waiting];
};
