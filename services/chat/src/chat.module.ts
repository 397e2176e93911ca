import './http/chat.problems';
import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { ChatCallers } from './application/chat-callers';
import { ChatLogHandler } from './application/chat-log.handler';
import { ChatPeople } from './application/chat-people';
import { ChatReaderHandler, ChatRoomHandler } from './application/chat-reader.handler';
import { ChatController } from './http/chat.controller';
import { ChatQuotas } from './infrastructure/chat-quotas';

/** Teams' chats. Needs TEAM_MEMBERS and ACCOUNT_DIRECTORY from the composing application. */
@Module({
  imports: [CqrsModule],
  controllers: [ChatController],
  providers: [ChatLogHandler, ChatReaderHandler, ChatRoomHandler, ChatCallers, ChatQuotas, ChatPeople],
})
export class ChatModule {}
