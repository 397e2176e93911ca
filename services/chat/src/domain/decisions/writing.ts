import type { ChatLogEvent } from '@fieldhouse/events/chat';
import {
  EDIT_HOURS,
  MENTIONS_AT_MOST,
  WIDE_MENTION_MINUTES,
  chatOwner,
  mentionedIn,
  monthOf,
  runsTeam,
  writeRefusal,
  type Mentioned,
} from '@fieldhouse/values';
import type { ChatLogCommandOf } from '../chat.commands';
import { ChatError } from '../chat.errors';
import { accountOf, memberOf } from '../chat-member';
import { widens, type ChatLogState } from '../chat-log.state';
import { digestOf, findMessage } from '../messages';
import { openMonths } from '../months';
import { factOf, ownMessageOf, requireShown } from './message-of';
import { requireNoVotes, requirePollEnd } from './polls';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Writes = ChatLogCommandOf<'PostMessage'> | ChatLogCommandOf<'EditMessage'>;

/** A message is there once, however often it is sent: its id, which its writer's client makes, says which one it is. */
export const postMessage = (
  command: ChatLogCommandOf<'PostMessage'>,
  log: ChatLogState,
): readonly ChatLogEvent[] => {
  const { messageId, text, replyTo, replyKnown, attachments, files, poll, at } = command;
  const authorId = accountOf(command.actor);
  const before = findMessage(log.messages, messageId);
  if (before && before.authorId !== authorId) throw new ChatError('message_id_taken');
  if (before) return [];
  requireWriter(command);
  if (!openMonths(at).includes(monthOf(messageId) ?? '')) throw new ChatError('month_closed');
  if (replyTo !== null && !replyKnown) throw new ChatError('message_unknown');
  if (poll !== null) requirePollEnd(poll, at);
  if (files.length < attachments.length) throw new ChatError('attachment_unknown');
  const { people, wide } = mentionsOf(command, log, { people: [], wide: null });
  const said = { ...factOf(command), authorId, text, mentions: [...people], wide };
  const brought = { ...(files.length > 0 && { attachments: [...files] }), ...(poll && { poll }) };
  return [{ type: 'MessagePosted', data: { ...said, replyTo, postedAt: at, ...brought } }];
};

/** By its author, for a day; what it said before can be read by them and by whoever runs the chat. */
export const editMessage = (
  command: ChatLogCommandOf<'EditMessage'>,
  log: ChatLogState,
): readonly ChatLogEvent[] => {
  const { text, at } = command;
  const message = ownMessageOf(command, log);
  requireShown(message);
  if (digestOf(text) === message.digest) return [];
  requireWriter(command);
  requireNoVotes(message);
  if (Date.parse(at) - Date.parse(message.postedAt) > EDIT_HOURS * HOUR)
    throw new ChatError('edit_window_over', { hours: EDIT_HOURS });
  const { people, wide } = mentionsOf(command, log, { people: message.mentions, wide: message.wide });
  const { authorId } = message;
  return [
    {
      type: 'MessageEdited',
      data: { ...factOf(command), authorId, text, mentions: [...people], wide, editedAt: at },
    },
  ];
};

const requireWriter = (command: Writes): void => {
  const refusal = writeRefusal(command.channel, memberOf(command), command.emailConfirmed);
  if (refusal !== null) throw new ChatError(refusal);
};

/** Whom the text mentions; whom it mentioned `before` it may go on mentioning, though they have left since. */
const mentionsOf = (command: Writes, log: ChatLogState, before: Mentioned): Mentioned => {
  const mentioned = mentionedIn(command.text);
  const { present } = memberOf(command);
  if (mentioned.people.length > MENTIONS_AT_MOST)
    throw new ChatError('too_many_mentions', { limit: MENTIONS_AT_MOST });
  if (mentioned.people.some((accountId) => ![...present, ...before.people].includes(accountId)))
    throw new ChatError('mention_unknown');
  if (mentioned.wide !== null && !hasCircles(command.chatId)) throw new ChatError('mention_unknown');
  if (widens(before.wide, mentioned.wide)) requireRoomForWide(command, log);
  return mentioned;
};

/** Only of a team many may be mentioned. */
const hasCircles = (chatId: string): boolean => chatOwner(chatId).kind === 'team';

const requireRoomForWide = (command: Writes, { lastWideAt }: ChatLogState): void => {
  if (!command.wideMentions && !runsTeam(memberOf(command))) throw new ChatError('wide_mentions_off');
  const since = [lastWideAt, command.wideElsewhere].map((at) => (at === null ? 0 : Date.parse(at)));
  const waits = Math.max(...since) + WIDE_MENTION_MINUTES * MINUTE - Date.parse(command.at);
  if (waits > 0) throw new ChatError('wide_mention_just_made', { minutes: Math.ceil(waits / MINUTE) });
};
