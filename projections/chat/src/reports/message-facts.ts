import type { ChatReportView } from '@fieldhouse/api-contract';
import { chatLogId, type ChatLogEvent } from '@fieldhouse/events/chat';
import { EventCatalog, LogReader, type StoredEvent } from '@fieldhouse/kernel/runtime';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { monthOf } from '@fieldhouse/values';
import { Injectable } from '@nestjs/common';
import type { ChatMessageDocument } from '../items/chat-items.read-model';

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

  /** Who waits for an answer to their report of it, and why they made it. */
  async reasonsOf(message: ChatMessageDocument): Promise<ChatReportView['reasons']> {
    const told = await this.of(
      message,
      message.reports.map(({ revision }) => revision),
    );
    return told.flatMap(({ type, data }) =>
      type === 'MessageReported' ? [{ accountId: data.authorId, reason: data.reason }] : [],
    );
  }
}
