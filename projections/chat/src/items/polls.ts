import type { PollView } from '@fieldhouse/api-contract';
import type { Poll } from '@fieldhouse/values';
import type { PollDocument } from './chat-items.read-model';

/** A poll on which nobody has voted yet; null: there is none. */
export const pollAsked = (asked: Poll | null | undefined): PollDocument | null =>
  asked ? { ...asked, closed: false, votes: [] } : null;

/** A poll as somebody reads it: of a secret one nobody but the voter is told a choice. */
export const pollView = ({ options, votes, ...poll }: PollDocument, readerId: string | null): PollView => {
  const { multiple, secret, closesAt, closed } = poll;
  const mine = votes.find(({ accountId }) => accountId === readerId)?.optionIds ?? [];
  return {
    options: options.map(({ optionId, text }) => {
      const voters = votes.filter(({ optionIds }) => optionIds.includes(optionId));
      const accountIds = secret ? null : voters.map(({ accountId }) => accountId);
      return { optionId, text, votes: voters.length, accountIds };
    }),
    ...{ mine, multiple, secret, closesAt, closed, voters: votes.length },
  };
};

/** Everybody whom a poll names. */
export const votersIn = (poll: PollView | null): readonly string[] =>
  poll?.options.flatMap(({ accountIds }) => accountIds ?? []) ?? [];
