import { GetChatTies, GetChatsOfAccount, type ChatTies, type DatedChat } from '@fieldhouse/platform';
import { chatOwner, draftChatId } from '@fieldhouse/values';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ChatReaders } from '../readers/chat-readers';
import { DirectRooms } from '../rooms/direct-rooms';
import { DraftRooms } from '../rooms/draft-rooms';

@QueryHandler(GetChatTies)
export class ChatTiesHandler implements IQueryHandler<GetChatTies> {
  constructor(private readonly directs: DirectRooms) {}

  execute({ one, other }: GetChatTies): Promise<ChatTies> {
    return this.directs.tiesOf(one, other);
  }
}

@QueryHandler(GetChatsOfAccount)
export class ChatsOfAccountHandler implements IQueryHandler<GetChatsOfAccount> {
  constructor(
    private readonly directs: DirectRooms,
    private readonly drafts: DraftRooms,
    private readonly readers: ChatReaders,
  ) {}

  async execute({ accountId }: GetChatsOfAccount): Promise<readonly DatedChat[]> {
    const [talked, leagues, read] = await Promise.all([
      this.directs.talkedBy(accountId),
      this.drafts.everOf(accountId),
      this.readers.chatsOf(accountId),
    ]);
    const chats = new Map(talked.map(({ _id, firstAt }) => [_id, firstAt]));
    for (const { leagueId, draftedAt } of leagues)
      if (draftedAt !== null) chats.set(draftChatId(leagueId), draftedAt);
    // Of two people who have never talked one may still have said how they want to hear of it.
    const now = new Date().toISOString();
    for (const chatId of read)
      if (chatOwner(chatId).kind === 'direct' && !chats.has(chatId)) chats.set(chatId, now);
    return [...chats].map(([chatId, createdAt]) => ({ chatId, createdAt }));
  }
}
