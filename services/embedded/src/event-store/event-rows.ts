import type Database from 'better-sqlite3';
import { DamagedDataError } from '../data-folder';
import { checksumOf, type StoredEvent } from './frames';

export type Direction = 'forwards' | 'backwards';
type Row = StoredEvent & { readonly checksum: number };

/** A page also ends at this many bytes, so that events of 1 MiB do not fill the memory. */
const PAGE_BYTES = 512 * 1024;

const COLUMNS = `position, name AS stream, revision, created, type, checksum, frame
  FROM events JOIN streams ON streams.id = events.stream_id`;

const prepare = (db: Database.Database) => ({
  insertStream: db.prepare<[string]>('INSERT INTO streams (name) VALUES (?)'),
  insertEvent: db.prepare<[number, number, number, number, string, number, Buffer]>(
    'INSERT INTO events (position, stream_id, revision, created, type, checksum, frame) VALUES (?, ?, ?, ?, ?, ?, ?)',
  ),
  streamId: db.prepare<[string], number>('SELECT id FROM streams WHERE name = ?').pluck(),
  lastRevision: db
    .prepare<[number], number | null>('SELECT max(revision) FROM events WHERE stream_id = ?')
    .pluck(),
  head: db.prepare<[], number | null>('SELECT max(position) FROM events').pluck(),
  event: db.prepare<[number, number], Row>(`SELECT ${COLUMNS} WHERE stream_id = ? AND revision = ?`),
  allForwards: db.prepare<[number, number], Row>(
    `SELECT ${COLUMNS} WHERE position >= ? ORDER BY position LIMIT ?`,
  ),
  allBackwards: db.prepare<[number, number], Row>(
    `SELECT ${COLUMNS} WHERE position < ? ORDER BY position DESC LIMIT ?`,
  ),
  streamForwards: db.prepare<[number, number, number, number, number], Row>(
    `SELECT ${COLUMNS} WHERE stream_id = ? AND revision BETWEEN ? AND ? AND created >= ? ORDER BY revision LIMIT ?`,
  ),
  streamBackwards: db.prepare<[number, number, number, number, number], Row>(
    `SELECT ${COLUMNS} WHERE stream_id = ? AND revision BETWEEN ? AND ? AND created >= ? ORDER BY revision DESC LIMIT ?`,
  ),
});

const checked = (row: Row): StoredEvent => {
  if (checksumOf(row) !== row.checksum) {
    throw new DamagedDataError(
      `The event store is damaged: the event at position ${row.position} has a wrong checksum. Restore it from a backup.`,
    );
  }
  return row;
};

const page = (rows: IterableIterator<Row>): readonly StoredEvent[] => {
  const events: StoredEvent[] = [];
  let bytes = 0;
  for (const row of rows) {
    events.push(checked(row));
    bytes += row.frame.length;
    if (bytes >= PAGE_BYTES) break;
  }
  return events;
};

/** The tables of the event store. Every event that leaves here has passed its checksum. */
export class EventRows {
  private readonly sql: ReturnType<typeof prepare>;

  constructor(private readonly db: Database.Database) {
    this.sql = prepare(db);
  }

  transaction<T>(work: () => T): T {
    return this.db.transaction(work).immediate();
  }

  streamId(name: string): number | undefined {
    return this.sql.streamId.get(name);
  }

  addStream(name: string): number {
    return Number(this.sql.insertStream.run(name).lastInsertRowid);
  }

  /** -1 when the stream holds no event. */
  lastRevision(streamId: number): number {
    return this.sql.lastRevision.get(streamId) ?? -1;
  }

  /** The position of the last event; 0 when there is none. */
  head(): number {
    return this.sql.head.get() ?? 0;
  }

  add(streamId: number, event: StoredEvent): void {
    const { position, revision, created, type, frame } = event;
    this.sql.insertEvent.run(position, streamId, revision, created, type, checksumOf(event), frame);
  }

  event(streamId: number, revision: number): StoredEvent | undefined {
    const row = this.sql.event.get(streamId, revision);
    return row && checked(row);
  }

  /** Events of all streams: from `position` on, or backwards those before it. */
  all(direction: Direction, position: number, limit: number): readonly StoredEvent[] {
    const statement = direction === 'forwards' ? this.sql.allForwards : this.sql.allBackwards;
    return page(statement.iterate(position, limit));
  }

  /** Events of one stream with `first <= revision <= last` that were created at or after `since` (epoch ms). */
  stream(
    direction: Direction,
    streamId: number,
    range: { readonly first: number; readonly last: number; readonly since: number },
    limit: number,
  ): readonly StoredEvent[] {
    const statement = direction === 'forwards' ? this.sql.streamForwards : this.sql.streamBackwards;
    return page(statement.iterate(streamId, range.first, range.last, range.since, limit));
  }

  close(): void {
    this.db.close();
  }
}
