import type { EventCatalog } from '../event-store/event-catalog';
import { NewerSchema } from '../event-store/event-catalog';
import { StoreUnavailable, type StoredEvent } from '../event-store/event-store.port';
import type { Position, RecordedEvent } from '../events/recorded-event';
import type { LogReader, LogStep, Reader } from './log-reader';
import type { RunnerLog } from './runner-log';
import { isStoreFailure } from './store-failure';
import { backOff } from './store-outages';

/** The next part of the log, readable. Events of one command come together. */
export type FeedStep = Omit<LogStep, 'events'> & { readonly events: readonly RecordedEvent[] };

/** Who reads a feed. */
export type FeedConsumer = {
  /** Where to (re)start: everything up to here has been applied; null for the start of the log. */
  readonly position: () => Promise<Position | null>;
  /** Applies what is later than all before. Throws to begin again at `position`. */
  readonly apply: (step: FeedStep) => Promise<void>;
  /** An event that will never be readable is passed over. */
  readonly unreadable: (event: StoredEvent, reason: unknown) => Promise<void>;
  /** Whether somebody waits until everything up to a position has been applied. */
  readonly isAwaited?: () => boolean;
  /** The feed has met what only newer code can read and is over. */
  readonly stopped?: () => void;
};

export type FeedState = 'starting' | 'behind' | 'live' | 'stopped';

const GATHER_AT_MOST_MS = 250;

/** One reading of the log that goes on whatever fails: from the consumer's position, with jittered back-off. */
export class EventFeed {
  private readonly stopping = new AbortController();
  private attempt = new AbortController();
  private running: Promise<void> = Promise.resolve();
  private state: FeedState = 'starting';
  private onLive: (() => void)[] = [];
  private readonly asReader: Reader = { isAwaited: () => this.consumer.isAwaited?.() === true };

  constructor(
    private readonly name: string,
    private readonly categories: readonly string[],
    private readonly reader: LogReader,
    private readonly catalog: EventCatalog,
    private readonly consumer: FeedConsumer,
    private readonly log: RunnerLog,
  ) {
    reader.follow(categories);
  }

  start(): void {
    this.running = this.run();
  }

  /** Resolves when everything that was in the log at the start has been applied. */
  caughtUp(): Promise<void> {
    return this.state === 'live' ? Promise.resolve() : new Promise((resolve) => this.onLive.push(resolve));
  }

  /** `stopped` is final: it met an event that only newer code can read. */
  status(): FeedState {
    return this.state;
  }

  /** The consumer has become awaited. */
  hurry(): void {
    this.reader.hurry(this.asReader);
  }

  /** Begins again at the consumer's position. */
  restart(): void {
    this.attempt.abort();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.attempt.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    let away = '';
    for (let failures = 0; !signal.aborted;) {
      this.attempt = new AbortController();
      try {
        const from = await this.consumer.position();
        if (signal.aborted) return;
        for await (const step of this.reader.read(
          this.categories,
          from,
          this.attempt.signal,
          this.asReader,
        )) {
          await this.apply(step);
          if (failures > 0) this.reader.outages.answered(away);
          failures = 0;
        }
        if (!this.attempt.signal.aborted) return;
      } catch (error) {
        if (error instanceof NewerSchema) {
          this.state = 'stopped';
          this.log.error({ feed: this.name, err: error }, 'stopped: only newer code can read an event');
          this.consumer.stopped?.();
          return;
        }
        failures += 1;
        away = this.tell(error, failures);
      }
      if (this.state === 'live') this.state = 'behind';
      if (failures > 0) await backOff(failures, signal);
    }
  }

  private async apply(step: LogStep): Promise<void> {
    const events = await this.readable(step.events);
    const started = performance.now();
    await this.consumer.apply({ ...step, events });
    if (step.live) this.becomeLive();
    else if (this.state === 'live') this.state = 'behind';
    await this.leaveRoom(performance.now() - started);
  }

  private async readable(stored: readonly StoredEvent[]): Promise<readonly RecordedEvent[]> {
    try {
      return await this.catalog.decodeForMany(stored);
    } catch (error) {
      if (error instanceof NewerSchema || isStoreFailure(error)) throw error;
    }
    const events: RecordedEvent[] = [];
    for (const event of stored) {
      try {
        events.push(await this.catalog.decode(event));
      } catch (error) {
        if (error instanceof NewerSchema || isStoreFailure(error)) throw error;
        await this.consumer.unreadable(event, error);
      }
    }
    return events;
  }

  /** A store that is away is told once for the process; anything else is this feed's own. */
  private tell(error: unknown, failures: number): string {
    if (!isStoreFailure(error)) {
      if (failures === 1 || failures % 100 === 0)
        this.log.warn({ feed: this.name, err: error, failures }, 'feed failed, trying again');
      return '';
    }
    const store = error instanceof StoreUnavailable ? error.store : 'document store';
    this.reader.outages.failed(store, failures, error);
    return store;
  }

  /** Live and yet busy: commands come first, so the next step gathers for a while. Catching up goes at full speed. */
  private async leaveRoom(tookMs: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, Math.min(GATHER_AT_MOST_MS, 3 * tookMs)));
  }

  private becomeLive(): void {
    if (this.state === 'live') return;
    this.state = 'live';
    for (const resolve of this.onLive.splice(0)) resolve();
  }
}
