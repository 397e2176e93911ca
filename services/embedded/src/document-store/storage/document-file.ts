import Database from 'better-sqlite3';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { sqliteCodeOf } from '../../data-folder';
import { isWalDamaged } from '../../event-store/wal-check';
import { damagedFile } from './damage';
import { verifyContent } from './verify';

const APPLICATION_ID = 0x46484453;
const SCHEMA_VERSION = 1;
const CACHE_KIB = 8 * 1024;
/** 16 MiB: four times rarer than SQLite's own choice, since a write that meets a checkpoint waits for it. */
const CHECKPOINT_PAGES = 4000;
/** Beyond this size the structure check would hold up the start; documents are then checked as they are read. */
const FULL_CHECK_BYTES = 512 * 1024 * 1024;

const SCHEMA = `
  CREATE TABLE collections (
    id INTEGER PRIMARY KEY AUTOINCREMENT, db TEXT NOT NULL, name TEXT NOT NULL, uuid BLOB NOT NULL, crc INTEGER NOT NULL,
    UNIQUE (db, name)
  ) STRICT;
  CREATE TABLE indexes (
    id INTEGER PRIMARY KEY AUTOINCREMENT, collection INTEGER NOT NULL, spec BLOB NOT NULL, multikey INTEGER NOT NULL,
    crc INTEGER NOT NULL
  ) STRICT;
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

/** `fsync` syncs each commit to the disk before it is answered; `none` is for tests and throw-away data. */
export type Durability = 'fsync' | 'none';

/** What the machine refuses; while a file is checked, every other refusal comes from its content. */
const ENVIRONMENT_CODES = /^SQLITE_(BUSY|LOCKED|IOERR|CANTOPEN|PERM|AUTH|NOMEM|FULL)/;

/** The error for what SQLite refuses while a file is checked: damage, unless the machine is to blame. */
const asDamage = (error: unknown, file: string): unknown => {
  const code = sqliteCodeOf(error);
  return code === undefined || ENVIRONMENT_CODES.test(code) ? error : damagedFile(file, String(error));
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
    if (existsSync(`${file}-wal`))
      throw damagedFile(file, 'it is missing although its write-ahead log is there');
    createFile(file);
  }
  if (statSync(file).size === 0) throw damagedFile(file, 'it is empty');
  if (isWalDamaged(`${file}-wal`)) throw damagedFile(file, 'its write-ahead log has a wrong checksum');
};

const refuseBrokenStructure = (db: Database.Database, file: string): void => {
  if (db.pragma('application_id', { simple: true }) !== APPLICATION_ID)
    throw damagedFile(file, 'it is not a document store');
  const version = db.pragma('user_version', { simple: true });
  if (version !== SCHEMA_VERSION) throw damagedFile(file, `it has version ${String(version)} of the format`);
  if (statSync(file).size > FULL_CHECK_BYTES) return;
  const finding: unknown = db.pragma('integrity_check(1)', { simple: true });
  if (finding !== 'ok') throw damagedFile(file, String(finding).split('\n').at(-1) ?? '');
  verifyContent(db, file);
};

/** Looks without writing, so that a damaged file stays as it was found. */
const checkFile = (file: string): void => {
  let db: Database.Database | undefined;
  try {
    db = new Database(file, { readonly: true, timeout: 0 });
    refuseBrokenStructure(db, file);
  } catch (error) {
    throw asDamage(error, file);
  } finally {
    db?.close();
  }
};

/**
 * Opens the document store's SQLite file, or makes it.
 *
 * @param file a path, or ':memory:'
 * @throws DamagedDataError when the file or its write-ahead log is not what was written
 */
export const openDocumentFile = (file: string, durability: Durability): Database.Database => {
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
