import type { ChatLogEvent } from '@fieldhouse/events/chat';
import { POLL_DAYS_AT_MOST, isPollClosed, runsTeam, type Poll } from '@fieldhouse/values';
import type { ChatLogCommand, ChatLogCommandOf } from '../chat.commands';
import { ChatError } from '../chat.errors';
import { accountOf, memberOf } from '../chat-member';
import type { ChatLogState } from '../chat-log.state';
import type { Message, MessagePoll } from '../messages';
import { factOf, reactableOf } from './message-of';

const DAY = 86_400_000;

/** The whole choice of somebody; the same once more is no second vote. */
export const vote = (command: ChatLogCommandOf<'Vote'>, log: ChatLogState): readonly ChatLogEvent[] => {
  const { poll } = pollOf(command, log);
  const accountId = accountOf(command.actor);
  const before = poll.votes.find((one) => one.accountId === accountId)?.optionIds ?? [];
  const optionIds = poll.optionIds.filter((optionId) => command.optionIds.includes(optionId));
  if (optionIds.length < command.optionIds.length) throw new ChatError('option_unknown');
  if (before.join() === optionIds.join()) return [];
  if (isPollClosed(poll, Date.parse(command.at))) throw new ChatError('poll_closed');
  if (optionIds.length > 1 && !poll.multiple) throw new ChatError('one_option_only');
  return [{ type: 'PollVoted', data: { ...factOf(command), accountId, optionIds } }];
};

/** One that has closed by itself is left as it is. */
export const closePoll = (
  command: ChatLogCommandOf<'ClosePoll'>,
  log: ChatLogState,
): readonly ChatLogEvent[] => {
  const { poll, message } = pollOf(command, log);
  if (message.authorId !== accountOf(command.actor) && !runsTeam(memberOf(command)))
    throw new ChatError('not_own_poll');
  return isPollClosed(poll, Date.parse(command.at)) ? [] : [{ type: 'PollClosed', data: factOf(command) }];
};

/** @throws ChatError `poll_end_refused` for an end that has passed, or that is too far away */
export const requirePollEnd = ({ closesAt }: Poll, at: string): void => {
  if (closesAt === null) return;
  const until = Date.parse(closesAt) - Date.parse(at);
  if (until <= 0 || until > POLL_DAYS_AT_MOST * DAY)
    throw new ChatError('poll_end_refused', { days: POLL_DAYS_AT_MOST });
};

/** The question stands once somebody has answered it. @throws ChatError `poll_voted` */
export const requireNoVotes = ({ poll }: Message): void => {
  if (poll && poll.votes.length > 0) throw new ChatError('poll_voted');
};

const pollOf = (
  command: ChatLogCommand,
  log: ChatLogState,
): { readonly message: Message; readonly poll: MessagePoll } => {
  const message = reactableOf(command, log);
  if (!message.poll) throw new ChatError('poll_unknown');
  return { message, poll: message.poll };
};
