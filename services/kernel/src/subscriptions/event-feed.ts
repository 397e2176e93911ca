import type { EventCatalog } from '../event-store/event-catalog';
import { NewerSchema } from '../event-store/event-catalog';
import type { RecordedEvent, Position } from '../events/recorded-event';
import type { EventStore, EventSubscription, StoredEvent } from '../event-store/event-store.port';
import type { RunnerLog } from './runner-log';

/** What a feed hands its consumer: the events in log order, and whether more are already waiting. */
export type FeedConsumer = {
  /** Applies a batch; every event of it is later than all before. Throws to be given the same batch again. */
  readonly apply: (events: readonly RecordedEvent[]) => Promise<void>;
  /** Where to (re)start: the position of the last applied event, null for the start of the log. */
  readonly position: () => Promise<Position | null>;
};

const MAX_BATCH = 500;
const MAX_WAITING = 2_000;
const BUSY_BATCH_MS = 10;
const GATHER_AT_MOST_MS = 250;
const BACK_OFF_MS = [100, 250, 500, 1_000, 2_000, 5_000];

/**
 * One durable reading of `$all`: single events when idle, batches of hundreds when behind, resubscribed with
 * jittered back-off from the last applied position whenever the connection or the consumer fails.
 */
export class EventFeed {
  private stopped = false;
  private current: EventSubscription | undefined;
  private running: Promise<void> = Promise.resolve();
  private state: 'starting' | 'behind' | 'live' | 'stopped' = 'starting';
  private onLive: (() => void)[] = [];

  constructor(
    private readonly name: string,
    private readonly categories: readonly string[],
    private readonly events: Pick<EventStore, 'subscribe'>,
    private readonly catalog: EventCatalog,
    private readonly consumer: FeedConsumer,
    private readonly log: RunnerLog,
  ) {}

  start(): void {
    this.running = this.run();
  }

  /** Resolves when everything that was in the log at the start has been applied. */
  caughtUp(): Promise<void> {
    return this.state === 'live' ? Promise.resolve() : new Promise((resolve) => this.onLive.push(resolve));
  }

  /** `stopped` is final: it met an event that only newer code can read. */
  status(): 'starting' | 'behind' | 'live' | 'stopped' {
    return this.state;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await this.current?.close().catch(() => undefined);
    await this.running;
  }

  private async run(): Promise<void> {
    for (let failures = 0; !this.stopped;) {
      try {
        await this.consume(await this.consumer.position(), () => (failures = 0));
        failures += 1;
      } catch (error) {
        if (error instanceof NewerSchema) {
          this.state = 'stopped';
          this.log.error({ feed: this.name, err: error }, 'stopped: an event of a newer schema version');
          return;
        }
        failures += 1;
        if (!this.stopped)
          this.log.warn({ feed: this.name, err: error, failures }, 'subscription lost, resubscribing');
      }
      if (this.state === 'live') this.state = 'behind';
      if (!this.stopped) await pause(BACK_OFF_MS[Math.min(failures, BACK_OFF_MS.length) - 1] ?? 100);
    }
  }

  private async consume(from: Position | null, progressed: () => void): Promise<void> {
    const waiting: StoredEvent[] = [];
    let wakeConsumer: () => void = () => undefined;
    let wakeReader: () => void = () => undefined;
    let ended = false;
    let caughtUp = false;
    let failure: Error | undefined;
    const subscription = this.events.subscribe(this.categories, from);
    this.current = subscription;
    void subscription.caughtUp.then(() => {
      caughtUp = true;
      wakeConsumer();
    });
    const reading = (async () => {
      try {
        for await (const event of subscription) {
          waiting.push(event);
          wakeConsumer();
          while (waiting.length >= MAX_WAITING && !ended)
            await new Promise<void>((resolve) => (wakeReader = resolve));
          if (ended) return;
        }
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error));
      } finally {
        ended = true;
        wakeConsumer();
      }
    })();
    try {
      while (!this.stopped) {
        if (waiting.length === 0) {
          if (caughtUp) this.becomeLive();
          if (ended) break;
          await new Promise<void>((resolve) => {
            wakeConsumer = resolve;
            if (waiting.length > 0 || ended || (caughtUp && this.state !== 'live')) resolve();
          });
          continue;
        }
        const batch = waiting.splice(0, MAX_BATCH);
        wakeReader();
        const decoded = await this.catalog.decodeAll(batch.filter((event) => this.catalog.knows(event.type)));
        const started = performance.now();
        if (decoded.length > 0) await this.consumer.apply(decoded);
        progressed();
        await this.leaveRoom(performance.now() - started);
      }
    } finally {
      ended = true;
      wakeReader();
      await subscription.close().catch(() => undefined);
      await reading;
    }
    if (failure) throw failure;
  }

  /** Live and yet busy: commands come first, so the next batch gathers for a while. Catching up goes at full speed. */
  private async leaveRoom(tookMs: number): Promise<void> {
    if (this.state !== 'live' || tookMs < BUSY_BATCH_MS) return;
    await new Promise((resolve) => setTimeout(resolve, Math.min(GATHER_AT_MOST_MS, 3 * tookMs)));
  }

  private becomeLive(): void {
    if (this.state === 'live') return;
    this.state = 'live';
    for (const resolve of this.onLive.splice(0)) resolve();
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds * (0.5 + Math.random())).unref());
