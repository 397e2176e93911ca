import {
  chatChannel,
  chatQuery,
  chatSearchQuery,
  messagesQuery,
  type ChatMessagesView,
  type ChatSearchView,
  type ChatsView,
  type ChatView,
  type MessageVersionsView,
} from '@fieldhouse/api-contract';
import { Access, notFound, SignedIn, type Caller } from '@fieldhouse/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { ChatMessagesQuery } from './chat-messages.query';
import { ChatQuery, onlyWaiting } from './chat.query';
import type { Channel } from './items/chat-items';

class ChatParameters extends createZodDto(chatQuery) {}
class MessagesParameters extends createZodDto(messagesQuery) {}
class SearchParameters extends createZodDto(chatSearchQuery) {}

@ApiTags('chat')
@ApiBearerAuth()
@Controller()
export class ChatViewController {
  constructor(
    private readonly chat: ChatQuery,
    private readonly messages: ChatMessagesQuery,
  ) {}

  @Get('chats')
  @Access('member')
  async chats(@SignedIn() caller: Caller, @Query() { atLeast }: ChatParameters): Promise<ChatsView> {
    return onlyWaiting(await this.chat.chats(caller, atLeast));
  }

  @Get('teams/:teamId/chat')
  @Access('team_member')
  view(
    @Param('teamId') teamId: string,
    @SignedIn() caller: Caller,
    @Query() { atLeast }: ChatParameters,
  ): Promise<ChatView> {
    return this.chat.view(teamId, caller, atLeast);
  }

  @Get('teams/:teamId/chat/search')
  @Access('team_member')
  async search(
    @Param('teamId') teamId: string,
    @SignedIn() caller: Caller,
    @Query() asked: SearchParameters,
  ): Promise<ChatSearchView> {
    return this.messages.search(await this.chat.open(teamId, caller), asked);
  }

  @Get('teams/:teamId/chat/:channel/messages')
  @Access('team_member')
  async page(
    @Param('teamId') teamId: string,
    @Param('channel') channel: string,
    @SignedIn() caller: Caller,
    @Query() asked: MessagesParameters,
  ): Promise<ChatMessagesView> {
    const open = await this.chat.open(teamId, caller);
    return this.messages.page(open, channelOf(teamId, channel), asked);
  }

  @Get('teams/:teamId/chat/:channel/messages/:messageId/versions')
  @Access('team_member')
  async versions(
    @Param('teamId') teamId: string,
    @Param('channel') channel: string,
    @Param('messageId') messageId: string,
    @SignedIn() caller: Caller,
  ): Promise<MessageVersionsView> {
    const open = await this.chat.open(teamId, caller);
    return this.messages.versions(open, channelOf(teamId, channel), messageId);
  }
}

/** @throws 404 for a channel that there is none of */
const channelOf = (teamId: string, channel: string): Channel => {
  const known = chatChannel.safeParse(channel);
  if (!known.success) throw notFound();
  return { teamId, channel: known.data };
};
