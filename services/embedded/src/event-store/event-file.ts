import Database from 'better-sqlite3';
import { damagedFile, openDataFile, type DataFileFormat, type Durability } from '../data-file';
import { sqliteCodeOf } from '../data-folder';

const STORE = 'event store';
const SCHEMA = `
  CREATE TABLE streams (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE events (
    position INTEGER PRIMARY KEY,
    stream_id INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    created INTEGER NOT NULL,
    type TEXT NOT NULL,
    checksum INTEGER NOT NULL,
    frame BLOB NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX events_by_stream ON events (stream_id, revision);
`;

/** The same error for whatever SQLite calls damage; other errors are returned unchanged. */
export const asDamage = (error: unknown, file: string): unknown => {
  if (!/^SQLITE_(CORRUPT|NOTADB)/.test(sqliteCodeOf(error) ?? '')) return error;
  return damagedFile(STORE, file, (error as { readonly message: string }).message);
};

const schemaOf = (db: Database.Database): string =>
  JSON.stringify(db.prepare('SELECT name, sql FROM sqlite_schema ORDER BY name').all());

const expectedSchema = (): string => {
  const db = new Database(':memory:');
  db.exec(SCHEMA);
  const schema = schemaOf(db);
  db.close();
  return schema;
};

const wrongIn = (db: Database.Database): string | null => {
  if (schemaOf(db) !== expectedSchema()) return 'its tables are not the right ones';
  const { count, head } = db
    .prepare<[], { count: number; head: number | null }>(
      'SELECT count(*) AS count, max(position) AS head FROM events',
    )
    .get() ?? { count: 0, head: null };
  return count === (head ?? 0) ? null : 'events are missing';
};

/** What the event store keeps in its file. */
export const EVENT_FORMAT: DataFileFormat = {
  store: STORE,
  applicationId: 0x46484553,
  version: 1,
  schema: SCHEMA,
  wrongIn,
};

/** Opens the event store's file; see {@link openDataFile}. */
export const openEventFile = (file: string, durability: Durability): Database.Database =>
  openDataFile(EVENT_FORMAT, file, durability);
