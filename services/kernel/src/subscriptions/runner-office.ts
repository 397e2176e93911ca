import { LRUCache } from 'lru-cache';
import type { Collection, Db } from 'mongodb';
import type { Position } from '../events/recorded-event';
import type { RunnerCheckpoint } from './checkpoints';
import { DistantProgress } from './distant-progress';
import { Leases } from './leases';
import {
  BUILT_ANEW,
  CHECKPOINTS,
  LEASES,
  PARKED_EVENTS,
  type Checkpoint,
  type Lease,
  type ParkedEvent,
} from './runner-documents';
import { RunnerReads } from './runner-reads';

/** A runner as others in its process see it. */
export type RunnerProgress = {
  /** Whether its documents hold everything up to a position (20-digit text), or do within some milliseconds. */
  readonly reaches: (position: string, withinMs: number) => Promise<boolean>;
  /** Everything up to this position (20-digit text) is in its documents. */
  readonly appliedTo: () => string;
  readonly state: () => string;
  readonly restart: () => void;
};

/** `due` is in milliseconds since 1970. */
type Move = { readonly position: Position; readonly failed: () => void; readonly due: number };

const WRITTEN_AFTER_MS = 5;
const IDLE_AFTER_MS = 50;
const IDLE_EVERY_MS = 1_000;
const MISSED_AT_MOST = 10_000;

/** What the runners and readers of one process share about one document store. */
export class RunnerOffice {
  private static readonly offices = new WeakMap<Db, RunnerOffice>();
  readonly leases: Leases;
  readonly reads: RunnerReads;
  /** How far runners of other processes are. */
  readonly distant: DistantProgress;
  /** Keys of all runners of this process, active or standing by. */
  readonly ours = new Set<string>();
  /** Runners that are active in this process. */
  readonly active = new Map<string, RunnerProgress>();
  /** Runners of this process that have met what only newer code can read. */
  readonly stopped = new Set<string>();
  /** Keys of the read models that this process reads. */
  readonly read = new Set<string>();
  private readonly missed = new LRUCache<string, number>({ max: MISSED_AT_MOST });
  private readonly moves = new Map<RunnerCheckpoint, Move>();
  private readonly checkpoints: Collection<Checkpoint>;
  private timer: NodeJS.Timeout | undefined;
  private timerDue = 0;
  private isMoving = false;
  private lastMove = 0;
  /** Keys of those of `read` that have caught up; one that is built anew has to again. */
  private readonly caughtUp = new Set<string>();

  private constructor(private readonly db: Db) {
    this.leases = new Leases(db, () => this.retryParked());
    this.reads = new RunnerReads(db);
    this.checkpoints = db.collection(CHECKPOINTS);
    this.distant = new DistantProgress(this.checkpoints);
  }

  static of(db: Db): RunnerOffice {
    const office = this.offices.get(db) ?? new RunnerOffice(db);
    this.offices.set(db, office);
    return office;
  }

  /**
   * Moves a runner on with the log, together with all others: one that has written within some milliseconds, as other
   * processes may wait for it; one to which nothing has happened (`idle`) at most once a second.
   */
  moveOn(checkpoint: RunnerCheckpoint, position: Position, failed: () => void, idle: boolean): void {
    const now = Date.now();
    const due = idle ? Math.max(now + IDLE_AFTER_MS, this.lastMove + IDLE_EVERY_MS) : now + WRITTEN_AFTER_MS;
    const before = this.moves.get(checkpoint)?.due ?? due;
    this.moves.set(checkpoint, { position, failed, due: Math.min(due, before) });
    this.moveWhenDue();
  }

  /** It writes its place itself, or is over. */
  settlesItself(checkpoint: RunnerCheckpoint): void {
    this.moves.delete(checkpoint);
  }

  /** A read model had not come to this position (20-digit text) when it was read. */
  tellMissed(position: string): void {
    this.missed.set(position, performance.now());
  }

  /** Whether some read model had not come to this position when it was read since then (by `performance.now`). */
  hasMissed(position: string, since: number): boolean {
    return (this.missed.get(position) ?? 0) > since;
  }

  /**
   * The read models of this process that are not to be relied on: those that have not caught up yet since this process
   * started or since they were emptied, and those whose runner has met an event that only newer code can read.
   */
  async unready(): Promise<readonly string[]> {
    const states = new Map([...this.active].map(([key, runner]) => [key, runner.state()]));
    const elsewhere = [...this.read].filter((key) => !states.has(key));
    if (elsewhere.length > 0) {
      const now = new Date().toISOString();
      for await (const { _id, until, state } of this.db
        .collection<Lease>(LEASES)
        .find({ _id: { $in: elsewhere }, state: { $in: ['live', BUILT_ANEW] } }))
        if (state === BUILT_ANEW || until >= now) states.set(_id, state);
    }
    for (const [key, state] of states)
      if (state === 'live') this.caughtUp.add(key);
      else if (state === BUILT_ANEW) this.caughtUp.delete(key);
    return [...new Set([...this.stopped, ...[...this.read].filter((key) => !this.caughtUp.has(key))])];
  }

  /** How many events each runner of this process has passed over: those of versions before are nobody's any more. */
  async parkedCounts(): Promise<ReadonlyMap<string, number>> {
    const counts = new Map<string, number>();
    const parked = this.db.collection<ParkedEvent>(PARKED_EVENTS);
    const byUs = { runner: { $in: [...this.ours] } };
    for await (const { runner } of parked.find(byUs, { projection: { runner: 1 } }))
      counts.set(runner, (counts.get(runner) ?? 0) + 1);
    return counts;
  }

  private async retryParked(): Promise<void> {
    const parked = this.db.collection<ParkedEvent>(PARKED_EVENTS);
    const keys = new Set((await parked.find({ retry: true }).toArray()).map(({ runner }) => runner));
    for (const key of keys) this.active.get(key)?.restart();
  }

  /** One at a time: a move starts where the one before has ended. */
  private moveWhenDue(): void {
    if (this.isMoving || this.moves.size === 0) return;
    const due = Math.min(...[...this.moves.values()].map((move) => move.due));
    if (this.timer && this.timerDue <= due) return;
    clearTimeout(this.timer);
    this.timerDue = due;
    this.timer = setTimeout(() => void this.moveDue(), due - Date.now());
  }

  private async moveDue(): Promise<void> {
    this.timer = undefined;
    this.lastMove = Date.now();
    const moves = [...this.moves].filter(([, { due }]) => due <= this.lastMove);
    for (const [checkpoint] of moves) this.moves.delete(checkpoint);
    let settle: (all: boolean) => void = () => undefined;
    const done = new Promise<boolean>((resolve) => (settle = resolve));
    const writes = moves.flatMap(([checkpoint, { position }]) => {
      const updateOne = checkpoint.move(position, done);
      return updateOne ? [{ updateOne }] : [];
    });
    this.isMoving = true;
    const all =
      writes.length === 0 ||
      (await this.checkpoints.bulkWrite(writes, { ordered: false }).then(
        ({ matchedCount }) => matchedCount === writes.length,
        () => false,
      ));
    this.isMoving = false;
    settle(all);
    if (!all) for (const [, { failed }] of moves) failed();
    this.moveWhenDue();
  }
}
