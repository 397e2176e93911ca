import type { ChatReportView } from '@fieldhouse/api-contract';
import { chatLogId, type ChatLogEvent } from '@fieldhouse/events/chat';
import { EventCatalog, LogReader, type StoredEvent } from '@fieldhouse/kernel/runtime';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { monthOf } from '@fieldhouse/values';
import { Injectable } from '@nestjs/common';
import { ChatItems, type StoredMessage } from './items/chat-items';
import type { ChatMessageDocument } from './items/chat-items.read-model';
import { messageView } from './items/item-views';
import { accountIn } from '@fieldhouse/read-team-members';
import { type OpenChat } from './rooms/chat-room';

/** Facts of messages, from the log itself: no copy of a reason or of an old text has to be forgotten. */
@Injectable()
export class MessageFacts {
  constructor(
    private readonly log: LogReader,
    private readonly catalog: EventCatalog,
  ) {}

  /** The facts of these revisions, in their order. */
  async of(
    { chatId, channel, messageId }: ChatMessageDocument,
    revisions: readonly number[],
  ): Promise<readonly RecordedEvent<ChatLogEvent>[]> {
    const stream = `chatLog-${chatLogId(chatId, channel, monthOf(messageId) ?? '')}`;
    const stored = await Promise.all(revisions.map((revision) => this.log.event(stream, revision)));
    return this.catalog.decodeAll<ChatLogEvent>(
      stored.filter((one): one is StoredEvent => one !== undefined),
    );
  }
}

/** What was reported in a chat, for who runs it. */
@Injectable()
export class ChatReports {
  constructor(
    private readonly items: ChatItems,
    private readonly facts: MessageFacts,
  ) {}

  /** Messages of others whose reports wait for an answer, with who reported them and why. @param readerId who runs the chat */
  async of({ room }: OpenChat, readerId: string): Promise<ChatReportView[]> {
    const messages = await this.items.reported(room._id, readerId);
    const replied = await this.items.repliedBy(messages);
    const around = { replied, accountOf: accountIn(room), readerId: null };
    return Promise.all(
      messages.map(async (message) => ({
        channel: message.channel,
        message: messageView(message, around),
        text: message.text,
        attachments: message.attachments,
        options: message.poll?.options.map((option) => option.text) ?? [],
        reasons: await this.reasonsOf(message),
      })),
    );
  }

  private async reasonsOf(message: StoredMessage): Promise<ChatReportView['reasons']> {
    const told = await this.facts.of(
      message,
      message.reports.map(({ revision }) => revision),
    );
    return told.flatMap(({ type, data }) =>
      type === 'MessageReported' ? [{ accountId: data.authorId, reason: data.reason }] : [],
    );
  }
}
