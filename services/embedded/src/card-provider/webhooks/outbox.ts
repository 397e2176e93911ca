import type Database from 'better-sqlite3';
import type { KeptEvent } from '../store/kinds';
import type { Settings } from '../store/settings';
import { shuffled } from './shuffled';

/** `held` waits for its release; `dropped` is never sent, `sent` is a forged one that was tried once. */
export type DeliveryState = 'waiting' | 'held' | 'dropped' | 'delivered' | 'sent';
export type Delivery = {
  readonly id: number;
  readonly event: string;
  readonly payload: string;
  readonly attempts: number;
  readonly forged: number;
};

/** Milliseconds until an event is sent again after it was not taken; the last goes for all further ones. */
export const RETRY_AFTER_MS: readonly number[] = [500, 1_000, 2_000, 5_000, 15_000, 60_000, 180_000];
const SPACES = 2;

/** What has to be sent, in the file: it is kept until somebody has taken it, whoever dies meanwhile. */
export class Outbox {
  private readonly add;
  private readonly due;
  private readonly mark;
  private readonly later;
  private readonly inState;
  private readonly release;
  private readonly counted;
  private readonly open;

  constructor(
    db: Database.Database,
    private readonly settings: Settings,
    private readonly clock: () => number,
  ) {
    this.add = db.prepare<[string, string, string, number, number]>(
      'INSERT INTO deliveries (event, payload, state, due, attempts, forged) VALUES (?, ?, ?, ?, 0, ?)',
    );
    this.due = db.prepare<[number], Delivery>(
      `SELECT id, event, payload, attempts, forged FROM deliveries
       WHERE state = 'waiting' AND due <= ? ORDER BY due, id LIMIT 1`,
    );
    this.mark = db.prepare<[string, number]>(
      'UPDATE deliveries SET state = ?, attempts = attempts + 1 WHERE id = ?',
    );
    this.later = db.prepare<[number, number]>(
      'UPDATE deliveries SET due = ?, attempts = attempts + 1 WHERE id = ?',
    );
    this.inState = db.prepare<[string], { id: number }>(
      'SELECT id FROM deliveries WHERE state = ? ORDER BY id',
    );
    this.release = db.prepare<[number, number]>(
      "UPDATE deliveries SET state = 'waiting', due = ? WHERE id = ?",
    );
    this.counted = db.prepare<[], { state: string; count: number }>(
      'SELECT state, count(*) AS count FROM deliveries GROUP BY state',
    );
    this.open = db
      .prepare<[string], number>(
        "SELECT count(*) FROM deliveries WHERE event = ? AND state IN ('waiting', 'held', 'dropped')",
      )
      .pluck();
  }

  /** Puts an event down to be sent, as often and as late as the provider was told to. */
  post(event: KeptEvent): void {
    const { duplicates, delayMs, hold, drop } = this.settings.get();
    const state: DeliveryState = drop ? 'dropped' : hold ? 'held' : 'waiting';
    const payload = JSON.stringify(event, null, SPACES);
    for (let copy = 0; copy <= duplicates; copy += 1)
      this.add.run(event.id, payload, state, this.clock() + delayMs, 0);
  }

  /** Sends an event once more. */
  again(event: KeptEvent): void {
    this.add.run(event.id, JSON.stringify(event, null, SPACES), 'waiting', this.clock(), 0);
  }

  /** Puts down what is signed with another secret. */
  forge(event: KeptEvent): void {
    this.add.run(event.id, JSON.stringify(event, null, SPACES), 'waiting', this.clock(), 1);
  }

  /** Lets go what is held, in an order that the seed decides. */
  releaseHeld(seed: number): void {
    const held = this.inState.all('held');
    const now = this.clock();
    shuffled(held, seed).forEach(({ id }, place) => this.release.run(now - held.length + place, id));
  }

  /** What is to be sent now, if anything. */
  firstDue(): Delivery | undefined {
    return this.due.get(this.clock());
  }

  /** It was taken; what is forged is not sent a second time, taken or not. */
  taken({ id, forged }: Delivery): void {
    this.mark.run(forged === 1 ? 'sent' : 'delivered', id);
  }

  refused(delivery: Delivery, retryAfterMs: readonly number[]): void {
    if (delivery.forged === 1) return this.taken(delivery);
    const wait = retryAfterMs[Math.min(delivery.attempts, retryAfterMs.length - 1)] ?? 0;
    this.later.run(this.clock() + wait, delivery.id);
  }

  /** Whether a copy of an event was not taken yet. */
  isOpen(event: string): boolean {
    return (this.open.get(event) ?? 0) > 0;
  }

  counts(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.counted.all().map(({ state, count }) => [state, count]));
  }
}
