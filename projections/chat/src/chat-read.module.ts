import { LiveModule } from '@fieldhouse/platform';
import { PeopleModule } from '@fieldhouse/read-people';
import { TeamMembersModule } from '@fieldhouse/read-team-members';
import { Module } from '@nestjs/common';
import { ChatMessagesQuery } from './chat-messages.query';
import { ChatReports, MessageFacts } from './chat-reports';
import { ChatViewController } from './chat.controller';
import { ChatQuery } from './chat.query';
import { ChatItems } from './items/chat-items';
import { chatItemsProjection } from './items/chat-items.projection';
import { ChatLiveGateway } from './live/chat-live.gateway';
import { ChatReaders } from './readers/chat-readers';
import { chatReadersProjection } from './readers/chat-readers.projection';
import { ChatRooms } from './rooms/chat-rooms';
import { chatRoomsProjection } from './rooms/chat-rooms.projection';

/** What a projections worker runs for teams' chats. */
export const chatProjections = [chatItemsProjection, chatReadersProjection, chatRoomsProjection] as const;

/** The chats' queries and their live side. */
@Module({
  imports: [LiveModule, PeopleModule, TeamMembersModule],
  controllers: [ChatViewController],
  providers: [
    ChatItems,
    ChatReaders,
    ChatRooms,
    MessageFacts,
    ChatReports,
    ChatQuery,
    ChatMessagesQuery,
    ChatLiveGateway,
  ],
  exports: [ChatQuery],
})
export class ChatReadModule {}
