import type { Db } from 'mongodb';
import { GatheredReads } from './gathered-reads';
import { CHECKPOINTS, PARKED_EVENTS, type Checkpoint, type ParkedEvent } from './runner-documents';

/** What each runner of a process asks when it begins, each for all that ask at once: a process has a hundred of them. */
export class RunnerReads {
  /** By key of the runner. */
  readonly checkpoint: GatheredReads<Checkpoint>;
  /** What an operator has marked to be tried again, by key of the runner. */
  readonly marked: GatheredReads<readonly ParkedEvent[]>;
  /** Whether anything is left of a read model, by name of its collection. */
  readonly isLeft: GatheredReads<true>;

  constructor(db: Db) {
    const checkpoints = db.collection<Checkpoint>(CHECKPOINTS);
    const parked = db.collection<ParkedEvent>(PARKED_EVENTS);
    const checkpointsOf = (keys: readonly string[]): Promise<Checkpoint[]> =>
      checkpoints.find({ _id: { $in: keys } }).toArray();
    this.checkpoint = new GatheredReads(
      async (keys) => new Map((await checkpointsOf(keys)).map((one) => [one._id, one])),
    );
    this.marked = new GatheredReads(async (keys) => {
      const found = await parked.find({ runner: { $in: keys }, retry: true }).toArray();
      return new Map(keys.map((key) => [key, found.filter(({ runner }) => runner === key)]));
    });
    this.isLeft = new GatheredReads(async (names) => {
      const [documents, places, passedOver] = await Promise.all([
        db.listCollections({}, { nameOnly: true }).toArray(),
        checkpointsOf(names),
        parked.find({ runner: { $in: names } }, { projection: { runner: 1 } }).toArray(),
      ]);
      const left = [...documents.map(({ name }) => name), ...places.map(({ _id }) => _id)];
      return new Map([...left, ...passedOver.map(({ runner }) => runner)].map((name) => [name, true]));
    });
  }
}
