import type { PeopleDirectory } from '@fieldhouse/read-people';
import { chatOwner } from '@fieldhouse/values';
import { ChatItems } from '../items/chat-items';
import { ChatRooms } from '../rooms/chat-rooms';

type Parts = {
  readonly items: ChatItems;
  readonly rooms: ChatRooms;
  readonly people: PeopleDirectory;
  /** The chats that somebody has open. */
  readonly chats: () => readonly string[];
  readonly tell: (chatId: string, accountId: string) => void;
  readonly failed: (error: unknown) => void;
};

/** Whoever comes back after more of them finds out when they read the chat anew. */
const TOLD_AT_MOST = 1_000;

/**
 * Whose account was erased, for those who have a chat open that names them: in what they wrote, reacted to, voted on or are
 * mentioned in, in what happened in the team, and as one of two. Nobody else hears of it.
 */
export class ForgottenPeople {
  private isOver = false;

  constructor(private readonly parts: Parts) {}

  stop(): void {
    this.isOver = true;
  }

  /** @param position of the fact, 20 digits */
  hear(accountId: string, position: string): void {
    this.tell(accountId, position).catch(this.parts.failed);
  }

  /**
   * Who was forgotten after a position (20 digits) of those whom a chat names, whether or not this process ran then: whoever
   * comes back after it has begun anew holds their names still.
   */
  async since(chatId: string, position: string): Promise<readonly string[]> {
    const found: string[] = [];
    for (const accountId of await this.parts.people.erasedSince(position, TOLD_AT_MOST))
      if (await this.isNamedIn(chatId, accountId)) found.push(accountId);
    return found;
  }

  private async tell(accountId: string, position: string): Promise<void> {
    while (!(await this.parts.items.atLeast(position))) if (this.isOver) return;
    for (const chatId of this.parts.chats())
      if (await this.isNamedIn(chatId, accountId)) this.parts.tell(chatId, accountId);
  }

  private async isNamedIn(chatId: string, accountId: string): Promise<boolean> {
    const owner = chatOwner(chatId);
    if (owner.kind === 'direct') return owner.accountIds.includes(accountId);
    if (await this.parts.items.names(chatId, accountId)) return true;
    const team = await this.parts.rooms.team(chatId);
    return team !== null && [...team.members, ...team.past].some((one) => one.accountId === accountId);
  }
}
