import type { Collection } from 'mongodb';
import type { Position, RecordedEvent } from '../events/recorded-event';
import type { AnyProcess, Caused, Dispatch, TimerEffect } from './process';
import { inTurn } from './in-turn';
import { askedOnce, keysOf, reactTo, type KeptState } from './react-batch';
import { Runner, type RunnerTools, type Work } from './runner';
import { PROCESS_STATES, type ProcessStateDocument } from './runner-documents';

/** Carries effects out. Throws to have the events again; effects are repeatable. */
export type EffectHandler = {
  readonly dispatch: (command: Dispatch, cause: RecordedEvent, process: string) => Promise<void>;
  /** At most one effect for each `timerId`. */
  readonly setTimers: (timers: readonly Caused<TimerEffect>[]) => Promise<void>;
};

/**
 * Runs one process over the log: at least once, events in order, and in order what one aggregate is asked and what
 * follows from one stream; the rest of a batch goes side by side. Of the timers only what stands at the end of a batch
 * is set, and what was asked of an aggregate several times in a row is asked once. Effects first, then states, then the
 * checkpoint.
 */
export class ProcessRunner implements Work {
  readonly runner: Runner;
  readonly retry = {
    kind: 'one by one' as const,
    again: async (event: RecordedEvent): Promise<void> => void (await this.take([event], true)),
  };
  private readonly states: Collection<ProcessStateDocument>;

  constructor(
    readonly process: AnyProcess,
    private readonly handler: EffectHandler,
    private readonly tools: RunnerTools,
  ) {
    this.states = tools.db.collection(PROCESS_STATES);
    this.runner = new Runner(`process_${process.name}`, process.name, process.categories, this, tools);
  }

  get feed(): Runner['feed'] {
    return this.runner.feed;
  }

  start(): Promise<void> {
    return this.runner.start();
  }

  stop(): Promise<void> {
    return this.runner.stop();
  }

  async begin(checkpoint: Position | null): Promise<Position | null> {
    if (checkpoint || this.process.startFrom === 'beginning') return checkpoint;
    return this.tools.reader.lastPosition();
  }

  async take(events: readonly RecordedEvent[], again = false): Promise<'done' | 'nothing'> {
    const timers = new Map<string, Caused<TimerEffect>>();
    const dispatches: Caused<Dispatch>[] = [];
    const states = await this.load(keysOf(this.process, events));
    const before = new Map(states);
    for (const cause of events) {
      try {
        for (const effect of reactTo(this.process, states, cause, again).effects) {
          if (effect.kind === 'dispatch') dispatches.push({ effect: effect.command, cause });
          else timers.set(effect.timerId, { effect, cause });
        }
      } catch (error) {
        await this.runner.park(cause, error);
      }
    }
    if (timers.size > 0) await this.handler.setTimers([...timers.values()]);
    await inTurn(askedOnce(dispatches), ({ effect, cause }) =>
      this.handler.dispatch(effect, cause, this.process.name),
    );
    const changed = [...states].filter(([key, kept]) => before.get(key) !== kept);
    await this.keep(changed);
    return timers.size + dispatches.length + changed.length > 0 ? 'done' : 'nothing';
  }

  flush(): Promise<void> {
    return Promise.resolve();
  }

  isFull(): boolean {
    return false;
  }

  private async load(keys: readonly string[]): Promise<Map<string, KeptState>> {
    if (keys.length === 0) return new Map();
    const found = await this.states.find({ _id: { $in: keys.map((key) => this.stateId(key)) } }).toArray();
    return new Map(found.map(({ _id, ...kept }) => [_id.slice(this.stateId('').length), kept]));
  }

  private async keep(changed: readonly (readonly [string, KeptState])[]): Promise<void> {
    if (changed.length === 0) return;
    await this.states.bulkWrite(
      changed.map(([key, kept]) => ({
        replaceOne: { filter: { _id: this.stateId(key) }, replacement: kept, upsert: true },
      })),
      { ordered: false },
    );
  }

  private stateId(key: string): string {
    return `${this.runner.key}:${key}`;
  }
}
