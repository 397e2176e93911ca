import type { ContactFilter, ContactPage } from '@fieldhouse/api-contract';
import { MONGO_DB, pageOf } from '@fieldhouse/platform';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { contactMessagesProjection, type ContactMessageDocument } from './contact-messages.projection';

/** The only reader of the contact messages. */
@Injectable()
export class ContactMessagesQuery {
  private readonly reader: ReadModelReader<ContactMessageDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.reader = new ReadModelReader(db, contactMessagesProjection);
  }

  /** Newest first, a page at a time. @throws 400 for a cursor that is none of ours */
  async page({ state, ...asked }: ContactFilter): Promise<ContactPage> {
    const where = state === undefined ? {} : { state };
    const { rows, next } = await pageOf(this.reader, ['receivedAt', -1], where, asked);
    return {
      tickets: rows.map(({ _id, _position, state: _, ...ticket }) => ({ ticketId: _id, ...ticket })),
      next,
    };
  }

  /** How many nobody has closed; null: none. */
  async waiting(atLeast?: string): Promise<number | null> {
    await this.reader.atLeast(atLeast);
    return (await this.reader.count({ state: 'open' })) || null;
  }
}
