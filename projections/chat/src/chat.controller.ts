import {
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
import { channelNamed } from '@fieldhouse/values';
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

  @Get('chats/:chatId')
  @Access('chat_member')
  view(
    @Param('chatId') chatId: string,
    @SignedIn() caller: Caller,
    @Query() { atLeast }: ChatParameters,
  ): Promise<ChatView> {
    return this.chat.view(chatId, caller, atLeast);
  }

  @Get('chats/:chatId/search')
  @Access('chat_member')
  async search(
    @Param('chatId') chatId: string,
    @SignedIn() caller: Caller,
    @Query() asked: SearchParameters,
  ): Promise<ChatSearchView> {
    return this.messages.search(await this.chat.open(chatId, caller), asked);
  }

  @Get('chats/:chatId/:channel/messages')
  @Access('chat_member')
  async page(
    @Param('chatId') chatId: string,
    @Param('channel') channel: string,
    @SignedIn() caller: Caller,
    @Query() asked: MessagesParameters,
  ): Promise<ChatMessagesView> {
    const open = await this.chat.open(chatId, caller);
    return this.messages.page(open, channelOf(chatId, channel), asked);
  }

  @Get('chats/:chatId/:channel/messages/:messageId/versions')
  @Access('chat_member')
  async versions(
    @Param('chatId') chatId: string,
    @Param('channel') channel: string,
    @Param('messageId') messageId: string,
    @SignedIn() caller: Caller,
  ): Promise<MessageVersionsView> {
    const open = await this.chat.open(chatId, caller);
    return this.messages.versions(open, channelOf(chatId, channel), messageId);
  }
}

/** @throws 404 for what is no channel of the chat */
const channelOf = (chatId: string, name: string): Channel => {
  const channel = channelNamed(chatId, name);
  if (!channel) throw notFound();
  return { chatId, channel };
};
