import type { ChatLogCommand } from '../chat.commands';
import { ChatError } from '../chat.errors';
import { accountOf, memberOf, requireActive } from '../chat-member';
import type { ChatLogState } from '../chat-log.state';
import { findMessage, type Message } from '../messages';

/** The fields by which every fact says which message it is about. */
export const factOf = ({ chatId, channel, messageId }: ChatLogCommand) => ({ chatId, channel, messageId });

/** @throws ChatError `message_unknown` */
export const messageOf = ({ messageId }: ChatLogCommand, { messages }: ChatLogState): Message => {
  const message = findMessage(messages, messageId);
  if (!message) throw new ChatError('message_unknown');
  return message;
};

/** @throws ChatError `message_unknown`, `not_own_message` */
export const ownMessageOf = (command: ChatLogCommand, log: ChatLogState): Message => {
  const message = messageOf(command, log);
  if (message.authorId !== accountOf(command.actor)) throw new ChatError('not_own_message');
  return message;
};

/**
 * A message to which whoever asks may react, in announcements too, with or without a confirmed address.
 * @throws Unseen; ChatError `message_unknown`, {@link closedBecause}, `member_suspended`, `message_gone`
 */
export const reactableOf = (command: ChatLogCommand, log: ChatLogState): Message => {
  const member = memberOf(command);
  const message = messageOf(command, log);
  requireActive(member, command.channel);
  if (member.status === 'suspended') throw new ChatError('member_suspended');
  requireShown(message);
  return message;
};

/** @throws ChatError `message_gone` for what was deleted or removed */
export const requireShown = ({ state }: Message): void => {
  if (state !== 'shown') throw new ChatError('message_gone');
};
