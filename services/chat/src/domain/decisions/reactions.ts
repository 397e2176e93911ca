import type { ChatLogEvent } from '@fieldhouse/events/chat';
import { REACTIONS_AT_MOST } from '@fieldhouse/values';
import type { ChatLogCommandOf } from '../chat.commands';
import { ChatError } from '../chat.errors';
import { accountOf, memberOf, requireActive } from '../chat-member';
import type { ChatLogState } from '../chat-log.state';
import { factOf, messageOf, requireShown } from './message-of';

type Reacts = ChatLogCommandOf<'AddReaction'> | ChatLogCommandOf<'RemoveReaction'>;

/** Announcements too: whoever may write in the team's channel reacts in both, with or without a confirmed address. */
export const addReaction = (
  command: ChatLogCommandOf<'AddReaction'>,
  log: ChatLogState,
): readonly ChatLogEvent[] => {
  const { given, reactions } = reacting(command, log);
  if (given.has(command.emoji)) return [];
  if (reactions.length >= REACTIONS_AT_MOST && !reactions.some(({ emoji }) => emoji === command.emoji))
    throw new ChatError('too_many_reactions', { limit: REACTIONS_AT_MOST });
  return [{ type: 'ReactionAdded', data: reactionOf(command) }];
};

export const removeReaction = (
  command: ChatLogCommandOf<'RemoveReaction'>,
  log: ChatLogState,
): readonly ChatLogEvent[] =>
  reacting(command, log).given.has(command.emoji)
    ? [{ type: 'ReactionRemoved', data: reactionOf(command) }]
    : [];

const reacting = (command: Reacts, log: ChatLogState) => {
  const member = memberOf(command);
  const message = messageOf(command, log);
  requireActive(member, command.channel);
  if (member.status === 'suspended') throw new ChatError('member_suspended');
  requireShown(message);
  const mine = message.reactions.filter(({ accountIds }) => accountIds.includes(accountOf(command.actor)));
  return { reactions: message.reactions, given: new Set(mine.map(({ emoji }) => emoji)) };
};

const reactionOf = (command: Reacts) => ({
  ...factOf(command),
  accountId: accountOf(command.actor),
  emoji: command.emoji,
});
