import type { ChatLogEvent } from '@fieldhouse/events/chat';
import type { ChatLogCommandOf } from '../chat.commands';
import { ChatError } from '../chat.errors';
import { accountOf, memberOf, requireActive, requireManager } from '../chat-member';
import type { ChatLogState } from '../chat-log.state';
import { factOf, messageOf, ownMessageOf, requireShown } from './message-of';

/** What one wrote can be taken back at any time, in an archived team too. */
export const deleteMessage = (
  command: ChatLogCommandOf<'DeleteMessage'>,
  log: ChatLogState,
): readonly ChatLogEvent[] =>
  ownMessageOf(command, log).state === 'shown' ? [{ type: 'MessageDeleted', data: factOf(command) }] : [];

export const removeMessage = (
  command: ChatLogCommandOf<'RemoveMessage'>,
  log: ChatLogState,
): readonly ChatLogEvent[] => {
  requireManager(memberOf(command));
  if (messageOf(command, log).state !== 'shown') return [];
  const { reason, actor } = command;
  return [{ type: 'MessageRemoved', data: { ...factOf(command), reason, authorId: accountOf(actor) } }];
};

/** Each person once: the third one hides it. Whoever was answered is heard again when the text has changed. */
export const reportMessage = (
  command: ChatLogCommandOf<'ReportMessage'>,
  log: ChatLogState,
): readonly ChatLogEvent[] => {
  const message = messageOf(command, log);
  const authorId = accountOf(command.actor);
  if (message.authorId === authorId) throw new ChatError('own_message');
  requireShown(message);
  if ([...message.reporters, ...message.answered].includes(authorId)) return [];
  return [{ type: 'MessageReported', data: { ...factOf(command), reason: command.reason, authorId } }];
};

/** Answers its reports: it stays. That is for somebody else than its author. */
export const keepMessage = (
  command: ChatLogCommandOf<'KeepMessage'>,
  log: ChatLogState,
): readonly ChatLogEvent[] => {
  requireManager(memberOf(command));
  return keepReported(command, log);
};

/** The same by who runs the product. */
export const keepReported = (
  command: ChatLogCommandOf<'KeepMessage' | 'KeepReported'>,
  log: ChatLogState,
): readonly ChatLogEvent[] => {
  const { state, reporters, authorId } = messageOf(command, log);
  if (authorId === accountOf(command.actor)) throw new ChatError('own_message');
  return state === 'shown' && reporters.length > 0 ? [{ type: 'MessageKept', data: factOf(command) }] : [];
};

/** By who runs the product: what nobody reports is not theirs to take away. */
export const removeReported = (
  command: ChatLogCommandOf<'RemoveReported'>,
  log: ChatLogState,
): readonly ChatLogEvent[] => {
  const { state, reporters } = messageOf(command, log);
  if (state !== 'shown') return [];
  if (reporters.length === 0) throw new ChatError('report_answered');
  const { reason, actor } = command;
  const authorId = accountOf(actor);
  return [{ type: 'MessageRemoved', data: { ...factOf(command), reason, authorId, bySite: true } }];
};

export const pinMessage = (
  command: ChatLogCommandOf<'PinMessage'>,
  log: ChatLogState,
): readonly ChatLogEvent[] => {
  requireManager(memberOf(command));
  requireActive(memberOf(command), command.channel);
  const message = messageOf(command, log);
  requireShown(message);
  return message.pinned ? [] : [{ type: 'MessagePinned', data: factOf(command) }];
};

export const unpinMessage = (
  command: ChatLogCommandOf<'UnpinMessage'>,
  log: ChatLogState,
): readonly ChatLogEvent[] => {
  requireManager(memberOf(command));
  requireActive(memberOf(command), command.channel);
  return messageOf(command, log).pinned ? [{ type: 'MessageUnpinned', data: factOf(command) }] : [];
};
