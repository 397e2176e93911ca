import { MONGO_DB } from '@fieldhouse/platform';
import { chatReaderId } from '@fieldhouse/events/chat';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { chatReadersProjection, newReader, type ChatReaderDocument } from './chat-readers.projection';

/** The only reader of how people read their teams' chats. */
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

  async of(teamId: string, accountId: string): Promise<ChatReaderDocument> {
    return (await this.reader.byId(chatReaderId(teamId, accountId))) ?? newReader(teamId, accountId);
  }

  /** Everybody who shows how far they have read, and has read something. */
  async showing(teamId: string): Promise<readonly ChatReaderDocument[]> {
    return this.reader.find({ teamId, receipts: true }).toArray();
  }
}
