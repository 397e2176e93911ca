import type { ChatCardView, ChatItemView, ChatMessageView, RepliedView } from '@fieldhouse/api-contract';
import type { Positioned } from '@fieldhouse/kernel';
import { excerptOf } from '@fieldhouse/values';
import type { ChatItemDocument, ChatMessageDocument } from './chat-items.read-model';
import { pollView, votersIn } from './polls';

/** What views need of what is around an item. */
export type Around = {
  /** Messages that others answer, by the ids of their documents. */
  readonly replied: ReadonlyMap<string, ChatMessageDocument>;
  /** The account of a member, also of a former one; null: there is none. */
  readonly accountOf: (memberId: string) => string | null;
  /** Who reads it; null: everybody of the team reads the same. */
  readonly readerId: string | null;
};

/** The document of the message that one answers. */
export const repliedId = ({ _id, messageId, replyTo }: ChatMessageDocument): string | null =>
  replyTo === null ? null : `${_id.slice(0, -messageId.length)}${replyTo}`;

/** An item as it is shown; null for what is about nobody with an account. */
export const viewOf = (item: Positioned<ChatItemDocument>, around: Around): ChatItemView | null => {
  if (item.kind === 'message') return messageView(item, around);
  const { _id, chatId, key, at, card, memberId, detail, _position: position } = item;
  const accountId = memberId === null ? null : around.accountOf(memberId);
  if (memberId !== null && accountId === null) return null;
  const id = _id.slice(chatId.length + 1);
  return { kind: 'card', id, key, position, at, card, accountId, detail } satisfies ChatCardView;
};

export const messageView = (
  message: Positioned<ChatMessageDocument>,
  { replied, readerId }: Around,
): ChatMessageView => {
  const { messageId: id, key, at, authorId, editedAt, _position: position } = message;
  const state = message.state === 'shown' && hasReported(message, readerId) ? 'hidden' : message.state;
  const isShown = state === 'shown';
  const answered = replied.get(repliedId(message) ?? '');
  return {
    kind: 'message',
    id,
    key,
    position,
    at,
    authorId,
    state,
    text: isShown ? message.text : null,
    attachments: isShown ? message.attachments : [],
    poll: isShown && message.poll ? pollView(message.poll, readerId) : null,
    mentions: isShown ? message.mentions : [],
    wide: isShown ? message.wide : null,
    reply: isShown && answered ? replyView(answered, readerId) : null,
    editedAt,
    reactions: isShown ? message.reactions : [],
    pinned: isShown && message.pinned,
  };
};

/** Whether readers are shown an item otherwise than each other: with their own vote, or without what they have reported. */
export const differsForEach = (item: ChatItemDocument, { replied }: Pick<Around, 'replied'>): boolean => {
  if (item.kind === 'card') return false;
  const answered = replied.get(repliedId(item) ?? '');
  return item.poll !== null || [item, answered].some((one) => one !== undefined && one.hiddenFor.length > 0);
};

/** Whoever has reported a message does not see it any more. */
const hasReported = ({ hiddenFor }: ChatMessageDocument, readerId: string | null): boolean =>
  readerId !== null && hiddenFor.includes(readerId);

const replyView = (answered: ChatMessageDocument, readerId: string | null): RepliedView => {
  const { messageId, authorId, text, attachments } = answered;
  const isShown = answered.state === 'shown' && !hasReported(answered, readerId);
  if (!isShown || text === null) return { messageId, authorId, text: null, attachments: [] };
  return { messageId, authorId, text: excerptOf(text), attachments };
};

/** Everybody whom items name. */
export const peopleIn = (items: readonly ChatItemView[]): ReadonlySet<string> =>
  new Set(
    items.flatMap((item) =>
      item.kind === 'card'
        ? (item.accountId ?? [])
        : [
            item.authorId,
            ...(item.reply ? [item.reply.authorId] : []),
            ...item.mentions,
            ...item.reactions.flatMap(({ accountIds }) => accountIds),
            ...votersIn(item.poll),
          ],
    ),
  );
