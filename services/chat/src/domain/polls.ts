import type { Poll } from '@fieldhouse/values';
import type { MessagePoll } from './messages';

/** A poll on which nobody has voted yet; null where there is none, or its author has left the product. */
export const pollAsked = (asked: Poll | null | undefined): MessagePoll | null => {
  if (!asked) return null;
  const { options, multiple, closesAt } = asked;
  return { multiple, closesAt, optionIds: options.map(({ optionId }) => optionId), closed: false, votes: [] };
};
