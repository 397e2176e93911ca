import { MongoServerError, type Collection, type Db } from 'mongodb';
import { indexOnce } from './index-once';

/** How something ended: it left; the other side will never take it; there was nothing to say any more. */
export type SendOutcome = 'sent' | 'refused' | 'nothing';

export type SendEnd = { readonly how: SendOutcome; readonly at: Date };

type Sending = {
  readonly _id: string;
  readonly done: boolean;
  readonly outcome?: SendOutcome;
  readonly endedAt?: Date;
  readonly tries: number;
  /** Nobody else tries before this. */
  readonly heldUntil: Date;
  /** Somebody has begun to send it and has not said how that ended. */
  readonly open?: boolean;
  readonly purgeAt: Date;
};
export type Claim =
  /** `mayHaveLeft`: whoever tried before has died over it. */
  | { readonly outcome: 'mine'; readonly tries: number; readonly mayHaveLeft: boolean }
  | { readonly outcome: 'done'; readonly how: SendOutcome }
  | { readonly outcome: 'held'; readonly seconds: number };

const HELD_MS = 60_000;
const KEPT_MS = 30 * 24 * 3_600_000;
const DUPLICATE_KEY = 11_000;

/** What has left for the world outside, once for each key: a timer may fire in several workers at once. */
export class SentOnce {
  private readonly sendings: Collection<Sending>;
  private readonly indexed = indexOnce(() =>
    this.sendings.createIndex({ purgeAt: 1 }, { expireAfterSeconds: 0 }),
  );

  /** @param collection keeps the keys for 30 days */
  constructor(db: Db, collection: string) {
    this.sendings = db.collection(collection);
  }

  /** Takes it over for a minute, unless it has ended or somebody else has it. */
  async claim(key: string): Promise<Claim> {
    await this.indexed();
    const now = Date.now();
    const heldUntil = new Date(now + HELD_MS);
    try {
      const before = await this.sendings.findOneAndUpdate(
        { _id: key, done: false, heldUntil: { $lte: new Date(now) } },
        { $inc: { tries: 1 }, $set: { heldUntil, open: true, purgeAt: new Date(now + KEPT_MS) } },
        { upsert: true, returnDocument: 'before' },
      );
      return { outcome: 'mine', tries: (before?.tries ?? 0) + 1, mayHaveLeft: before?.open ?? false };
    } catch (error) {
      if (!(error instanceof MongoServerError && error.code === DUPLICATE_KEY)) throw error;
    }
    const other = await this.sendings.findOne({ _id: key });
    if (other?.done) return { outcome: 'done', how: other.outcome ?? 'sent' };
    const left = (other?.heldUntil.getTime() ?? now) - now;
    return { outcome: 'held', seconds: Math.max(1, Math.ceil(left / 1_000)) };
  }

  /** It needs no more care. */
  async finish(key: string, outcome: SendOutcome): Promise<void> {
    await this.sendings.updateOne({ _id: key }, { $set: { done: true, outcome, endedAt: new Date() } });
  }

  /** How it ended, and when; null: it has not, or nobody has begun it. */
  async endOf(key: string): Promise<SendEnd | null> {
    const { outcome, endedAt } = (await this.sendings.findOne({ _id: key, done: true })) ?? {};
    return outcome && endedAt ? { how: outcome, at: endedAt } : null;
  }

  /** It has not left, and may be tried again in that many seconds. */
  async putOff(key: string, seconds: number): Promise<void> {
    await this.sendings.updateOne(
      { _id: key },
      { $set: { open: false, heldUntil: new Date(Date.now() + seconds * 1_000) } },
    );
  }
}
