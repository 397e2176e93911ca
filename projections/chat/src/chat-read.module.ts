import { LiveModule } from '@fieldhouse/platform';
import { PeopleModule } from '@fieldhouse/read-people';
import { TeamMembersModule } from '@fieldhouse/read-team-members';
import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ChatMessagesQuery } from './chat-messages.query';
import { ChatReports } from './reports/chat-reports';
import { MessageFacts } from './reports/message-facts';
import { SiteReportsController } from './reports/site-reports.controller';
import { SiteReportsQuery } from './reports/site-reports.query';
import { ChatViewController } from './chat.controller';
import { ChatQuery } from './chat.query';
import { ChatItems } from './items/chat-items';
import { chatItemsProjection } from './items/chat-items.projection';
import { ChatLiveGateway } from './live/chat-live.gateway';
import { ChatReaders } from './readers/chat-readers';
import { chatReadersProjection } from './readers/chat-readers.projection';
import { ChatRooms } from './rooms/chat-rooms';
import { DirectChatsController } from './direct/direct-chats.controller';
import { DirectChatsQuery } from './direct/direct-chats.query';
import { ChatTiesHandler, ChatsOfAccountHandler } from './direct/ties';
import { directChatsProjection } from './rooms/direct-chats.projection';
import { DirectRooms } from './rooms/direct-rooms';
import { DraftRooms } from './rooms/draft-rooms';
import { leaguePeopleProjection } from './rooms/league-people.projection';
import { chatRoomsProjection } from './rooms/chat-rooms.projection';

/** What a projections worker runs for chats. */
export const chatProjections = [
  chatItemsProjection,
  chatReadersProjection,
  chatRoomsProjection,
  leaguePeopleProjection,
  directChatsProjection,
] as const;

/** The chats' queries and their live side. */
@Module({
  imports: [CqrsModule, LiveModule, PeopleModule, TeamMembersModule],
  controllers: [ChatViewController, DirectChatsController, SiteReportsController],
  providers: [
    ChatItems,
    ChatReaders,
    ChatRooms,
    DraftRooms,
    DirectRooms,
    DirectChatsQuery,
    ChatTiesHandler,
    ChatsOfAccountHandler,
    MessageFacts,
    ChatReports,
    SiteReportsQuery,
    ChatQuery,
    ChatMessagesQuery,
    ChatLiveGateway,
  ],
  exports: [ChatQuery, SiteReportsQuery],
})
export class ChatReadModule {}
