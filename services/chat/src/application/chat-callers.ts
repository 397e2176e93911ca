import type { Actor } from '@fieldhouse/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { ChatMember } from '../domain';
import { ChatQuotas } from '../infrastructure/chat-quotas';
import { CHAT_MEMBERS, type ChatMembers } from './chat-members.port';

/** Who asks something of a chat. */
@Injectable()
export class ChatCallers {
  constructor(
    @Inject(CHAT_MEMBERS) private readonly members: ChatMembers,
    private readonly quotas: ChatQuotas,
  ) {}

  /**
   * Counts the command and says who asks for it, null for whoever is not of the chat.
   * @param named accounts of which the rules need to know whether they are of it
   * @throws 429; StoreUnavailable
   */
  async take(
    kind: 'messages' | 'actions',
    chatId: string,
    actor: Actor,
    named: readonly string[] = [],
  ): Promise<ChatMember | null> {
    if (actor.kind !== 'account') return null;
    const { accountId } = actor;
    const [member] = await Promise.all([
      this.members.of(chatId, accountId, named),
      this.quotas[kind].take(accountId),
      ...(kind === 'messages' ? [this.quotas.messagesOfDay.take(accountId)] : []),
    ]);
    return member;
  }

  /** Counts that somebody writes to another for the first time. @throws 429; StoreUnavailable */
  async takeNew(accountId: string): Promise<void> {
    await this.quotas.newChats.take(accountId);
  }
}
