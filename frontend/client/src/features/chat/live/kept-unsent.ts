import { keptNames, keptOnDevice, type Kept } from '../../../shared/lib/kept';
import type { Unsent } from './outbox';

const UNSENT = 'chat-unsent';

/** What one person has written in a chat and what has not been taken, as the device keeps it. */
export const keptUnsent = (accountId: string, chatId: string): Kept<readonly Unsent[]> =>
  keptOnDevice(`${UNSENT} ${accountId} ${chatId}`);

/** The chats in which something of a person is kept so. */
export const unsentChats = (accountId: string): readonly string[] => keptNames(`${UNSENT} ${accountId} `);

/** How many messages of a person are kept so. */
export const countUnsent = (accountId: string): number =>
  unsentChats(accountId).reduce((sum, chatId) => sum + (keptUnsent(accountId, chatId).get()?.length ?? 0), 0);
