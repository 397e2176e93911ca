import { LRUCache } from 'lru-cache';
import type { Collection, Db } from 'mongodb';
import type { EventCatalog } from '../event-store/event-catalog';
import { positionText, type Position, type RecordedEvent } from '../events/recorded-event';
import { StoreUnavailable, type EventStore } from '../event-store/event-store.port';
import { isStoreFailure } from './store-failure';
import { EventFeed } from './event-feed';
import {
  collectionOf,
  foldBatch,
  type Positioned,
  type Projection,
  type ReadModelDocument,
} from './projection';
import { CHECKPOINTS, PARKED_EVENTS, type Checkpoint, type ParkedEvent } from './runner-documents';
import type { RunnerLog } from './runner-log';

const DUPLICATE_KEY = 11_000;
const RETRIES_BEFORE_PARKING = 3;
const REMEMBERED_DOCUMENTS = 300;

/** Called after each applied batch with its last event; for metrics. */
export type AppliedListener = (projection: string, last: RecordedEvent) => void;

/**
 * Runs one projection: fold in memory, write guarded by position, then move the checkpoint. Redelivery and batches
 * cut in half are harmless. An event that cannot be folded is retried, parked with its position, and passed over.
 */
export class ProjectionRunner {
  readonly feed: EventFeed;
  private readonly documents: Collection<Positioned<ReadModelDocument>>;
  private readonly checkpoints: Collection<Checkpoint>;
  private readonly parked: Collection<ParkedEvent>;
  private readonly key: string;
  /** What was written last: a document at a position is the same whoever folded it, so these need not be read again. */
  private readonly remembered = new LRUCache<string, Positioned<ReadModelDocument>>({
    max: REMEMBERED_DOCUMENTS,
  });

  constructor(
    readonly projection: Projection,
    private readonly db: Db,
    events: Pick<EventStore, 'subscribe'>,
    catalog: EventCatalog,
    private readonly log: RunnerLog,
    private readonly onApplied: AppliedListener = () => undefined,
  ) {
    this.key = collectionOf(projection);
    this.documents = db.collection(this.key);
    this.checkpoints = db.collection(CHECKPOINTS);
    this.parked = db.collection(PARKED_EVENTS);
    this.feed = new EventFeed(
      projection.name,
      projection.categories,
      events,
      catalog,
      { apply: (batch) => this.apply(batch), position: () => this.position() },
      log,
    );
  }

  start(): void {
    this.feed.start();
    void this.feed
      .caughtUp()
      .then(() => this.dropOlderVersions())
      .catch((err: unknown) => {
        this.log.warn({ err, projection: this.projection.name }, 'older versions stay');
      });
  }

  stop(): Promise<void> {
    return this.feed.stop();
  }

  private async position(): Promise<Position | null> {
    if (this.projection.indexes.length > 0) await this.documents.createIndexes([...this.projection.indexes]);
    const checkpoint = await this.checkpoints.findOne({ _id: this.key });
    return checkpoint ? { commit: BigInt(checkpoint.commit), prepare: BigInt(checkpoint.prepare) } : null;
  }

  private async apply(batch: readonly RecordedEvent[]): Promise<void> {
    try {
      await this.write(batch);
    } catch (error) {
      if (isStoreFailure(error)) throw new StoreUnavailable('document store', { cause: error });
      await this.applyOneByOne(batch);
    }
    const last = batch[batch.length - 1];
    if (!last) return;
    await this.checkpoints.replaceOne(
      { _id: this.key },
      { commit: positionText(last.position), prepare: last.position.prepare.toString() },
      { upsert: true },
    );
    this.onApplied(this.projection.name, last);
  }

  private async applyOneByOne(batch: readonly RecordedEvent[]): Promise<void> {
    for (const event of batch) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          await this.write([event]);
          break;
        } catch (error) {
          if (isStoreFailure(error)) throw new StoreUnavailable('document store', { cause: error });
          if (attempt < RETRIES_BEFORE_PARKING) continue;
          await this.park(event, error);
          break;
        }
      }
    }
  }

  private async write(batch: readonly RecordedEvent[]): Promise<void> {
    const ids = [...new Set(batch.flatMap((event) => [...this.projection.idsOf(event)]))];
    if (ids.length === 0) return;
    const documents = await this.load(ids);
    const writes = [...foldBatch(this.projection, documents, batch)].flatMap((id) => {
      const document = documents.get(id);
      if (!document) return [];
      return [
        {
          replaceOne: {
            filter: { _id: id, _position: { $lt: document._position } },
            replacement: document,
            upsert: true,
          },
        },
      ];
    });
    if (writes.length === 0) return;
    try {
      await this.documents.bulkWrite(writes, { ordered: false });
    } catch (error) {
      if (!isAlreadyApplied(error)) {
        this.remembered.clear();
        throw error;
      }
    }
    for (const [id, document] of documents) this.remembered.set(id, document);
  }

  private async load(ids: readonly string[]): Promise<Map<string, Positioned<ReadModelDocument>>> {
    const documents = new Map<string, Positioned<ReadModelDocument>>();
    const unknown: string[] = [];
    for (const id of ids) {
      const document = this.remembered.get(id);
      if (document) documents.set(id, document);
      else unknown.push(id);
    }
    if (unknown.length > 0) {
      for (const document of await this.documents.find({ _id: { $in: unknown } }).toArray())
        documents.set(document._id, document);
    }
    return documents;
  }

  private async park(event: RecordedEvent, error: unknown): Promise<void> {
    const message = error instanceof Error ? error.message : String(error);
    this.log.error(
      { projection: this.projection.name, event: event.id, type: event.type, err: error },
      'event parked',
    );
    await this.parked.replaceOne(
      { _id: `${this.key}:${event.id}` },
      {
        runner: this.key,
        eventId: event.id,
        streamId: event.streamId,
        commit: positionText(event.position),
        message,
        parkedAt: new Date().toISOString(),
      },
      { upsert: true },
    );
  }

  /** The version before stays for a way back; those before that go once this one has caught up. */
  private async dropOlderVersions(): Promise<void> {
    for (let version = this.projection.version - 2; version >= 1; version -= 1) {
      const name = collectionOf({ name: this.projection.name, version });
      await this.db
        .collection(name)
        .drop()
        .catch(() => false);
      await this.checkpoints.deleteOne({ _id: name });
    }
  }
}

/** An upsert whose position guard did not match finds its `_id` taken: a later event is already in the document. */
const isAlreadyApplied = (error: unknown): boolean => {
  if (!(error instanceof Error) || !('writeErrors' in error)) return false;
  const writeErrors = [error.writeErrors].flat() as { readonly code?: number }[];
  return writeErrors.length > 0 && writeErrors.every((one) => one.code === DUPLICATE_KEY);
};
