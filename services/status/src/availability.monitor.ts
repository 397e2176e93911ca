import type { StatusView } from '@fieldhouse/api-contract';
import { LOGGER, MONGO_DB, StoreWatch } from '@fieldhouse/platform';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { MongoServerError, type Collection, type Db } from 'mongodb';
import type { Logger } from 'pino';
import { DAYS, MINUTE_MS, dayOf, minuteOf, summarise, type AvailabilityDay } from './availability';

const SAMPLE_EVERY_MS = 5_000;
const DUPLICATE_KEY = 11_000;
const COMPONENTS = ['event store', 'document store', 'redis'];

type Minute = { readonly minute: string; readonly failing: ReadonlySet<string> };

/**
 * Looks every 5 s at what readiness says and counts each whole minute as up or degraded, once for all API processes.
 * While the document store is away the minutes wait here. Not facts of the game: a plain collection, kept for 90 days.
 */
@Injectable()
export class AvailabilityMonitor implements OnModuleInit, OnApplicationShutdown {
  private readonly days: Collection<AvailabilityDay>;
  private records: readonly AvailabilityDay[] = [];
  private open: { readonly minute: string; readonly failing: Set<string> } | null = null;
  private waiting: Minute[] = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(MONGO_DB) db: Db,
    @Inject(LOGGER) private readonly log: Logger,
    private readonly stores: StoreWatch,
  ) {
    this.days = db.collection('availability_days');
  }

  onModuleInit(): void {
    void this.reread().catch((error: unknown) => this.log.warn({ err: error }, 'availability not read yet'));
    this.timer = setInterval(() => this.sample(Date.now()), SAMPLE_EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** What the public may know; from memory, so that it can be asked while stores are away. */
  view(now: number): Omit<StatusView, 'claimPercent'> {
    const failing = this.stores.failing();
    const components = COMPONENTS.map((name) => ({
      name,
      state: failing.some((one) => one === name) ? ('down' as const) : ('up' as const),
    }));
    return { state: failing.length === 0 ? 'up' : 'degraded', components, ...summarise(this.records, now) };
  }

  /** Takes one look. A minute that has passed is written; the first one, seen in part only, as well. */
  private sample(now: number): void {
    const minute = minuteOf(now);
    const done = this.open;
    if (done?.minute !== minute) this.open = { minute, failing: new Set() };
    for (const name of this.stores.failing()) this.open?.failing.add(name);
    if (!done || done.minute === minute) return;
    this.waiting.push(done);
    void this.write().catch((error: unknown) =>
      this.log.warn({ err: error }, 'availability not written yet'),
    );
  }

  /** Writes what waits, oldest first, and reads the days again. @throws what the store throws; the rest waits on */
  async write(): Promise<void> {
    for (let next = this.waiting[0]; next; next = this.waiting[0]) {
      await this.count(next);
      this.waiting = this.waiting.filter((one) => one !== next);
    }
    await this.days.deleteMany({ _id: { $lt: dayOf(Date.now() - DAYS * 1_440 * MINUTE_MS) } });
    await this.reread();
  }

  /** Counts one minute, unless it or a later one has been counted already. */
  async count({ minute, failing }: Minute): Promise<void> {
    const parts = [...failing].map((name) => [`failing.${name.replaceAll(' ', '_')}`, 1] as const);
    try {
      await this.days.updateOne(
        { _id: minute.slice(0, 10), lastMinute: { $lt: minute } },
        {
          $inc: { [failing.size === 0 ? 'up' : 'degraded']: 1, ...Object.fromEntries(parts) },
          $set: { lastMinute: minute },
          $setOnInsert: { firstMinute: minute },
        },
        { upsert: true },
      );
    } catch (error) {
      if (!(error instanceof MongoServerError && error.code === DUPLICATE_KEY)) throw error;
    }
  }

  /** Reads the days again. */
  async reread(): Promise<void> {
    this.records = await this.days.find().sort({ _id: 1 }).toArray();
  }
}
