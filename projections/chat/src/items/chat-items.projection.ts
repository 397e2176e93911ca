import type { ChatLogEvent } from '@fieldhouse/events/chat';
import type { AccountEvent } from '@fieldhouse/events/identity';
import type { TeamEvent } from '@fieldhouse/events/teams';
import { placeText, type Projection, type RecordedEvent } from '@fieldhouse/kernel';
import { REPORTS_TO_HIDE, withVote } from '@fieldhouse/values';
import { cardOf } from './cards';
import {
  chatItemsModel,
  circleOf,
  messageDocumentId,
  type ChatItemDocument,
  type ChatMessageDocument,
} from './chat-items.read-model';
import { pollAsked } from './polls';
import { wordsOf } from './search-words';

export type ChatItemEvent = ChatLogEvent | TeamEvent | AccountEvent;
type Posted = RecordedEvent<Extract<ChatLogEvent, { type: 'MessagePosted' }>>;
type Changed = RecordedEvent<Exclude<ChatLogEvent, { type: 'MessagePosted' }>>;
type Derived = 'state' | 'words' | 'calls';

/** Many changes of one message keep its document small: the first text and the last ones. */
const VERSIONS_AT_MOST = 50;

/** A document for each message, and for each fact of a team that its members read between the messages. */
export const chatItemsProjection: Projection<ChatItemDocument, ChatItemEvent> = {
  ...chatItemsModel,
  categories: ['chatLog', 'team', 'account'],
  indexes: [
    { key: { chatId: 1, channel: 1, key: 1 } },
    { key: { chatId: 1, channel: 1, at: 1 } },
    { key: { chatId: 1, channel: 1, state: 1, key: 1, authorId: 1 } },
    { key: { chatId: 1, channel: 1, calls: 1, key: 1 } },
    { key: { chatId: 1, channel: 1, pinned: 1, key: 1 } },
    { key: { chatId: 1, words: 1, key: -1 } },
    { key: { chatId: 1, reportedAt: 1 } },
    { key: { reportedAt: 1 } },
    { key: { chatId: 1, _position: 1 } },
    { key: { authorId: 1 } },
  ],
  idsOf: (event) => {
    if (isOfLog(event))
      return [messageDocumentId(event.data.chatId, event.data.channel, event.data.messageId)];
    const card = isOfTeam(event) ? cardOf(event) : null;
    return card ? [card._id] : [];
  },
  whose: ({ type, data }) => (type === 'AccountErased' ? { authorId: data.accountId } : null),
  project: (document, event) => {
    if (event.type === 'MessagePosted') return posted(event);
    if (isOfLog(event)) return document?.kind === 'message' ? derived(apply(document, event)) : document;
    if (event.type === 'AccountErased')
      return document?.kind === 'message' ? derived({ ...document, ...FORGOTTEN }) : document;
    return isOfTeam(event) ? cardOf(event) : document;
  },
};

/** A message as the fact that made it has it. */
export const posted = ({ data, position, revision }: Posted): ChatMessageDocument => {
  const { postedAt, attachments = [], poll, ...message } = data;
  return derived({
    ...message,
    attachments,
    poll: pollAsked(poll),
    _id: messageDocumentId(data.chatId, data.channel, data.messageId),
    kind: 'message',
    key: placeText(position),
    at: postedAt,
    editedAt: null,
    reactions: [],
    pinned: false,
    reports: [],
    reportedAt: null,
    hiddenFor: [],
    versions: [revision],
    ended: null,
  });
};

const apply = (message: ChatMessageDocument, event: Changed): ChatMessageDocument => {
  switch (event.type) {
    case 'MessageEdited': {
      const { text, mentions, wide, editedAt } = event.data;
      const [first = event.revision, ...others] = message.versions;
      const versions = [first, ...[...others, event.revision].slice(1 - VERSIONS_AT_MOST)];
      return { ...message, text, mentions, wide, editedAt, versions };
    }
    case 'MessageDeleted':
      return { ...message, ...GONE, ended: 'deleted' };
    case 'MessageRemoved':
      return { ...message, ...GONE, ended: event.data.bySite ? 'removed_by_site' : 'removed' };
    case 'MessageReported': {
      const { authorId: accountId } = event.data;
      const others = message.reports.filter((report) => report.accountId !== accountId);
      return {
        ...message,
        reports: [...others, { accountId, revision: event.revision }],
        reportedAt: message.reportedAt ?? event.metadata.occurredAt,
        hiddenFor: [...new Set([...message.hiddenFor, accountId])],
      };
    }
    case 'MessageKept':
      return { ...message, reports: [], reportedAt: null };
    case 'ReactionAdded':
      return { ...message, reactions: reacted(message, event.data) };
    case 'ReactionRemoved':
      return { ...message, reactions: unreacted(message, event.data) };
    case 'PollVoted':
      return {
        ...message,
        poll: message.poll && { ...message.poll, votes: withVote(message.poll.votes, event.data) },
      };
    case 'PollClosed':
      return { ...message, poll: message.poll && { ...message.poll, closed: true } };
    case 'MessagePinned':
      return { ...message, pinned: true };
    case 'MessageUnpinned':
      return { ...message, pinned: false };
    default:
      return event satisfies never;
  }
};

/** What a message that is no more leaves behind is that it was there. */
const FORGOTTEN = { text: null, attachments: [], poll: null, reports: [], reportedAt: null } as const;
const GONE = { ...FORGOTTEN, reactions: [], pinned: false } as const;

type Reaction = { readonly emoji: string; readonly accountId: string };

const reacted = (
  { reactions }: ChatMessageDocument,
  { emoji, accountId }: Reaction,
): ChatMessageDocument['reactions'] => {
  const given = { emoji, accountIds: [accountId] };
  if (!reactions.some((one) => one.emoji === emoji)) return [...reactions, given];
  return reactions.map((one) =>
    one.emoji === emoji && !one.accountIds.includes(accountId)
      ? { ...one, accountIds: [...one.accountIds, accountId] }
      : one,
  );
};

const unreacted = (
  { reactions }: ChatMessageDocument,
  { emoji, accountId }: Reaction,
): ChatMessageDocument['reactions'] =>
  reactions
    .map((one) =>
      one.emoji === emoji ? { ...one, accountIds: one.accountIds.filter((id) => id !== accountId) } : one,
    )
    .filter(({ accountIds }) => accountIds.length > 0);

const derived = (message: Omit<ChatMessageDocument, Derived>): ChatMessageDocument => {
  const { text, attachments, poll, ended, reports, mentions, wide } = message;
  if (ended !== null || text === null)
    return { ...message, state: ended ?? 'forgotten', words: [], calls: [] };
  if (reports.length >= REPORTS_TO_HIDE) return { ...message, state: 'hidden', words: [], calls: [] };
  const said = [
    text,
    ...attachments.map(({ name }) => name),
    ...(poll?.options ?? []).map((option) => option.text),
  ].join(' ');
  const calls = [...mentions, ...(wide === null ? [] : [circleOf(wide)])];
  return { ...message, state: 'shown', words: wordsOf(said), calls };
};

const isOfLog = (event: RecordedEvent<ChatItemEvent>): event is RecordedEvent<ChatLogEvent> =>
  'messageId' in event.data;
const isOfTeam = (event: RecordedEvent<ChatItemEvent>): event is RecordedEvent<TeamEvent> =>
  'teamId' in event.data;
