import { ChatItems } from '../items/chat-items';
import { ChatRooms } from '../rooms/chat-rooms';

type Parts = {
  readonly items: ChatItems;
  readonly rooms: ChatRooms;
  /** The chats that somebody has open. */
  readonly chats: () => readonly string[];
  readonly tell: (chatId: string, accountId: string) => void;
  readonly failed: (error: unknown) => void;
};
type Forgotten = { readonly accountId: string; readonly position: string };

/** Whoever comes back after more of them finds out when they read the chat anew. */
const REMEMBERED = 1_000;

/**
 * Whose account was erased, for those who have a chat open that names them: in what they wrote, reacted to, voted on or are
 * mentioned in, and in what happened in the team. Nobody else hears of it.
 */
export class ForgottenPeople {
  private heard: readonly Forgotten[] = [];
  private isOver = false;

  constructor(private readonly parts: Parts) {}

  stop(): void {
    this.isOver = true;
  }

  /** @param position of the fact, 20 digits */
  hear(accountId: string, position: string): void {
    this.heard = [...this.heard, { accountId, position }].slice(-REMEMBERED);
    this.tell(accountId, position).catch(this.parts.failed);
  }

  /** Who was forgotten after a position (20 digits) of those whom a chat names, as far as that was heard here. */
  async since(chatId: string, position: string): Promise<readonly string[]> {
    const found: string[] = [];
    for (const one of this.heard)
      if (one.position > position && (await this.isNamedIn(chatId, one.accountId))) found.push(one.accountId);
    return found;
  }

  private async tell(accountId: string, position: string): Promise<void> {
    while (!(await this.parts.items.atLeast(position))) if (this.isOver) return;
    for (const chatId of this.parts.chats())
      if (await this.isNamedIn(chatId, accountId)) this.parts.tell(chatId, accountId);
  }

  private async isNamedIn(chatId: string, accountId: string): Promise<boolean> {
    if (await this.parts.items.names(chatId, accountId)) return true;
    const team = await this.parts.rooms.team(chatId);
    return team !== null && [...team.members, ...team.past].some((one) => one.accountId === accountId);
  }
}
