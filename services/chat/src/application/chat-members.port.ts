import type { ChatMember } from '../domain';

/** Foreign facts: who is of a chat. The composing application binds it to whatever the chat belongs to. */
export interface ChatMembers {
  /**
   * As the log has it; null for whoever is not of the chat, also where there is none.
   * @param others accounts of which one wants to know whether they are of it
   */
  of(chatId: string, accountId: string, others: readonly string[]): Promise<ChatMember | null>;
  /** Every chat that somebody is or was of; `createdAt`: ISO-8601 UTC. */
  chatsOf(accountId: string): Promise<readonly { readonly chatId: string; readonly createdAt: string }[]>;
}

/** Nest token of the {@link ChatMembers}. */
export const CHAT_MEMBERS = Symbol('ChatMembers');
