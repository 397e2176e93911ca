import './http/attachment.problems';
import './http/chat.problems';
import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AttachmentPurge, AttachmentUpkeepHandler } from './application/attachment-upkeep';
import { ChatAttachments } from './application/chat-attachments';
import { ChatCallers } from './application/chat-callers';
import { ChatFiles } from './application/chat-files';
import { ChatLogHandler } from './application/chat-log.handler';
import { ChatPeople } from './application/chat-people';
import { ChatReaderHandler, ChatRoomHandler } from './application/chat-reader.handler';
import { AttachmentController } from './http/attachment.controller';
import { ChatController, ReportController } from './http/chat.controller';
import { AttachmentStore } from './infrastructure/attachment.store';
import { StaffActs } from './infrastructure/staff-acts.store';
import { ChatQuotas } from './infrastructure/chat-quotas';

/** Teams' chats. Needs CHAT_MEMBERS and ACCOUNT_DIRECTORY from the composing application. */
@Module({
  imports: [CqrsModule],
  controllers: [ChatController, ReportController, AttachmentController],
  providers: [
    ChatLogHandler,
    ChatReaderHandler,
    ChatRoomHandler,
    ChatCallers,
    ChatQuotas,
    ChatPeople,
    ChatAttachments,
    ChatFiles,
    AttachmentStore,
    StaffActs,
    AttachmentUpkeepHandler,
    AttachmentPurge,
  ],
})
export class ChatModule {}
