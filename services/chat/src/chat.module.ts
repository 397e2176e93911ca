import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

/** Teams' chats. Needs TEAM_MEMBERS and ACCOUNT_DIRECTORY from the composing application. */
@Module({ imports: [CqrsModule] })
export class ChatModule {}
