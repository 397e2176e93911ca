import type Database from 'better-sqlite3';
import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createFile, damagedFile, openDataFile, type DataFileFormat, type Durability } from '../../data-file';
import { KEYS_FILE } from '../../data-folder';
import { Catalog } from './catalog';
import { wrongContentIn } from './verify';

const TABLES = {
  schema: `
    CREATE TABLE collections (
      id INTEGER PRIMARY KEY AUTOINCREMENT, db TEXT NOT NULL, name TEXT NOT NULL, uuid BLOB NOT NULL, crc INTEGER NOT NULL,
      UNIQUE (db, name)
    ) STRICT;
    CREATE TABLE indexes (
      id INTEGER PRIMARY KEY AUTOINCREMENT, collection INTEGER NOT NULL, spec BLOB NOT NULL, multikey INTEGER NOT NULL,
      crc INTEGER NOT NULL
    ) STRICT;
  `,
  wrongIn: wrongContentIn,
} as const;

/** What the document store keeps in its file. Version 1 had the keys in it too. */
export const DOCUMENT_FORMAT: DataFileFormat = {
  ...TABLES,
  store: 'document store',
  applicationId: 0x46484453,
  version: 2,
};

/** The same tables in the file beside it, for the one collection that holds keys. */
export const KEYS_FORMAT: DataFileFormat = {
  ...TABLES,
  store: 'key store',
  applicationId: 0x46484b53,
  version: 1,
};
/** The collection, of whatever database, that lies in the file of keys. */
export const KEYS_COLLECTION = 'identity_subject_keys';

const keysFileOf = (file: string): string => join(dirname(file), KEYS_FILE);

/**
 * Opens the two files of the store, making them if there are none. The keys come first: documents without them are
 * known to have lost them.
 */
export const openDocumentFiles = (
  file: string,
  durability: Durability,
): { readonly documents: Database.Database; readonly keys: Database.Database } => {
  const keysFile = keysFileOf(file);
  if (!existsSync(file)) openDataFile(KEYS_FORMAT, keysFile, durability).close();
  const format = { ...DOCUMENT_FORMAT, upgrade: (db: Database.Database) => moveKeys(db, keysFile) };
  const documents = openDataFile(format, file, durability);
  try {
    if (!existsSync(keysFile)) throw damagedFile(KEYS_FORMAT.store, keysFile, 'it is missing');
    return { documents, keys: openDataFile(KEYS_FORMAT, keysFile, durability) };
  } catch (error) {
    documents.close();
    throw error;
  }
};

/** One file for everything, in memory: for specifications. */
export const openInMemory = (): Database.Database => openDataFile(DOCUMENT_FORMAT, ':memory:', 'none');

/** As long as the documents still have the keys, the file of keys is made anew from them; then they lose them. */
const moveKeys = (db: Database.Database, keysFile: string): void => {
  const from = new Catalog(db);
  const found = from.all().filter(({ name }) => name === KEYS_COLLECTION);
  if (found.length === 0) {
    if (!existsSync(keysFile)) createFile(KEYS_FORMAT, keysFile);
    return;
  }
  for (const ending of ['-wal', '-shm']) rmSync(`${keysFile}${ending}`, { force: true });
  createFile(KEYS_FORMAT, keysFile, (draft) => {
    const to = new Catalog(draft);
    const copy = draft.transaction(() => {
      for (const { db: database, name, collection } of found)
        for (const { doc, bytes } of collection.scanAll({ keys: 0, docs: 0 }))
          to.ensure(database, name).insert(doc, bytes);
    });
    copy();
  });
  db.transaction(() => {
    for (const { db: database, name } of found) from.drop(database, name);
  })();
};
