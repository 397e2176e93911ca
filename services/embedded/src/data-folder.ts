import Database from 'better-sqlite3';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a data folder holds. */
export const EVENTS_FILE = 'events.db';
export const DOCUMENTS_FILE = 'documents.db';
/** The practice card provider's. */
export const CARDS_FILE = 'cards.db';
/** Where that one listens: its pages keep their addresses. */
export const CARDS_PORT_FILE = 'cards-port';
/** The keys of personal data, apart from the documents so that a destroyed one can be wiped from it at once. */
export const KEYS_FILE = 'keys.db';
export const REDIS_FOLDER = 'redis';
/** What people have attached, closed. */
export const FILES_FOLDER = 'files';
export const SECRET_FILE = 'secret';
/** Where the document store of a running product listens: each start is given another port. */
export const DOCUMENTS_URL_FILE = 'documents-url';

/** Stored data is not what was written. The message is one sentence for the person who starts the product. */
export class DamagedDataError extends Error {
  override readonly name = 'DamagedDataError';
}

/** Another process holds the data folder. The message is one sentence for the person who starts the product. */
export class DataInUseError extends Error {
  override readonly name = 'DataInUseError';
}

/**
 * The code of an error from SQLite, such as 'SQLITE_BUSY'; undefined for other errors. Looks at the code and not at
 * the class: the native part keeps the class of whoever loaded it first, which in Jest is another test file.
 */
export const sqliteCodeOf = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' && error.code.startsWith('SQLITE_') ? error.code : undefined;
};

/**
 * Makes `dir` if it is missing and takes the exclusive lock `<dir>/<name>.lock` for the life of this process.
 * The operating system drops the lock when the process dies, however it dies: SQLite's file lock does exactly
 * that on every platform, where a file holding a process id would outlive a kill -9.
 *
 * @returns releases the lock
 * @throws DataInUseError when another holder has it, in this process or another
 */
export const lockDataFolder = (dir: string, name: string): (() => void) => {
  mkdirSync(dir, { recursive: true });
  const file = join(dir, `${name}.lock`);
  const lock = new Database(file, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (sqliteCodeOf(error)?.startsWith('SQLITE_BUSY')) {
      throw new DataInUseError(
        `The data folder ${dir} is in use by another running instance: stop that one, or choose another folder with --data.`,
      );
    }
    throw error;
  }
  return () => lock.close();
};
