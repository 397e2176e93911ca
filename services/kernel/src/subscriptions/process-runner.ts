import type { Collection, Db } from 'mongodb';
import type { EventCatalog } from '../event-store/event-catalog';
import { positionText, type Position, type RecordedEvent } from '../events/recorded-event';
import type { EventStore } from '../event-store/event-store.port';
import { isStoreFailure } from './store-failure';
import { EventFeed } from './event-feed';
import {
  CHECKPOINTS,
  PARKED_EVENTS,
  PROCESS_STATES,
  type Checkpoint,
  type ParkedEvent,
  type ProcessStateDocument,
} from './runner-documents';
import type { AnyProcess, Dispatch, TimerEffect } from './process';
import { keysOf, reactTo, type KeptState } from './react-batch';
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
 * timers only what stands at the end of a batch is set. Effects first, then states, then the checkpoint.
 */
export class ProcessRunner {
  readonly feed: EventFeed;
  private readonly checkpoints: Collection<Checkpoint>;
  private readonly parked: Collection<ParkedEvent>;
  private readonly states: Collection<ProcessStateDocument>;
  private readonly key: string;
  private failures = 0;

  constructor(
    readonly process: AnyProcess,
    private readonly handler: EffectHandler,
    db: Db,
    private readonly events: Pick<EventStore, 'subscribe' | 'lastPosition'>,
    catalog: EventCatalog,
    private readonly log: RunnerLog,
  ) {
    this.key = `process_${process.name}`;
    this.checkpoints = db.collection(CHECKPOINTS);
    this.parked = db.collection(PARKED_EVENTS);
    this.states = db.collection(PROCESS_STATES);
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
    if (checkpoint) return { commit: BigInt(checkpoint.commit), prepare: BigInt(checkpoint.prepare) };
    if (this.process.startFrom === 'beginning') return null;
    const now = await this.events.lastPosition();
    if (now) await this.moveTo(now);
    return now;
  }

  private async apply(batch: readonly RecordedEvent[]): Promise<void> {
    const timers = new Map<string, Caused<TimerEffect>>();
    const dispatches: { readonly cause: RecordedEvent; readonly commands: readonly Dispatch[] }[] = [];
    const keys = keysOf(this.process, batch);
    const states = await this.load(keys);
    for (const event of batch) {
      const { cause, effects } = reactTo(this.process, states, event);
      const commands: Dispatch[] = [];
      for (const effect of effects) {
        if (effect.kind === 'dispatch') commands.push(effect.command);
        else timers.set(effect.timerId, { effect, cause });
      }
      if (commands.length > 0) dispatches.push({ cause, commands });
    }
    if (timers.size > 0) await this.handler.setTimers([...timers.values()]);
    for (const { cause, commands } of dispatches) await this.dispatch(cause, commands);
    await this.keep(states);
    const last = batch[batch.length - 1];
    if (last) await this.moveTo(last.position);
  }

  private async load(keys: readonly string[]): Promise<Map<string, KeptState>> {
    if (keys.length === 0) return new Map();
    const ids = keys.map((key) => this.stateId(key));
    const found = await this.states.find({ _id: { $in: ids } }).toArray();
    return new Map(found.map(({ _id, ...kept }) => [_id.slice(this.stateId('').length), kept]));
  }

  private async keep(states: ReadonlyMap<string, KeptState>): Promise<void> {
    if (states.size === 0) return;
    await this.states.bulkWrite(
      [...states].map(([key, kept]) => ({
        replaceOne: { filter: { _id: this.stateId(key) }, replacement: kept, upsert: true },
      })),
      { ordered: false },
    );
  }

  private stateId(key: string): string {
    return `${this.key}:${key}`;
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

  private async moveTo(position: Position): Promise<void> {
    await this.checkpoints.replaceOne(
      { _id: this.key },
      { commit: positionText(position), prepare: position.prepare.toString() },
      { upsert: true },
    );
  }
}
