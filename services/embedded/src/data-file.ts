import Database from 'better-sqlite3';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DamagedDataError, sqliteCodeOf } from './data-folder';
import { isWalDamaged } from './wal-check';

/** What a store keeps in its file. */
export type DataFileFormat = {
  /** As sentences name it: 'event store'. */
  readonly store: string;
  readonly applicationId: number;
  readonly version: number;
  /** The statements that make the tables. */
  readonly schema: string;
  /** Looks for what SQLite's own check cannot know. @returns what is wrong, or null */
  readonly wrongIn: (db: Database.Database) => string | null;
};

/** `fsync` syncs each commit to the disk before it is answered; `none` is for tests and throw-away data. */
export type Durability = 'fsync' | 'none';

const CACHE_KIB = 8 * 1024;
/** 16 MiB: four times rarer than SQLite's own choice, since a write that meets a checkpoint waits for it. */
const CHECKPOINT_PAGES = 4000;
/** Beyond this size the whole check would hold up the start; rows are then checked as they are read. */
const FULL_CHECK_BYTES = 512 * 1024 * 1024;

/** The error for a file that is not what was written. */
export const damagedFile = (store: string, file: string, reason: string): DamagedDataError =>
  new DamagedDataError(
    `The ${store}'s file ${file} is damaged (${reason}): restore it from a backup, or choose another folder with --data.`,
  );

/** What the machine refuses; while a file is checked, every other refusal comes from its content. */
const ENVIRONMENT_CODES = /^SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN|PERM|AUTH|NOMEM|FULL)/;

const asDamage = (error: unknown, { store }: DataFileFormat, file: string): unknown => {
  const code = sqliteCodeOf(error);
  if (code === undefined || ENVIRONMENT_CODES.test(code)) return error;
  // Not by class: the native part keeps the class of whoever loaded it first.
  const said = typeof error === 'object' && error !== null && 'message' in error ? error.message : code;
  return damagedFile(store, file, String(said));
};

/**
 * Ends the process where a sync to the disk failed. What the system then holds of the file need not be what is on the
 * disk, and a later sync may say otherwise without having written it: only opening the file again tells. Clients see
 * a lost connection, which is the truth: nobody knows what became of their write.
 */
export const endOnFailedSync = (error: unknown): void => {
  if (!/^SQLITE_IOERR_(DIR_)?FSYNC/.test(sqliteCodeOf(error) ?? '')) return;
  process.stderr.write(
    'The disk refused to keep what was written (fsync failed): ending, to start afresh.\n',
  );
  process.exit(1);
};

const syncPath = (path: string): void => {
  const fd = openSync(path, 'r');
  fsyncSync(fd);
  closeSync(fd);
};

const withFormat = (db: Database.Database, { applicationId, version, schema }: DataFileFormat): void => {
  db.exec(`${schema} PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${version};`);
};

/** A new file appears under its name only when it is whole, so that an empty one is known to be damaged. */
const createFile = (format: DataFileFormat, file: string): void => {
  const draft = `${file}.new`;
  rmSync(draft, { force: true });
  const db = new Database(draft);
  withFormat(db, format);
  db.close();
  syncPath(draft);
  renameSync(draft, file);
  syncPath(dirname(file));
};

const refuseBrokenFiles = (format: DataFileFormat, file: string): void => {
  const damaged = (reason: string): DamagedDataError => damagedFile(format.store, file, reason);
  if (!existsSync(file)) {
    if (existsSync(`${file}-wal`)) throw damaged('it is missing although its write-ahead log is there');
    createFile(format, file);
  }
  if (statSync(file).size === 0) throw damaged('it is empty');
  if (isWalDamaged(`${file}-wal`)) throw damaged('its write-ahead log has a wrong checksum');
};

const wrongWith = (db: Database.Database, format: DataFileFormat, file: string): string | null => {
  if (db.pragma('application_id', { simple: true }) !== format.applicationId)
    return `it is not ${/^[aeiou]/.test(format.store) ? 'an' : 'a'} ${format.store}`;
  const version = db.pragma('user_version', { simple: true });
  if (version !== format.version) return `it has version ${String(version)} of the format`;
  if (statSync(file).size > FULL_CHECK_BYTES) return null;
  const finding: unknown = db.pragma('integrity_check(1)', { simple: true });
  return finding === 'ok' ? format.wrongIn(db) : (String(finding).split('\n').at(-1) ?? '');
};

/** Looks without writing, so that a damaged file stays as it was found. */
const checkFile = (format: DataFileFormat, file: string): void => {
  let db: Database.Database | undefined;
  try {
    db = new Database(file, { readonly: true, timeout: 0 });
    const wrong = wrongWith(db, format, file);
    if (wrong !== null) throw damagedFile(format.store, file, wrong);
  } catch (error) {
    throw asDamage(error, format, file);
  } finally {
    db?.close();
  }
};

/**
 * Opens a store's SQLite file, or makes it.
 *
 * @param file a path, or ':memory:'
 * @throws DamagedDataError when the file or its write-ahead log is not what was written
 */
export const openDataFile = (
  format: DataFileFormat,
  file: string,
  durability: Durability,
): Database.Database => {
  if (file === ':memory:') {
    const db = new Database(file);
    withFormat(db, format);
    return db;
  }
  refuseBrokenFiles(format, file);
  checkFile(format, file);
  const db = new Database(file, { timeout: 0 });
  db.pragma('journal_mode = WAL');
  db.pragma(`synchronous = ${durability === 'fsync' ? 'FULL' : 'OFF'}`);
  db.pragma(`fullfsync = ${durability === 'fsync' ? 'ON' : 'OFF'}`);
  db.pragma(`cache_size = -${CACHE_KIB}`);
  db.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  return db;
};
