import type Database from 'better-sqlite3';
import { openDataFile, type DataFileFormat, type Durability } from '../../data-file';
import { wrongContentIn } from './verify';

/** What the document store keeps in its file. */
export const DOCUMENT_FORMAT: DataFileFormat = {
  store: 'document store',
  applicationId: 0x46484453,
  version: 1,
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
};

/** Opens the document store's file; see {@link openDataFile}. */
export const openDocumentFile = (file: string, durability: Durability): Database.Database =>
  openDataFile(DOCUMENT_FORMAT, file, durability);
