import { keptNames, keptOnDevice } from '../../../shared/lib/kept';
import type { Unsent } from './outbox';

const UNSENT = 'chat-unsent';

/**
 * What one person has written in a chat and what has not been taken, as the device keeps it: each message in a place of its
 * own, for tabs write at once.
 */
export const keptUnsent = (accountId: string, chatId: string) => {
  const name = `${UNSENT} ${accountId} ${chatId}`;
  const placeOf = (messageId: string) => keptOnDevice<Unsent>(`${name} ${messageId}`);
  // As an earlier version has kept them: all in one place.
  const together = keptOnDevice<readonly Unsent[]>(name);
  const earlier = together.get() ?? [];
  if (earlier.length > 0) together.set(null);
  for (const unsent of earlier) placeOf(unsent.messageId).set(unsent);
  return {
    /** In the order of writing. */
    all: (): readonly Unsent[] =>
      keptNames(`${name} `)
        .flatMap((messageId) => placeOf(messageId).get() ?? [])
        .sort(byTime),
    /** @returns whether the device has it now */
    keep: (unsent: Unsent): boolean => {
      placeOf(unsent.messageId).set(unsent);
      return placeOf(unsent.messageId).get() !== undefined;
    },
    remove: (messageId: string): void => placeOf(messageId).set(null),
  };
};

/** The earlier one first. */
export const byTime = (a: Unsent, b: Unsent): number => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0);

/** The chats in which something of a person is kept so. */
export const unsentChats = (accountId: string): readonly string[] => [
  ...new Set(keptNames(`${UNSENT} ${accountId} `).map((name) => name.split(' ')[0] ?? '')),
];

/** How many messages of a person are kept so. */
export const countUnsent = (accountId: string): number =>
  unsentChats(accountId).reduce((sum, chatId) => sum + keptUnsent(accountId, chatId).all().length, 0);
