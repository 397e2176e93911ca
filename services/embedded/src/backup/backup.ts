import Database from 'better-sqlite3';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  CARDS_FILE,
  DOCUMENTS_FILE,
  EVENTS_FILE,
  FILES_FOLDER,
  KEYS_FILE,
  lockDataFolder,
  REDIS_FOLDER,
  SECRET_FILE,
} from '../data-folder';

/** A mistake in what was asked for, told in one sentence. */
export class BackupError extends Error {}

/** The keys last: a person whose key is in use when the copy begins has it there. */
const STORES = [EVENTS_FILE, DOCUMENTS_FILE, CARDS_FILE, KEYS_FILE] as const;
/** What is nothing one without the other. */
const TOGETHER = [EVENTS_FILE, DOCUMENTS_FILE, KEYS_FILE] as const;
/** What belongs to the data besides the stores: without the secret nobody's name can be read again. */
const BESIDE = [SECRET_FILE, 'demonstration.json'] as const;
/** Where files are before they are whole. */
const PARTS_FOLDER = 'parts';
/** The embedded stores hold their files for the length of one commit. */
const LOCK_WITHIN_MS = 10_000;
const ALL_PAGES = 2 ** 31 - 1;

const isEmpty = (dir: string): boolean => !existsSync(dir) || readdirSync(dir).length === 0;

/**
 * Copies a data folder, also a running one, into an empty folder.
 *
 * All files are copied as of one moment: the log is held for as long as it takes to begin reading all. Were the
 * documents older than the log, keys of people in the log's last events would be missing for ever; were they newer,
 * checkpoints would lie beyond the log's end. Redis is left out: its jobs are armed again from the log.
 *
 * @param filesDir what people have attached
 * @returns the names of what was copied
 * @throws BackupError
 */
export const backUp = async (
  dataDir: string,
  to: string,
  filesDir = join(dataDir, FILES_FOLDER),
): Promise<readonly string[]> => {
  const stores = STORES.filter((name) => existsSync(join(dataDir, name)));
  const missing = TOGETHER.filter((name) => !stores.includes(name));
  if (missing.length === TOGETHER.length)
    throw new BackupError(`There is no data in ${dataDir}: name the folder with --data.`);
  if (missing.length > 0)
    throw new BackupError(
      `Nothing was backed up: ${dataDir} has no ${missing.join(' and no ')}, without which the rest cannot be restored. Where the product runs on a store of EVENTSTORE_URL or MONGODB_URL, back up all stores with their own tools.`,
    );
  if (!isEmpty(to)) throw new BackupError(`${to} is not empty: name another folder with --to.`);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const files = stores.map((name) => ({ name, db: openToRead(join(dataDir, name)) }));
  try {
    atOneMoment(files.map(({ db }) => db));
    for (const { name, db } of files) {
      await db.backup(join(to, `${name}.new`), { progress: () => ALL_PAGES });
      renameSync(join(to, `${name}.new`), join(to, name));
    }
  } finally {
    for (const { db } of files) db.close();
  }
  const beside = BESIDE.filter((name) => existsSync(join(dataDir, name)));
  for (const name of beside) copyFileSync(join(dataDir, name), join(to, name));
  return [...stores, ...copyFiles(filesDir, to), ...beside];
};

/**
 * What people have attached, after the documents that name it: what came since is named by nobody, what went since is
 * gone. Files are never changed under their names.
 */
const copyFiles = (from: string, to: string): readonly string[] => {
  if (!existsSync(from)) return [];
  for (const folder of readdirSync(from).filter((one) => one !== PARTS_FOLDER)) {
    mkdirSync(join(to, FILES_FOLDER, folder), { recursive: true, mode: 0o700 });
    for (const name of readdirSync(join(from, folder)))
      copyIfThere(from, join(to, FILES_FOLDER), folder, name);
  }
  return [FILES_FOLDER];
};

const copyIfThere = (from: string, to: string, ...path: readonly string[]): void => {
  try {
    copyFileSync(join(from, ...path), join(to, ...path));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
};

/** Not read-only: the first of them holds the log against writers for a moment. */
const openToRead = (file: string): Database.Database =>
  new Database(file, { fileMustExist: true, timeout: LOCK_WITHIN_MS });

/** Begins to read all files while nobody can write to the first, which is the log where there is one. */
const atOneMoment = (files: readonly Database.Database[]): void => {
  const [first] = files;
  if (first === undefined) return;
  const held = new Database(first.name, { fileMustExist: true, timeout: LOCK_WITHIN_MS });
  try {
    held.exec('BEGIN IMMEDIATE');
    for (const db of files) {
      db.exec('BEGIN');
      db.prepare('SELECT count(*) FROM sqlite_schema').get();
    }
  } finally {
    held.close();
  }
};

/**
 * Puts a backup back as a data folder.
 *
 * @param force replaces what is in the folder
 * @param filesDir where to what people have attached goes; as it is where the backup has none of that
 * @returns the names of what was put back
 * @throws BackupError, DataInUseError
 */
export const restore = (
  from: string,
  dataDir: string,
  force: boolean,
  filesDir = join(dataDir, FILES_FOLDER),
): readonly string[] => {
  const stores = STORES.filter((name) => existsSync(join(from, name)));
  if (stores.length === 0) throw new BackupError(`${from} is no backup: name its folder with --from.`);
  const files = [FILES_FOLDER].filter((name) => existsSync(join(from, name)));
  if (!isEmpty(dataDir) && !force)
    throw new BackupError(
      `${dataDir} is not empty: name another folder with --data, or replace it with --force.`,
    );
  if (files.length > 0 && !isEmpty(filesDir) && !force)
    throw new BackupError(
      `${filesDir} is not empty: name another folder with FILES_DIR, or replace it with --force.`,
    );
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const locks = STORES.map((name) => lockDataFolder(dataDir, name));
  try {
    for (const name of [...STORES, ...BESIDE]) {
      for (const ending of ['', '-wal', '-shm']) rmSync(join(dataDir, `${name}${ending}`), { force: true });
    }
    rmSync(join(dataDir, REDIS_FOLDER), { recursive: true, force: true });
    rmSync(join(dataDir, FILES_FOLDER), { recursive: true, force: true });
    const beside = BESIDE.filter((name) => existsSync(join(from, name)));
    for (const name of [...stores, ...beside]) copyFileSync(join(from, name), join(dataDir, name));
    for (const name of files) replaceFolder(join(from, name), filesDir);
    return [...stores, ...files, ...beside];
  } finally {
    for (const release of locks) release();
  }
};

/** What is in it alone: the folder itself may be a disk of its own. */
const replaceFolder = (from: string, to: string): void => {
  if (existsSync(to)) for (const name of readdirSync(to)) rmSync(join(to, name), { recursive: true });
  cpSync(from, to, { recursive: true });
};
