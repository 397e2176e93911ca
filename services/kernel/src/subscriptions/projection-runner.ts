import { LRUCache } from 'lru-cache';
import {
  BSON,
  MongoServerError,
  WriteConcern,
  type Collection,
  type Document,
  type ErrorDescription,
  type Filter,
} from 'mongodb';
import type { Position, RecordedEvent } from '../events/recorded-event';
import { changesBetween } from './document-changes';
import {
  collectionOf,
  foldBatch,
  having,
  type FieldValues,
  type Positioned,
  type Projection,
  type ReadModelDocument,
} from './projection';
import { Runner, documentStoreAway, type RunnerTools, type Work } from './runner';
import { CHECKPOINTS, PARKED_EVENTS, type Checkpoint, type ParkedEvent } from './runner-documents';
import { RunnerOffice } from './runner-office';
import { isFaultOfDocument, isStoreFailure } from './store-failure';

type Stored = Positioned<ReadModelDocument>;
/** A document that is not written yet, the last event folded into it, and what the store has of it, if that is known. */
type Kept = { readonly document: Stored; readonly last: RecordedEvent; readonly before: Stored | undefined };
/** A document as last written; its bytes are counted now and then, as that costs more than folding an event. */
type Remembered = { readonly document: Stored; readonly bytes: number; readonly writes: number };

const DUPLICATE_KEY = 11_000;
const REMEMBERED_BYTES = 8 * 1024 * 1024;
const KEPT_DOCUMENTS = 200;
const KEPT_BYTES = 16 * 1024 * 1024;
/** A store takes no command that is larger than 16 MB. */
const WRITTEN_BYTES = 8 * 1024 * 1024;
const NEW_DOCUMENT_BYTES = 1_000;
const COUNT_BYTES_EVERY = 50;
const HOUR_MS = 3_600_000;
/** So long the processes of an upgrade that goes one by one may be away. */
const ABANDONED_AFTER_MS = 24 * HOUR_MS;

/**
 * Runs one projection: fold in memory, write guarded by position, then move the checkpoint. Redelivery and batches
 * cut in half are harmless. An event that cannot be folded, and a document that cannot be stored, is parked.
 */
export class ProjectionRunner implements Work {
  readonly runner: Runner;
  /** A later event stands on those before it: only folded from the beginning does a document come out right. */
  readonly retry = {
    kind: 'anew' as const,
    empty: async (): Promise<void> => void (await this.documents.deleteMany({})),
  };
  private readonly documents: Collection<Stored>;
  private readonly key: string;
  /** What was written last, which need not be read again while nobody else writes. */
  private readonly remembered = new LRUCache<string, Remembered>({
    maxSize: REMEMBERED_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });
  private kept = new Map<string, Kept>();
  private keptBytes = 0;
  private writing: ReadonlyMap<string, Kept> = new Map();
  private hourly: NodeJS.Timeout | undefined;

  constructor(
    readonly projection: Projection,
    private readonly tools: RunnerTools,
  ) {
    this.key = collectionOf(projection);
    this.documents = tools.db.collection(this.key);
    this.runner = new Runner(this.key, projection.name, projection.categories, this, tools);
  }

  get feed(): Runner['feed'] {
    return this.runner.feed;
  }

  start(): void {
    void this.runner.start();
    void this.feed.caughtUp().then(() => this.dropping(() => this.dropFormerOnes()));
    this.hourly = setInterval(() => {
      if (this.runner.status() === 'live') void this.dropping(() => this.dropAbandonedOne());
    }, HOUR_MS);
  }

  stop(): Promise<void> {
    clearInterval(this.hourly);
    return this.runner.stop();
  }

  async begin(checkpoint: Position | null): Promise<Position | null> {
    this.remembered.clear();
    this.kept = new Map();
    this.keptBytes = 0;
    // What could not be written is folded again: taken from here it would count as written.
    this.writing = new Map();
    if (this.projection.indexes.length > 0) await this.documents.createIndexes([...this.projection.indexes]);
    return checkpoint;
  }

  async take(events: readonly RecordedEvent[]): Promise<'kept' | 'nothing'> {
    const failed: { readonly event: RecordedEvent; readonly error: unknown }[] = [];
    const meant = events.map((event) => ({ event, ids: this.idsOf(event, failed) }));
    const ids = new Set(meant.flatMap((one) => one.ids));
    const whose = events.flatMap((event): readonly FieldValues[] => {
      const values = this.projection.whose?.(event);
      return values ? [values] : [];
    });
    if (ids.size + whose.length > 0) {
      const documents = await this.load([...ids], whose);
      const before = new Map(documents);
      for (const { event, ids: its } of meant) {
        if (its.length === 0 && whose.length === 0) continue;
        try {
          for (const id of foldBatch(this.projection, documents, [event]))
            this.keep(id, documents.get(id), before.get(id), event);
        } catch (error) {
          failed.push({ event, error });
        }
      }
    }
    for (const { event, error } of failed) await this.runner.park(event, error);
    return this.kept.size > 0 ? 'kept' : 'nothing';
  }

  isFull(): boolean {
    return this.kept.size >= KEPT_DOCUMENTS || this.keptBytes >= KEPT_BYTES;
  }

  async flush(): Promise<void> {
    const kept = this.kept;
    this.kept = new Map();
    this.keptBytes = 0;
    if (kept.size === 0) return;
    this.writing = kept;
    for (const portion of this.portions(kept)) await this.write(portion);
    this.writing = new Map();
  }

  private idsOf(
    event: RecordedEvent,
    failed: { readonly event: RecordedEvent; readonly error: unknown }[],
  ): readonly string[] {
    try {
      return this.projection.idsOf(event);
    } catch (error) {
      failed.push({ event, error });
      return [];
    }
  }

  /** What is written at once. */
  private *portions(kept: ReadonlyMap<string, Kept>): Generator<ReadonlyMap<string, Kept>> {
    let portion = new Map<string, Kept>();
    let bytes = 0;
    for (const [id, one] of kept) {
      portion.set(id, one);
      bytes += this.bytesOf(id);
      if (bytes < WRITTEN_BYTES) continue;
      yield portion;
      portion = new Map();
      bytes = 0;
    }
    if (portion.size > 0) yield portion;
  }

  /** About how large a document is. */
  private bytesOf(id: string): number {
    return this.remembered.peek(id)?.bytes ?? NEW_DOCUMENT_BYTES;
  }

  private keep(
    id: string,
    document: Stored | undefined,
    loaded: Stored | undefined,
    last: RecordedEvent,
  ): void {
    if (!document) return;
    const kept = this.kept.get(id);
    if (!kept) this.keptBytes += this.bytesOf(id);
    this.kept.set(id, { document, last, before: kept ? kept.before : loaded });
  }

  private async load(ids: readonly string[], whose: readonly FieldValues[]): Promise<Map<string, Stored>> {
    const documents = new Map<string, Stored>();
    const unknown: string[] = [];
    const known = (id: string): Stored | undefined =>
      this.kept.get(id)?.document ?? this.writing.get(id)?.document ?? this.remembered.get(id)?.document;
    for (const id of [...ids, ...whose.flatMap((values) => this.unwritten(values))]) {
      const document = known(id);
      if (document) documents.set(id, document);
      else unknown.push(id);
    }
    const filters = [...(unknown.length > 0 ? [{ _id: { $in: unknown } }] : []), ...whose];
    for (const filter of filters)
      for await (const document of this.documents.find(filter as Filter<Stored>))
        documents.set(document._id, known(document._id) ?? document);
    return documents;
  }

  /** Which documents with these values may not be in the store yet. */
  private unwritten(values: FieldValues): readonly string[] {
    const documents = [...this.writing, ...this.kept].map(([id, { document }]) => [id, document] as const);
    return having(new Map(documents), values);
  }

  private async write(kept: ReadonlyMap<string, Kept>): Promise<void> {
    const entries = [...kept];
    let refused: readonly Refusal[];
    try {
      refused = await this.update(entries);
    } catch (error) {
      this.remembered.clear();
      if (isStoreFailure(error)) throw documentStoreAway(error);
      // One of these is too large or cannot be stored at all.
      const [first] = entries;
      if (entries.length > 1) for (const entry of entries) await this.write(new Map([entry]));
      else if (first) await this.runner.park(first[1].last, error);
      return;
    }
    if (refused.length > 0) await this.sortOut(entries, refused);
    else for (const [id, { document }] of entries) this.remember(id, document);
  }

  /**
   * What has changed of each document, or all of it where the store has not what was thought.
   * @returns what the store said against each document that it has not written
   */
  private async update(entries: readonly (readonly [string, Kept])[]): Promise<readonly Refusal[]> {
    const { n, writeErrors = [] } = await this.send(entries.map(([, kept]) => changed(kept) ?? whole(kept)));
    if (n === entries.length) return [];
    const isWhole = entries.every(([, { before }]) => before === undefined);
    return isWhole
      ? writeErrors
      : this.update(entries.map(([id, kept]) => [id, { ...kept, before: undefined }]));
  }

  /**
   * As a plain command: the client's bulk write counts the bytes of each document first, which takes longer than folding
   * what changed in it.
   */
  private async send(updates: readonly Document[]): Promise<WriteAnswer> {
    const command = { update: this.key, updates, ordered: false };
    const answer = await this.tools.db.command(
      WriteConcern.apply(command, this.documents.writeConcern ?? {}),
    );
    const { n, writeErrors, writeConcernError } = answer as WriteAnswer;
    if (writeConcernError) throw new MongoServerError(writeConcernError);
    return { n, writeErrors };
  }

  private remember(id: string, document: Stored): void {
    const { bytes, writes } = this.remembered.peek(id) ?? { bytes: 0, writes: 0 };
    this.remembered.set(id, {
      document,
      bytes: writes % COUNT_BYTES_EVERY === 0 ? BSON.calculateObjectSize(document) : bytes,
      writes: writes + 1,
    });
  }

  /** What of what was refused is harmless, what is a document's own fault, and what is to be tried again. */
  private async sortOut(
    entries: readonly (readonly [string, Kept])[],
    refused: readonly Refusal[],
  ): Promise<void> {
    this.remembered.clear();
    for (const refusal of refused) {
      const { index, code, errmsg } = refusal;
      if (isAlreadyApplied(code, errmsg)) continue;
      const [error, entry] = [new MongoServerError(refusal), entries[index]];
      if (!isFaultOfDocument(code) || !entry) throw documentStoreAway(error);
      await this.runner.park(entry[1].last, error);
    }
  }

  private async dropping(drop: () => Promise<void>): Promise<void> {
    await drop().catch((err: unknown) => {
      this.tools.log.warn({ err, projection: this.projection.name }, 'former read models stay');
    });
  }

  /** Once this one has caught up goes what is older than the version before, and what this one replaces. */
  private async dropFormerOnes(): Promise<void> {
    const { name: own, version: current, replaces = [] } = this.projection;
    const former = [{ name: own, version: current - 2 }, ...replaces].flatMap(versionsUpTo);
    const { reads } = RunnerOffice.of(this.tools.db);
    await Promise.all(former.map(async (name) => (await reads.isLeft.of(name)) && this.drop(name)));
    await this.dropAbandonedOne();
  }

  /** The version before stays while processes of then may read it; what nobody runs any more hears of no erasure. */
  private async dropAbandonedOne(): Promise<void> {
    const { name, version } = this.projection;
    const before = collectionOf({ name, version: version - 1 });
    const { leases, reads } = RunnerOffice.of(this.tools.db);
    if (!(await reads.checkpoint.of(before))) return;
    if (!(await leases.takeAbandoned(before, ABANDONED_AFTER_MS))) return;
    await this.drop(before);
    await leases.forget(before);
  }

  private async drop(name: string): Promise<void> {
    await this.tools.db.collection(name).drop();
    await this.tools.db.collection<ParkedEvent>(PARKED_EVENTS).deleteMany({ runner: name });
    await this.tools.db.collection<Checkpoint>(CHECKPOINTS).deleteOne({ _id: name });
  }
}

/** The collections of a read model's versions up to this one. */
const versionsUpTo = ({ name, version }: Pick<Projection, 'name' | 'version'>): readonly string[] =>
  Array.from({ length: Math.max(version, 0) }, (_, before) => collectionOf({ name, version: before + 1 }));

/** Guarded by what is there now: it is said of that and of nothing else. */
const changed = ({ document, before }: Kept): Document | null => {
  const changes = before && changesBetween(before, document);
  return changes ? { q: { _id: document._id, _position: before._position }, u: changes } : null;
};

/** Guarded by what is there later. */
const whole = ({ document }: Kept): Document => ({
  q: { _id: document._id, _position: { $lt: document._position } },
  u: document,
  upsert: true,
});

type Refusal = { readonly index: number; readonly code: number; readonly errmsg?: string };
/** What an `update` command answers, as far as it matters here. */
type WriteAnswer = {
  readonly n: number;
  readonly writeErrors?: readonly Refusal[] | undefined;
  readonly writeConcernError?: ErrorDescription;
};

/** An upsert whose position guard did not match finds its `_id` taken: a later event is already in the document. */
const isAlreadyApplied = (code: number, message: string | undefined): boolean =>
  code === DUPLICATE_KEY && / index: _id_ /.test(message ?? '');
