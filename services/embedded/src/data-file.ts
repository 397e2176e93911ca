import Database from 'better-sqlite3';
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
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
  /**
   * Brings a file of the version before to this one, but for the number that says so. It may be cut off anywhere and
   * is then begun again.
   */
  readonly upgrade?: (db: Database.Database) => void;
};

/** `fsync` syncs each commit to the disk before it is answered; `none` is for tests and throw-away data. */
export type Durability = 'fsync' | 'none';

/** Only a backup ever holds the file, for the moment in which it begins. */
const BUSY_MS = 1_000;
const CACHE_KIB = 8 * 1024;
/** 16 MiB: four times rarer than SQLite's own choice, since a write that meets a checkpoint waits for it. */
const CHECKPOINT_PAGES = 4000;
/** What is smaller is checked whole at each start; what is larger while it is served, if it was closed properly. */
const SMALL_BYTES = 16 * 1024 * 1024;
/** Beyond this size the whole check would hold up the start even after an unclean stop. */
const FULL_CHECK_BYTES = 512 * 1024 * 1024;
/** How often it is looked whether there is a pause in which the log can go into the file. */
const PAUSE_LOOK_MS = 1_000;
/** Without a pause it goes in at each so manieth look: a file of which everything is in its log is easily lost. */
const LOOKS_WITHOUT_PAUSE = 30;

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
export const createFile = (
  format: DataFileFormat,
  file: string,
  fill?: (db: Database.Database) => void,
): void => {
  const draft = `${file}.new`;
  for (const ending of ['', '-wal', '-journal']) rmSync(`${draft}${ending}`, { force: true });
  const db = new Database(draft);
  withFormat(db, format);
  fill?.(db);
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

const wrongWith = (db: Database.Database, format: DataFileFormat): string | null => {
  if (db.pragma('application_id', { simple: true }) !== format.applicationId)
    return `it is not ${/^[aeiou]/.test(format.store) ? 'an' : 'a'} ${format.store}`;
  const version = db.pragma('user_version', { simple: true });
  return version === format.version ? null : `it has version ${String(version)} of the format`;
};

const wrongContent = (db: Database.Database, format: DataFileFormat): string | null => {
  const finding: unknown = db.pragma('integrity_check(1)', { simple: true });
  return finding === 'ok' ? format.wrongIn(db) : (String(finding).split('\n').at(-1) ?? '');
};

/** Whether the last process that had a file closed it: SQLite removes the log only then. */
export const wasClosed = (file: string): boolean => !existsSync(`${file}-wal`);

/**
 * Looks without writing, so that a damaged file stays as it was found.
 * @throws DamagedDataError
 */
export const checkFile = (format: DataFileFormat, file: string, whole: boolean): void => {
  let db: Database.Database | undefined;
  try {
    db = new Database(file, { readonly: true, timeout: 0 });
    const wrong = wrongWith(db, format) ?? (whole ? wrongContent(db, format) : null);
    if (wrong !== null) throw damagedFile(format.store, file, wrong);
  } catch (error) {
    throw asDamage(error, format, file);
  } finally {
    db?.close();
  }
};

/** Checks the whole file on another thread, and ends the process if it is damaged: it must not serve on. */
const checkMeanwhile = (store: string, file: string): void => {
  const check = new Worker(join(__dirname, `check-worker${extname(__filename)}`), {
    workerData: { store, file },
  });
  check.unref();
  check.once('message', (damage: string) => {
    process.stderr.write(`${damage}\n`);
    process.exit(1);
  });
  check.once('error', (error) => process.stderr.write(`The check of ${file} failed: ${error.message}\n`));
};

/**
 * Brings the write-ahead log into the file whenever writing pauses, and now and then without a pause, so that the file
 * alone is never an empty shell. Ends when the file is closed.
 */
const keepFileWhole = (db: Database.Database): void => {
  const changes = changesOf(db);
  let [seen, kept, looks] = [0, 0, 0];
  const timer = setInterval(() => {
    if (!db.open) return clearInterval(timer);
    const now = changes.get() ?? 0;
    const pauses = now === seen || ++looks >= LOOKS_WITHOUT_PAUSE;
    seen = now;
    if (!pauses || now === kept || db.inTransaction) return;
    if (checkpoint(db)) [kept, looks] = [now, 0];
  }, PAUSE_LOOK_MS);
  timer.unref();
};

const changesOf = (db: Database.Database): Database.Statement<[], number> =>
  db.prepare<[], number>('SELECT total_changes()').pluck();

/**
 * Brings the write-ahead log into the file and empties it, so that it keeps no older state of anything.
 * @returns whether it could: a reader may hold the log, and nobody waits for that
 */
const checkpoint = (db: Database.Database): boolean => {
  try {
    db.pragma('busy_timeout = 0');
    const [outcome] = db.pragma('wal_checkpoint(TRUNCATE)') as readonly { readonly busy: number }[];
    return outcome?.busy === 0;
  } catch (error) {
    endOnFailedSync(error);
    return false;
  } finally {
    db.pragma(`busy_timeout = ${BUSY_MS}`);
  }
};

/**
 * Leaves nothing in the file or its log but what stands in it now: SQLite moves rows between pages and clears only the
 * places that it frees. What a reader holds is left to the next pause.
 */
export const leaveNoTraces = (db: Database.Database): void => {
  try {
    db.exec('VACUUM');
  } catch (error) {
    endOnFailedSync(error);
  }
  checkpoint(db);
};

const versionOf = (file: string): unknown => {
  const db = new Database(file, { readonly: true, timeout: 0 });
  try {
    return db.pragma('user_version', { simple: true });
  } finally {
    db.close();
  }
};

/** A file of the version before becomes one of this version, and keeps no trace of what the upgrade took out. */
const upgradeFile = (format: DataFileFormat, file: string): void => {
  const { upgrade, version } = format;
  const before = { ...format, version: version - 1 };
  if (!upgrade) return;
  try {
    if (versionOf(file) !== before.version) return;
  } catch {
    // What is no such file at all is told by the check that follows.
    return;
  }
  checkFile(before, file, true);
  const db = new Database(file, { timeout: BUSY_MS });
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('secure_delete = ON');
    upgrade(db);
    leaveNoTraces(db);
    db.pragma(`user_version = ${version}`);
  } finally {
    db.close();
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
  // Even looking at its version leaves a log beside it.
  const closed = wasClosed(file);
  upgradeFile(format, file);
  const { size } = statSync(file);
  const whole = size <= SMALL_BYTES || (!closed && size <= FULL_CHECK_BYTES);
  checkFile(format, file, whole);
  const db = new Database(file, { timeout: BUSY_MS });
  db.pragma('journal_mode = WAL');
  db.pragma(`synchronous = ${durability === 'fsync' ? 'FULL' : 'OFF'}`);
  db.pragma(`fullfsync = ${durability === 'fsync' ? 'ON' : 'OFF'}`);
  db.pragma('secure_delete = ON');
  db.pragma(`cache_size = -${CACHE_KIB}`);
  db.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  keepFileWhole(db);
  if (!whole) checkMeanwhile(format.store, file);
  return db;
};
