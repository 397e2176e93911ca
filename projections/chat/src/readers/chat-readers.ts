import { MONGO_DB } from '@fieldhouse/platform';
import { chatReaderId } from '@fieldhouse/events/chat';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { chatReadersProjection, newReader, type ChatReaderDocument } from './chat-readers.projection';

/** The only reader of how people read their chats. */
@Injectable()
export class ChatReaders {
  private readonly reader: ReadModelReader<ChatReaderDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.reader = new ReadModelReader(db, chatReadersProjection);
  }

  /** As {@link ReadModelReader.atLeast}. */
  atLeast(position: string | undefined): Promise<boolean> {
    return this.reader.atLeast(position);
  }

  async of(chatId: string, accountId: string): Promise<ChatReaderDocument> {
    return (await this.reader.byId(chatReaderId(chatId, accountId))) ?? newReader(chatId, accountId);
  }

  /** The chats that somebody has said anything about. */
  async chatsOf(accountId: string): Promise<readonly string[]> {
    return (await this.reader.find({ accountId }).toArray()).map(({ chatId }) => chatId);
  }

  /** Everybody who shows how far they have read, and has read something. */
  async showing(chatId: string): Promise<readonly ChatReaderDocument[]> {
    return this.reader.find({ chatId, receipts: true }).toArray();
  }
}
