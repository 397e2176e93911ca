import { MONGO_DB, indexOnce } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import { MongoServerError, type Collection, type Db } from 'mongodb';

type Delivery = {
  readonly _id: string;
  readonly done: boolean;
  readonly tries: number;
  /** Nobody else tries before this. */
  readonly heldUntil: Date;
  readonly purgeAt: Date;
};
export type Claim =
  | { readonly outcome: 'mine'; readonly tries: number }
  | { readonly outcome: 'done' }
  | { readonly outcome: 'held'; readonly seconds: number };

const HELD_MS = 60_000;
const KEPT_MS = 30 * 24 * 3_600_000;
const DUPLICATE_KEY = 11_000;

/** Which mails have left, in `mail_deliveries`: a timer may fire in several workers at once. */
@Injectable()
export class MailDeliveries {
  private readonly deliveries: Collection<Delivery>;
  private readonly indexed = indexOnce(() =>
    this.deliveries.createIndex({ purgeAt: 1 }, { expireAfterSeconds: 0 }),
  );

  constructor(@Inject(MONGO_DB) db: Db) {
    this.deliveries = db.collection('mail_deliveries');
  }

  /** Takes a mail over for a minute, unless it has left or somebody else has it. */
  async claim(key: string): Promise<Claim> {
    await this.indexed();
    const now = Date.now();
    const heldUntil = new Date(now + HELD_MS);
    try {
      const claimed = await this.deliveries.findOneAndUpdate(
        { _id: key, done: false, heldUntil: { $lte: new Date(now) } },
        { $inc: { tries: 1 }, $set: { heldUntil, purgeAt: new Date(now + KEPT_MS) } },
        { upsert: true, returnDocument: 'after' },
      );
      return { outcome: 'mine', tries: claimed?.tries ?? 1 };
    } catch (error) {
      if (!(error instanceof MongoServerError && error.code === DUPLICATE_KEY)) throw error;
    }
    const other = await this.deliveries.findOne({ _id: key });
    if (other?.done) return { outcome: 'done' };
    const left = (other?.heldUntil.getTime() ?? now) - now;
    return { outcome: 'held', seconds: Math.max(1, Math.ceil(left / 1_000)) };
  }

  /** The mail needs no more care. */
  async finish(key: string): Promise<void> {
    await this.deliveries.updateOne({ _id: key }, { $set: { done: true } });
  }

  /** The mail may be tried again in that many seconds. */
  async putOff(key: string, seconds: number): Promise<void> {
    await this.deliveries.updateOne(
      { _id: key },
      { $set: { heldUntil: new Date(Date.now() + seconds * 1_000) } },
    );
  }
}
