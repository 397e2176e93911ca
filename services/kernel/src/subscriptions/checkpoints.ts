import { MongoServerError, type Collection, type Db, type UpdateOneModel } from 'mongodb';
import { isAfter } from '../events/positions';
import { positionText, type Position } from '../events/recorded-event';
import { CHECKPOINTS, type Checkpoint } from './runner-documents';
import type { RunnerReads } from './runner-reads';

const DUPLICATE_KEY = 11_000;

/** Somebody else has moved this runner's checkpoint: what is remembered here is out of date. */
export class Superseded extends Error {
  constructor(key: string) {
    super(`somebody else has run ${key}`);
  }
}

/** One runner's place in the log, compared and set: a runner that was superseded can never move it. */
export class RunnerCheckpoint {
  private readonly checkpoints: Collection<Checkpoint>;
  private written: Position | null = null;
  private moving: Promise<unknown> = Promise.resolve();

  constructor(
    db: Db,
    private readonly key: string,
    private readonly reads: Pick<RunnerReads, 'checkpoint'>,
  ) {
    this.checkpoints = db.collection(CHECKPOINTS);
  }

  /** Whether there is one; the first is written by {@link save}. */
  get exists(): boolean {
    return this.written !== null;
  }

  /** What is stored; it counts as written here from now on. */
  async load(): Promise<Position | null> {
    await this.moving;
    const stored = await this.reads.checkpoint.of(this.key);
    this.written = stored ? { commit: BigInt(stored.commit), prepare: BigInt(stored.prepare) } : null;
    return this.written;
  }

  /** The next reading starts at the beginning. */
  async remove(): Promise<void> {
    await this.checkpoints.deleteOne({ _id: this.key });
  }

  /** @throws Superseded */
  async save(position: Position | null): Promise<void> {
    await this.moving;
    if (position === null || !isAfter(position, this.written)) return;
    if (!(await this.compareAndSet(position))) throw new Superseded(this.key);
    this.written = position;
  }

  /** This move as one of many writes; `done` says whether all of them were carried out. */
  move(position: Position, done: Promise<boolean>): UpdateOneModel<Checkpoint> | null {
    if (this.written === null || !isAfter(position, this.written)) return null;
    const filter = { _id: this.key, ...fieldsOf(this.written) };
    this.moving = done.then((all) => {
      if (all) this.written = position;
    });
    return { filter, update: { $set: fieldsOf(position) } };
  }

  private async compareAndSet(position: Position): Promise<boolean> {
    const next = fieldsOf(position);
    if (this.written !== null) {
      const filter = { _id: this.key, ...fieldsOf(this.written) };
      return (await this.checkpoints.updateOne(filter, { $set: next })).matchedCount === 1;
    }
    return this.checkpoints.insertOne({ _id: this.key, ...next }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof MongoServerError && error.code === DUPLICATE_KEY) return false;
        throw error;
      },
    );
  }
}

const fieldsOf = ({ commit, prepare }: Position): Omit<Checkpoint, '_id'> => ({
  commit: positionText({ commit, prepare }),
  prepare: prepare.toString(),
});
