import type { Collection, Db, Filter, FindCursor, FindOptions } from 'mongodb';
import { GatheredReads } from './gathered-reads';
import { collectionOf, type Positioned, type Projection, type ReadModelDocument } from './projection';
import { RunnerOffice } from './runner-office';

const WAIT_AT_MOST_MS = 200;

/** Reads one projection's documents; the only thing that queries use. Removed ones are not there. */
export class ReadModelReader<Doc extends ReadModelDocument> {
  private readonly collection: Collection<Positioned<Doc>>;
  private readonly office: RunnerOffice;
  private readonly key: string;
  private readonly gathered = new GatheredReads<Positioned<Doc>>((ids) => this.read(ids));

  constructor(db: Db, projection: Pick<Projection, 'name' | 'version'>) {
    this.key = collectionOf(projection);
    this.collection = db.collection(this.key);
    this.office = RunnerOffice.of(db);
    this.office.read.add(this.key);
  }

  /**
   * Waits until the projection has seen a position (20-digit text, as commands answer it), at most 200 ms.
   * A query that goes on too early answers what it has, of which the HTTP edge says that it is behind; what it does not
   * have is told as not there yet.
   * @returns whether the projection has seen it
   */
  async atLeast(position: string | undefined): Promise<boolean> {
    if (position === undefined) return true;
    const until = Date.now() + WAIT_AT_MOST_MS;
    while (Date.now() < until) if (await this.hasSeen(position, until)) return true;
    this.office.tellMissed(position);
    return false;
  }

  /**
   * How far the documents are at least, as 20-digit text: what is read afterwards holds everything up to there, and
   * perhaps more. Empty before anything was applied.
   */
  async appliedTo(): Promise<string> {
    const here = this.office.active.get(this.key);
    return here ? here.appliedTo() : this.office.distant.of(this.key);
  }

  /** A document by id, or null when there is none or it was removed. */
  async byId(id: string): Promise<Positioned<Doc> | null> {
    return (await this.gathered.of(id)) ?? null;
  }

  /** @returns those of these documents that there are, by id */
  async byIds(ids: Iterable<string>): Promise<ReadonlyMap<string, Positioned<Doc>>> {
    const found = await Promise.all([...new Set(ids)].map((id) => this.gathered.of(id)));
    return new Map(found.flatMap((document) => (document ? [[document._id, document] as const] : [])));
  }

  private async read(ids: readonly string[]): Promise<ReadonlyMap<string, Positioned<Doc>>> {
    const found = await this.find({ _id: { $in: ids } } as ReadFilter<Doc>).toArray();
    return new Map(found.map((document) => [document._id, document]));
  }

  async one(filter: ReadFilter<Doc>): Promise<Positioned<Doc> | null> {
    return (await this.collection.findOne(present(filter))) as Positioned<Doc> | null;
  }

  find(filter: ReadFilter<Doc>, options?: FindOptions): FindCursor<Positioned<Doc>> {
    return this.collection.find(present(filter), options) as FindCursor<Positioned<Doc>>;
  }

  /** @param atMost what is more is not counted */
  count(filter: ReadFilter<Doc>, atMost?: number): Promise<number> {
    return this.collection.countDocuments(present(filter), atMost === undefined ? {} : { limit: atMost });
  }

  /** A runner in this process says at once when it moves; of any other its place is read again and again. */
  private async hasSeen(position: string, until: number): Promise<boolean> {
    const here = this.office.active.get(this.key);
    const within = until - Date.now();
    return here
      ? here.reaches(position, within)
      : (await this.office.distant.of(this.key, position, within)) >= position;
  }
}

/** What a query may ask of a document, its id and its position. */
export type ReadFilter<Doc extends ReadModelDocument> = Filter<Positioned<Doc> & { readonly _id: string }>;

const present = <Doc extends ReadModelDocument>(filter: ReadFilter<Doc>): Filter<Positioned<Doc>> => ({
  ...filter,
  _gone: { $exists: false },
});
