import type { Collection, Db } from 'mongodb';
import { CHECKPOINTS, type Checkpoint } from './runner-documents';
import { collectionOf, type Positioned, type Projection, type ReadModelDocument } from './projection';

const WAIT_AT_MOST_MS = 200;
const LOOK_EVERY_MS = 5;

/** Reads one projection's collection; the only thing that queries use. */
export class ReadModelReader<Doc extends ReadModelDocument> {
  readonly collection: Collection<Positioned<Doc>>;
  private readonly checkpoints: Collection<Checkpoint>;
  private readonly key: string;

  constructor(db: Db, projection: Pick<Projection, 'name' | 'version'>) {
    this.key = collectionOf(projection);
    this.collection = db.collection(this.key);
    this.checkpoints = db.collection(CHECKPOINTS);
  }

  /**
   * Waits until the projection has seen a position (20-digit text, as commands answer it), at most 200 ms.
   * A query that goes on too early answers what it has; its own position tells the client.
   */
  async atLeast(position: string | undefined): Promise<void> {
    if (position === undefined) return;
    const until = Date.now() + WAIT_AT_MOST_MS;
    for (;;) {
      const checkpoint = await this.checkpoints.findOne({ _id: this.key });
      if ((checkpoint && checkpoint.commit >= position) || Date.now() >= until) return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }

  /** A document by id, or null when there is none or it was removed. */
  async byId(id: string): Promise<Positioned<Doc> | null> {
    const document = (await this.collection.findOne({ _id: id } as never)) as Positioned<Doc> | null;
    return document && !document._gone ? document : null;
  }
}
