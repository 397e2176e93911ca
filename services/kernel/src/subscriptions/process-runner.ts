import type { Collection, Db } from 'mongodb';
import type { EventCatalog } from '../event-store/event-catalog';
import { positionText, type Position, type RecordedEvent } from '../events/recorded-event';
import type { EventStore } from '../event-store/event-store.port';
import { isStoreFailure } from './store-failure';
import { EventFeed } from './event-feed';
import { CHECKPOINTS, PARKED_EVENTS, type Checkpoint, type ParkedEvent } from './runner-documents';
import type { Dispatch, Process, TimerEffect } from './process';
import type { RunnerLog } from './runner-log';

/** An effect and the event that it follows from. */
export type Caused<E> = { readonly effect: E; readonly cause: RecordedEvent };

/** Carries effects out. Throws to have the events again; effects are repeatable. */
export type EffectHandler = {
  readonly dispatch: (command: Dispatch, cause: RecordedEvent, process: string) => Promise<void>;
  /** At most one effect for each `timerId`. */
  readonly setTimers: (timers: readonly Caused<TimerEffect>[]) => Promise<void>;
};

const TRIES_BEFORE_PARKING = 3;

/**
 * Runs one process over the log with its own checkpoint: at least once, commands in order, one event at a time. Of the
 * timers only what stands at the end of a batch is set.
 */
export class ProcessRunner {
  readonly feed: EventFeed;
  private readonly checkpoints: Collection<Checkpoint>;
  private readonly parked: Collection<ParkedEvent>;
  private readonly key: string;
  private failures = 0;

  constructor(
    readonly process: Process,
    private readonly handler: EffectHandler,
    db: Db,
    events: Pick<EventStore, 'subscribe'>,
    catalog: EventCatalog,
    private readonly log: RunnerLog,
  ) {
    this.key = `process_${process.name}`;
    this.checkpoints = db.collection(CHECKPOINTS);
    this.parked = db.collection(PARKED_EVENTS);
    this.feed = new EventFeed(
      process.name,
      process.categories,
      events,
      catalog,
      {
        apply: (batch) => this.apply(batch),
        position: () => this.position(),
      },
      log,
    );
  }

  start(): void {
    this.feed.start();
  }

  stop(): Promise<void> {
    return this.feed.stop();
  }

  private async position(): Promise<Position | null> {
    const checkpoint = await this.checkpoints.findOne({ _id: this.key });
    return checkpoint ? { commit: BigInt(checkpoint.commit), prepare: BigInt(checkpoint.prepare) } : null;
  }

  private async apply(batch: readonly RecordedEvent[]): Promise<void> {
    const timers = new Map<string, Caused<TimerEffect>>();
    const dispatches: { readonly cause: RecordedEvent; readonly commands: readonly Dispatch[] }[] = [];
    for (const cause of batch) {
      const commands: Dispatch[] = [];
      for (const effect of this.process.react(cause)) {
        if (effect.kind === 'dispatch') commands.push(effect.command);
        else timers.set(effect.timerId, { effect, cause });
      }
      if (commands.length > 0) dispatches.push({ cause, commands });
    }
    if (timers.size > 0) await this.handler.setTimers([...timers.values()]);
    for (const { cause, commands } of dispatches) await this.dispatch(cause, commands);
    const last = batch[batch.length - 1];
    if (last) await this.moveTo(last);
  }

  private async dispatch(event: RecordedEvent, commands: readonly Dispatch[]): Promise<void> {
    try {
      for (const command of commands) await this.handler.dispatch(command, event, this.process.name);
      this.failures = 0;
    } catch (error) {
      this.failures += 1;
      if (isStoreFailure(error) || this.failures < TRIES_BEFORE_PARKING) throw error;
      this.failures = 0;
      this.log.error(
        { process: this.process.name, event: event.id, type: event.type, err: error },
        'event parked',
      );
      await this.parked.replaceOne(
        { _id: `${this.key}:${event.id}` },
        {
          runner: this.key,
          eventId: event.id,
          streamId: event.streamId,
          commit: positionText(event.position),
          message: error instanceof Error ? error.message : String(error),
          parkedAt: new Date().toISOString(),
        },
        { upsert: true },
      );
    }
  }

  private async moveTo(event: RecordedEvent): Promise<void> {
    await this.checkpoints.replaceOne(
      { _id: this.key },
      { commit: positionText(event.position), prepare: event.position.prepare.toString() },
      { upsert: true },
    );
  }
}
