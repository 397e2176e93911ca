import type { Database } from 'better-sqlite3';
import { crc32 } from 'node:zlib';
import {
  collectionChecksum,
  documentsSql,
  documentsTable,
  entriesSql,
  entriesTable,
  entryChecksum,
  indexChecksum,
  type CollectionRow,
  type DocumentRow,
  type EntryRow,
  type IndexRow,
} from './tables';

/** Whether some document has several entries in an index. */
const holdsSeveralKeys = (db: Database, id: number): boolean =>
  db
    .prepare<[], number>(`SELECT count(*) > count(DISTINCT seq) FROM ${entriesTable(id)}`)
    .pluck()
    .get() === 1;

/**
 * Compares every row with its checksum, and the tables there are with those there should be.
 *
 * @returns what is not what was written, or null
 */
export const wrongContentIn = (db: Database): string | null => {
  const wrong = (what: string): string => `${what} is not what was written`;
  const collections = db.prepare<[], CollectionRow>('SELECT * FROM collections').all();
  const indexes = db.prepare<[], IndexRow>('SELECT * FROM indexes').all();
  for (const row of collections)
    if (collectionChecksum(row) !== row.crc) return wrong(`the entry of collection ${row.id}`);
  for (const row of indexes) if (indexChecksum(row) !== row.crc) return wrong(`the entry of index ${row.id}`);

  const wanted = [
    ...collections.map(({ id }) => documentsSql(id)),
    ...indexes.map(({ id }) => entriesSql(id)),
  ].sort();
  const tables = db.prepare<[], { sql: string }>(
    "SELECT sql FROM sqlite_schema WHERE name LIKE 'documents#_%' ESCAPE '#' OR name LIKE 'index#_%' ESCAPE '#' ORDER BY sql",
  );
  if (JSON.stringify(tables.all().map(({ sql }) => sql)) !== JSON.stringify(wanted))
    return wrong('the list of tables');

  for (const { id, db: database, name } of collections) {
    const rows = db.prepare<[], DocumentRow>(`SELECT seq, doc, crc FROM ${documentsTable(id)}`);
    for (const { seq, doc, crc } of rows.iterate()) {
      if (crc32(doc) !== crc) return wrong(`document ${seq} of ${database}.${name}`);
    }
  }
  for (const { id, multikey } of indexes) {
    const entries = db.prepare<[], EntryRow>(`SELECT key, seq, crc FROM ${entriesTable(id)}`);
    for (const { key, seq, crc } of entries.iterate()) {
      if (entryChecksum(key, seq) !== crc) return wrong(`an entry of index ${id}`);
    }
    if (multikey === 0 && holdsSeveralKeys(db, id)) return wrong(`the kind of index ${id}`);
  }
  return null;
};
