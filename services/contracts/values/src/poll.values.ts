import { z } from 'zod';

/** So many options a poll has at least and at most. */
export const POLL_OPTIONS = { least: 2, most: 10 } as const;
/** So many characters, as they are counted by JavaScript, an option may have. */
export const POLL_OPTION_LENGTH = 80;
/** A poll that closes by itself does so within so many days. */
export const POLL_DAYS_AT_MOST = 90;

/** A poll as it is asked; its question is the text of its message. */
export const poll = z.object({
  /** `optionId`: made by the writer's client. */
  options: z
    .array(z.object({ optionId: z.uuid(), text: z.string().min(1).max(POLL_OPTION_LENGTH) }))
    .min(POLL_OPTIONS.least)
    .max(POLL_OPTIONS.most),
  /** More than one option may be chosen. */
  multiple: z.boolean(),
  /** Nobody is told who has voted for what. */
  secret: z.boolean(),
  /** From when on it takes no votes, ISO-8601 UTC; null: until somebody closes it. */
  closesAt: z.iso.datetime().nullable(),
});
export type Poll = z.infer<typeof poll>;

/** Somebody's whole choice; it has one option at least. */
export type PollVote = { readonly accountId: string; readonly optionIds: readonly string[] };

/** The votes of a poll with somebody's whole choice in the place of the one before; none: they have taken it back. */
export const withVote = (
  votes: readonly PollVote[],
  { accountId, optionIds }: PollVote,
): readonly PollVote[] => {
  const others = votes.filter((vote) => vote.accountId !== accountId);
  return optionIds.length === 0 ? others : [...others, { accountId, optionIds }];
};

/** Whether a poll takes no votes any more. @param now milliseconds since 1970 */
export const isPollClosed = (
  { closed, closesAt }: { readonly closed: boolean; readonly closesAt: string | null },
  now: number,
): boolean => closed || (closesAt !== null && Date.parse(closesAt) <= now);

/** A poll's question where it stands alone, as in a notification. */
export const pollWords = (question: string): string => `Poll: ${question}`;
