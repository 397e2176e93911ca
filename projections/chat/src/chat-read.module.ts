import { Module } from '@nestjs/common';

/** What a projections worker runs for teams' chats. */
export const chatProjections = [] as const;

@Module({})
export class ChatReadModule {}
