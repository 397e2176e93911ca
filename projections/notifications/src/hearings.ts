import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { MONGO_DB } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { chatReaderId } from '@fieldhouse/events/chat';
import type { Hearing } from './audience';
import { hearingsProjection, type HearingDocument } from './hearings.projection';

type Heard = Hearing & Pick<HearingDocument, 'read'>;
const EVERYTHING: Heard = { mute: 'all', hidden: [], read: {} };

/** How people want to hear of their chats. */
@Injectable()
export class Hearings {
  private readonly reader: ReadModelReader<HearingDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.reader = new ReadModelReader(db, hearingsProjection);
  }

  /** As {@link ReadModelReader.atLeast}. */
  atLeast(position: string | undefined): Promise<boolean> {
    return this.reader.atLeast(position);
  }

  /** @returns somebody's of these chats, by chat */
  async of(accountId: string, chatIds: Iterable<string>): Promise<(chatId: string) => Heard> {
    const idOf = (chatId: string) => chatReaderId(chatId, accountId);
    const found = await this.reader.byIds([...chatIds].map(idOf));
    return (chatId) => found.get(idOf(chatId)) ?? EVERYTHING;
  }

  /** @returns somebody's of one chat, with how far they have read there */
  async one(chatId: string, accountId: string): Promise<Heard> {
    return (await this.reader.byId(chatReaderId(chatId, accountId))) ?? EVERYTHING;
  }

  /** @returns those of a chat, by account */
  async in(chatId: string): Promise<(accountId: string) => Hearing> {
    const found = await this.reader.find({ chatId }).toArray();
    const byAccount = new Map(found.map((one) => [one.accountId, one]));
    return (accountId) => byAccount.get(accountId) ?? EVERYTHING;
  }
}
