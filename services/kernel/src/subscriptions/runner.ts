import type { Collection, Db } from 'mongodb';
import type { EventCatalog } from '../event-store/event-catalog';
import { StoreUnavailable, type StoredEvent } from '../event-store/event-store.port';
import { within } from '../event-store/within';
import { positionText, type Position, type RecordedEvent } from '../events/recorded-event';
import { RunnerCheckpoint } from './checkpoints';
import { EventFeed, type FeedConsumer, type FeedState, type FeedStep } from './event-feed';
import type { Claimant } from './leases';
import type { LogReader } from './log-reader';
import { BUILT_ANEW, PARKED_EVENTS, type ParkedEvent } from './runner-documents';
import type { RunnerLog } from './runner-log';
import { RunnerOffice, type RunnerProgress } from './runner-office';

/** What a runner does with events. Whatever it throws is tried again from the checkpoint, for ever. */
export type Work = {
  /** Before reading from the checkpoint: what is remembered may be out of date. @returns where a first run starts */
  readonly begin: (checkpoint: Position | null) => Promise<Position | null>;
  /** Takes events in: `kept` until the next flush, `done` at once, or they meant `nothing`. */
  readonly take: (events: readonly RecordedEvent[]) => Promise<'kept' | 'done' | 'nothing'>;
  /** Makes durable what was kept before the call. */
  readonly flush: () => Promise<void>;
  /** What becomes of parked events that an operator has marked: they are taken in again one by one, or all is built anew. */
  readonly retry:
    | { readonly kind: 'one by one'; readonly again: (event: RecordedEvent) => Promise<void> }
    | { readonly kind: 'anew'; readonly empty: () => Promise<void> };
  /** Whether so much is kept that it must be flushed before more is taken in. */
  readonly isFull: () => boolean;
};

/** What every runner is given. */
export type RunnerTools = {
  readonly db: Db;
  readonly reader: LogReader;
  readonly catalog: EventCatalog;
  readonly log: RunnerLog;
};

const FLUSH_AFTER_MS = 1_000;
/** Stores that are away are waited for no longer. */
const START_WITHIN_MS = 30_000;
const STOP_WITHIN_MS = 1_500;

/**
 * One name's durable reading of the log: one active at a time, at least once, from a checkpoint that moves after its
 * work. Only what pure code cannot read or fold is parked, with its position; everything else is tried for ever.
 */
export class Runner implements FeedConsumer, Claimant, RunnerProgress {
  readonly feed: EventFeed;
  private readonly office: RunnerOffice;
  private readonly checkpoint: RunnerCheckpoint;
  private readonly parked: Collection<ParkedEvent>;
  private reached: Position | null = null;
  private reachedAt = Date.now();
  private hasKept = false;
  private flushing: Promise<void> = Promise.resolve();
  private flushTimer: NodeJS.Timeout | undefined;
  private applied = '';
  private appliedAt = Date.now();
  private waiting: { readonly for: string; readonly until: number; readonly resolve: () => void }[] = [];
  private begun: () => void = () => undefined;
  private lease: Promise<void> = Promise.resolve();
  private grant: () => void = () => undefined;
  private isBuiltAnew = false;
  private isOver = false;

  constructor(
    readonly key: string,
    name: string,
    categories: readonly string[],
    private readonly work: Work,
    private readonly tools: RunnerTools,
  ) {
    this.office = RunnerOffice.of(tools.db);
    this.checkpoint = new RunnerCheckpoint(tools.db, key, this.office.reads);
    this.parked = tools.db.collection(PARKED_EVENTS);
    this.feed = new EventFeed(name, categories, tools.reader, tools.catalog, this, tools.log);
  }

  /** Answers once it has its place in the log, or stands by: what happens from then on will be seen. */
  async start(): Promise<void> {
    const begun = new Promise<void>((resolve) => (this.begun = resolve));
    this.standBy();
    this.office.ours.add(this.key);
    this.office.leases.claim(this);
    this.feed.start();
    await within(START_WITHIN_MS, begun, () => documentStoreAway(undefined)).catch(() => undefined);
  }

  /** `standby`: somebody else runs it, or is about to. */
  status(): FeedState | 'standby' {
    const status = this.feed.status();
    return status === 'stopped' || this.office.active.get(this.key) === this ? status : 'standby';
  }

  /** The age of the last event applied while there are others; undefined while somebody else runs it. */
  lagSeconds(): number | undefined {
    if (this.office.active.get(this.key) !== this) return undefined;
    return this.status() === 'live' ? 0 : (Date.now() - this.appliedAt) / 1_000;
  }

  async stop(): Promise<void> {
    this.isOver = true;
    this.begun();
    this.grant();
    await this.feed.stop();
    clearTimeout(this.flushTimer);
    this.office.settlesItself(this.checkpoint);
    if (this.office.active.get(this.key) === this) {
      this.office.active.delete(this.key);
      await inTime(this.settle());
    }
    await inTime(this.office.leases.release(this));
  }

  /** Newer code is to take over; what is read here is no longer to be relied on. */
  stopped(): void {
    this.office.active.delete(this.key);
    this.office.stopped.add(this.key);
    this.office.leases.release(this).catch(() => undefined);
  }

  restart(): void {
    this.feed.restart();
  }

  state(): string {
    return this.isBuiltAnew ? BUILT_ANEW : this.feed.status();
  }

  granted(): void {
    this.grant();
  }

  refused(): void {
    this.begun();
  }

  lost(): void {
    this.tools.log.info({ runner: this.key }, 'somebody else runs this now, standing by');
    this.office.active.delete(this.key);
    this.standBy();
    this.feed.restart();
  }

  appliedTo(): string {
    return this.applied;
  }

  async reaches(position: string, withinMs: number): Promise<boolean> {
    if (this.applied >= position) return true;
    let late: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      late = setTimeout(resolve, withinMs);
      this.waiting.push({ for: position, until: Date.now() + withinMs, resolve });
      this.feed.hurry();
    });
    clearTimeout(late);
    this.waiting = this.waiting.filter((one) => one.for > this.applied && one.until > Date.now());
    return this.applied >= position;
  }

  isAwaited(): boolean {
    return this.waiting.length > 0;
  }

  async position(): Promise<Position | null> {
    await this.lease;
    if (this.isOver) return null;
    clearTimeout(this.flushTimer);
    this.flushTimer = undefined;
    await this.flushing.catch(() => undefined);
    this.flushing = Promise.resolve();
    this.hasKept = false;
    this.office.settlesItself(this.checkpoint);
    await this.retryParked();
    this.reached = await this.work.begin(await this.checkpoint.load());
    await this.checkpoint.save(this.reached);
    this.tellApplied(this.reached);
    this.office.active.set(this.key, this);
    this.begun();
    return this.reached;
  }

  async apply({ events, position, live }: FeedStep): Promise<void> {
    const taken = events.length > 0 ? await this.work.take(events) : 'nothing';
    this.reached = position;
    this.reachedAt = Date.parse(events[events.length - 1]?.metadata.occurredAt ?? '') || this.reachedAt;
    if (taken === 'kept') this.hasKept = true;
    if (this.hasKept && (live || this.work.isFull())) await this.flushing;
    if (this.hasKept && !live) this.settleSoon();
    else if (taken === 'done' || !this.checkpoint.exists) await this.settle();
    else await this.goOn(position);
    if (live) this.isBuiltAnew = false;
  }

  async unreadable(event: StoredEvent, reason: unknown): Promise<void> {
    await this.park(event, reason);
  }

  async park(
    event: Pick<StoredEvent, 'id' | 'type' | 'streamId' | 'revision' | 'position'>,
    reason: unknown,
  ): Promise<void> {
    const { id, type, streamId, revision } = event;
    this.tools.log.error(
      { runner: this.key, event: id, type, streamId, revision, err: reason },
      'event parked',
    );
    await this.parked.replaceOne(
      { _id: `${this.key}:${id}` },
      {
        runner: this.key,
        eventId: id,
        type,
        streamId,
        revision,
        commit: positionText(event.position),
        message: reason instanceof Error ? reason.message : String(reason),
        parkedAt: new Date().toISOString(),
      },
      { upsert: true },
    );
  }

  /** What an operator has marked. Only before the reading (re)starts is nothing else under way. */
  private async retryParked(): Promise<void> {
    const marked = (await this.office.reads.marked.of(this.key)) ?? [];
    if (marked.length === 0) return;
    const { retry } = this.work;
    if (retry.kind === 'anew') {
      this.isBuiltAnew = true;
      await retry.empty();
      await this.checkpoint.remove();
      await this.parked.deleteMany({ runner: this.key });
      return;
    }
    for (const { _id, streamId, revision } of marked) {
      const stored = await this.tools.reader.event(streamId, revision);
      if (stored) await retry.again(await this.tools.catalog.decode(stored));
      await this.parked.deleteOne({ _id, retry: true });
    }
  }

  private standBy(): void {
    this.lease = new Promise((resolve) => (this.grant = resolve));
  }

  /** Folding goes on while a flush is under way; what pure folding keeps is written once a second. */
  private settleSoon(): void {
    const flush = (): void => {
      this.flushing = this.flushing.then(() => this.settle());
      this.flushing.catch(() => undefined);
    };
    if (this.work.isFull()) flush();
    else this.flushTimer ??= setTimeout(flush, FLUSH_AFTER_MS);
  }

  private async settle(): Promise<void> {
    const position = this.reached;
    this.office.settlesItself(this.checkpoint);
    await this.write();
    await this.checkpoint.save(position);
    this.tellApplied(position);
  }

  /** The place may follow what was written: folding an event again changes nothing. */
  private async goOn(position: Position | null): Promise<void> {
    const wrote = this.hasKept;
    if (wrote) await this.write();
    else await this.flushing;
    if (position) this.office.moveOn(this.checkpoint, position, () => this.feed.restart(), !wrote);
    this.tellApplied(position);
  }

  private async write(): Promise<void> {
    clearTimeout(this.flushTimer);
    this.flushTimer = undefined;
    this.hasKept = false;
    await this.work.flush();
  }

  private tellApplied(position: Position | null): void {
    this.applied = position ? positionText(position) : '';
    this.appliedAt = this.reachedAt;
    if (this.waiting.length === 0) return;
    for (const one of this.waiting) if (one.for <= this.applied) one.resolve();
    this.waiting = this.waiting.filter((one) => one.for > this.applied);
  }
}

/** A store that hangs does not keep a process from ending: what is not written is done again by whoever is next. */
const inTime = (work: Promise<void>): Promise<void> =>
  within(STOP_WITHIN_MS, work, () => documentStoreAway(undefined)).catch(() => undefined);

/** A document store that cannot do it now. */
export const documentStoreAway = (cause: unknown): StoreUnavailable =>
  new StoreUnavailable('document store', { cause });
