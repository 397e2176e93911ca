import type { Collection, Db } from 'mongodb';
import type { Position } from '../events/recorded-event';
import type { RunnerCheckpoint } from './checkpoints';
import { Leases } from './leases';
import {
  CHECKPOINTS,
  LEASES,
  PARKED_EVENTS,
  type Checkpoint,
  type Lease,
  type ParkedEvent,
} from './runner-documents';

/** A runner as others in its process see it. */
export type RunnerProgress = {
  /** Whether its documents hold everything up to a position (20-digit text), or do within some milliseconds. */
  readonly reaches: (position: string, withinMs: number) => Promise<boolean>;
  readonly state: () => string;
  readonly restart: () => void;
};

type Idle = { readonly position: Position; readonly failed: () => void };

const PROMPTLY_MS = 50;
const AT_MOST_EVERY_MS = 1_000;

/** What the runners and readers of one process share about one document store. */
export class RunnerOffice {
  private static readonly offices = new WeakMap<Db, RunnerOffice>();
  readonly leases: Leases;
  /** Runners that are active in this process. */
  readonly active = new Map<string, RunnerProgress>();
  /** Runners of this process that have met what only newer code can read. */
  readonly stopped = new Set<string>();
  /** Keys of the read models that this process reads. */
  readonly read = new Set<string>();
  private readonly idle = new Map<RunnerCheckpoint, Idle>();
  private readonly checkpoints: Collection<Checkpoint>;
  private timer: NodeJS.Timeout | undefined;
  private lastFlush = 0;
  private wasLive = false;

  private constructor(private readonly db: Db) {
    this.leases = new Leases(db, () => this.retryParked());
    this.checkpoints = db.collection(CHECKPOINTS);
  }

  static of(db: Db): RunnerOffice {
    const office = this.offices.get(db) ?? new RunnerOffice(db);
    this.offices.set(db, office);
    return office;
  }

  /** A runner to which nothing has happened moves on with the log: together with all others, at most once a second. */
  moveIdle(checkpoint: RunnerCheckpoint, position: Position, failed: () => void): void {
    this.idle.set(checkpoint, { position, failed });
    const wait = Math.max(PROMPTLY_MS, this.lastFlush + AT_MOST_EVERY_MS - Date.now());
    this.timer ??= setTimeout(() => void this.flushIdle(), wait);
  }

  /** It has something to write itself, or is over. */
  notIdle(checkpoint: RunnerCheckpoint): void {
    this.idle.delete(checkpoint);
  }

  /**
   * The read models of this process that are not to be relied on: at the start those that have not caught up yet,
   * later those whose runner has met an event that only newer code can read.
   */
  async unready(): Promise<readonly string[]> {
    const stopped = [...this.stopped];
    if (this.wasLive || this.read.size === 0) return stopped;
    const elsewhere = [...this.read].filter((key) => !this.active.has(key));
    const leases = await this.db
      .collection<Lease>(LEASES)
      .find({ _id: { $in: elsewhere }, state: 'live' })
      .toArray();
    const live = new Set(leases.map(({ _id }) => _id));
    for (const [key, runner] of this.active) if (runner.state() === 'live') live.add(key);
    const behind = [...this.read].filter((key) => !live.has(key));
    this.wasLive = behind.length === 0;
    return [...new Set([...stopped, ...behind])];
  }

  /** How many events each runner has passed over. */
  async parkedCounts(): Promise<ReadonlyMap<string, number>> {
    const counts = new Map<string, number>();
    const parked = this.db.collection<ParkedEvent>(PARKED_EVENTS);
    for await (const { runner } of parked.find({}, { projection: { runner: 1 } }))
      counts.set(runner, (counts.get(runner) ?? 0) + 1);
    return counts;
  }

  private async retryParked(): Promise<void> {
    const parked = this.db.collection<ParkedEvent>(PARKED_EVENTS);
    const keys = new Set((await parked.find({ retry: true }).toArray()).map(({ runner }) => runner));
    for (const key of keys) this.active.get(key)?.restart();
  }

  private async flushIdle(): Promise<void> {
    const moves = [...this.idle];
    this.idle.clear();
    this.timer = undefined;
    this.lastFlush = Date.now();
    let settle: (all: boolean) => void = () => undefined;
    const done = new Promise<boolean>((resolve) => (settle = resolve));
    const writes = moves.flatMap(([checkpoint, { position }]) => {
      const updateOne = checkpoint.move(position, done);
      return updateOne ? [{ updateOne }] : [];
    });
    const all =
      writes.length === 0 ||
      (await this.checkpoints.bulkWrite(writes, { ordered: false }).then(
        ({ matchedCount }) => matchedCount === writes.length,
        () => false,
      ));
    settle(all);
    if (!all) for (const [, { failed }] of moves) failed();
  }
}
