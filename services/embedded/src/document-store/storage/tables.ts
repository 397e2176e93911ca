import { crc32 } from 'node:zlib';

/** A row of the table of collections. */
export type CollectionRow = {
  readonly id: number;
  readonly db: string;
  readonly name: string;
  readonly uuid: Buffer;
  readonly crc: number;
};
/** A row of the table of indexes; `spec` is its definition as BSON. */
export type IndexRow = {
  readonly id: number;
  readonly collection: number;
  readonly spec: Buffer;
  readonly multikey: number;
  readonly crc: number;
};
/** A row of a collection's table; `seq` gives the order of insertion. */
export type DocumentRow = { readonly seq: number; readonly doc: Buffer; readonly crc: number };
/** A row of an index's table. */
export type EntryRow = { readonly key: Buffer; readonly seq: number; readonly crc: number };

/** The tables of one collection and one index, by their ids. */
export const documentsTable = (id: number): string => `documents_${id}`;
export const entriesTable = (id: number): string => `index_${id}`;

/** What makes these tables. */
export const documentsSql = (id: number): string =>
  `CREATE TABLE ${documentsTable(id)} (seq INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, doc BLOB NOT NULL, crc INTEGER NOT NULL) STRICT`;
export const entriesSql = (id: number): string =>
  `CREATE TABLE ${entriesTable(id)} (key BLOB, seq INTEGER, crc INTEGER NOT NULL, PRIMARY KEY (key, seq)) STRICT, WITHOUT ROWID`;

/**
 * The checksums of rows. They leave out the row's own id, by which its table is named: tables that do not fit the
 * rows are noticed anyhow.
 */
export const collectionChecksum = ({ db, name, uuid }: Pick<CollectionRow, 'db' | 'name' | 'uuid'>): number =>
  crc32(uuid, crc32(`${db}/${name}`));
export const indexChecksum = ({
  collection,
  spec,
  multikey,
}: Pick<IndexRow, 'collection' | 'spec' | 'multikey'>): number =>
  crc32(spec, crc32(`${collection}/${multikey}`));
export const entryChecksum = (key: Buffer, seq: number): number => crc32(key, seq % 0xffffffff);
