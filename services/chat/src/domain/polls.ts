import type { Poll } from '@fieldhouse/values';
import type { MessagePoll } from './messages';

/** A poll on which nobody has voted yet; null where there is none, or its author has left the product. */
export const pollAsked = (asked: Poll | null | undefined): MessagePoll | null => {
  if (!asked) return null;
  const { options, multiple, closesAt } = asked;
  return { multiple, closesAt, optionIds: options.map(({ optionId }) => optionId), closed: false, votes: [] };
};

/** The poll once somebody has chosen these options; none: they have taken their choice back. */
export const withVote = (
  poll: MessagePoll,
  { accountId, optionIds }: MessagePoll['votes'][number],
): MessagePoll => {
  const others = poll.votes.filter((vote) => vote.accountId !== accountId);
  return { ...poll, votes: optionIds.length === 0 ? others : [...others, { accountId, optionIds }] };
};
