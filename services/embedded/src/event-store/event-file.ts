import Database from 'better-sqlite3';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DamagedDataError, sqliteCodeOf } from '../data-folder';
import { isWalDamaged } from './wal-check';

const APPLICATION_ID = 0x46484553;
const SCHEMA_VERSION = 1;
const CACHE_KIB = 8 * 1024;
/** 16 MiB: four times rarer than SQLite's own choice, since a write that meets a checkpoint waits for it. */
const CHECKPOINT_PAGES = 4000;
/** Beyond this size the structure check would hold up the start; rows are then checked as they are read. */
const FULL_CHECK_BYTES = 512 * 1024 * 1024;

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
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

/** `fsync` syncs each commit to the disk before it is answered; `none` is for unit tests. */
export type Durability = 'fsync' | 'none';

const damaged = (file: string, reason: string): DamagedDataError =>
  new DamagedDataError(
    `The event store's file ${file} is damaged (${reason}): restore it from a backup, or choose another folder with --data.`,
  );

const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';

/** The same error for whatever SQLite calls damage; other errors are returned unchanged. */
export const asDamage = (error: unknown, file: string): unknown =>
  /^SQLITE_(CORRUPT|NOTADB)/.test(sqliteCodeOf(error) ?? '') ? damaged(file, messageOf(error)) : error;

/** What the machine refuses; while a file is checked, every other refusal comes from its content. */
const ENVIRONMENT_CODES = /^SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN|PERM|AUTH|NOMEM|FULL)/;

const asDamageWhileChecking = (error: unknown, file: string): unknown => {
  const code = sqliteCodeOf(error);
  return code === undefined || ENVIRONMENT_CODES.test(code) ? error : damaged(file, messageOf(error));
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

const syncPath = (path: string): void => {
  const fd = openSync(path, 'r');
  fsyncSync(fd);
  closeSync(fd);
};

/** A new file appears under its name only when it is whole, so that an empty one is known to be damaged. */
const createFile = (file: string): void => {
  const draft = `${file}.new`;
  rmSync(draft, { force: true });
  const db = new Database(draft);
  db.exec(SCHEMA);
  db.close();
  syncPath(draft);
  renameSync(draft, file);
  syncPath(dirname(file));
};

const refuseBrokenFiles = (file: string): void => {
  if (!existsSync(file)) {
    if (existsSync(`${file}-wal`)) throw damaged(file, 'it is missing although its write-ahead log is there');
    createFile(file);
  }
  if (statSync(file).size === 0) throw damaged(file, 'it is empty');
  if (isWalDamaged(`${file}-wal`)) throw damaged(file, 'its write-ahead log has a wrong checksum');
};

const refuseBrokenStructure = (db: Database.Database, file: string): void => {
  if (db.pragma('application_id', { simple: true }) !== APPLICATION_ID)
    throw damaged(file, 'it is not an event store');
  const version = db.pragma('user_version', { simple: true });
  if (version !== SCHEMA_VERSION) throw damaged(file, `it has version ${String(version)} of the format`);
  if (schemaOf(db) !== expectedSchema()) throw damaged(file, 'its tables are not the right ones');
  if (statSync(file).size > FULL_CHECK_BYTES) return;
  const finding: unknown = db.pragma('integrity_check(1)', { simple: true });
  if (finding !== 'ok') throw damaged(file, String(finding).split('\n').at(-1) ?? '');
  const { count, head } = db
    .prepare<[], { count: number; head: number | null }>(
      'SELECT count(*) AS count, max(position) AS head FROM events',
    )
    .get() ?? { count: 0, head: null };
  if (count !== (head ?? 0)) throw damaged(file, 'events are missing');
};

/** Looks without writing, so that a damaged file stays as it was found. */
const checkFile = (file: string): void => {
  let db: Database.Database | undefined;
  try {
    db = new Database(file, { readonly: true, timeout: 0 });
    refuseBrokenStructure(db, file);
  } catch (error) {
    throw asDamageWhileChecking(error, file);
  } finally {
    db?.close();
  }
};

/**
 * Opens the event store's SQLite file, or makes it.
 *
 * @param file a path, or ':memory:'
 * @throws DamagedDataError when the file or its write-ahead log is not what was written
 */
export const openEventFile = (file: string, durability: Durability): Database.Database => {
  if (file === ':memory:') {
    const db = new Database(file);
    db.exec(SCHEMA);
    return db;
  }
  refuseBrokenFiles(file);
  checkFile(file);
  const db = new Database(file, { timeout: 0 });
  db.pragma('journal_mode = WAL');
  db.pragma(`synchronous = ${durability === 'fsync' ? 'FULL' : 'OFF'}`);
  db.pragma(`fullfsync = ${durability === 'fsync' ? 'ON' : 'OFF'}`);
  db.pragma(`cache_size = -${CACHE_KIB}`);
  db.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  return db;
};
