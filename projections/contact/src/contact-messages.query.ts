import type { ContactPage } from '@fieldhouse/api-contract';
import { HttpProblem, MONGO_DB } from '@fieldhouse/platform';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { contactMessagesProjection, type ContactMessageDocument } from './contact-messages.projection';

export type ContactFilter = {
  readonly state?: 'open' | 'closed';
  readonly after?: string;
  readonly limit: number;
  readonly atLeast?: string;
};
const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([\w-]{1,64})$/;

/** The only reader of the contact messages. */
@Injectable()
export class ContactMessagesQuery {
  private readonly reader: ReadModelReader<ContactMessageDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.reader = new ReadModelReader(db, contactMessagesProjection);
  }

  /** Newest first, a page at a time. @throws 400 for a cursor that is none of ours */
  async page({ state, after, limit, atLeast }: ContactFilter): Promise<ContactPage> {
    const [, before, id] = after === undefined ? [] : (CURSOR.exec(after) ?? []);
    if (after !== undefined && (before === undefined || id === undefined))
      throw new HttpProblem(400, 'cursor_malformed', 'Malformed cursor', 'Send `next` as you got it.');
    await this.reader.atLeast(atLeast);
    const older =
      before === undefined
        ? {}
        : { $or: [{ receivedAt: { $lt: before } }, { receivedAt: before, _id: { $lt: id } }] };
    const found = await this.reader
      .find({ ...(state === undefined ? {} : { state }), ...older })
      .sort({ receivedAt: -1, _id: -1 })
      .limit(limit + 1)
      .toArray();
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    return {
      tickets: shown.map(({ _id, _position, state: _, ...ticket }) => ({ ticketId: _id, ...ticket })),
      next: found.length > limit && last ? `${last.receivedAt}_${last._id}` : null,
    };
  }
}
