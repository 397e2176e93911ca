import type { Database } from 'better-sqlite3';
import { randomUUID } from 'node:crypto';
import { StoreError } from '../errors';
import { encode } from '../values/doc';
import { Collection } from './collection';
import type { IndexSpec } from './index-spec';
import { IndexTable } from './index-table';
import {
  collectionChecksum,
  documentsSql,
  entriesSql,
  indexChecksum,
  type CollectionRow,
  type IndexRow,
} from './tables';

/** A collection with its names. */
export type Entry = { readonly db: string; readonly name: string; readonly collection: Collection };

const checkedName = (db: string, name: string): void => {
  if (
    name === '' ||
    name.includes('\0') ||
    name.includes('$') ||
    name.startsWith('.') ||
    name.endsWith('.')
  ) {
    throw new StoreError('InvalidNamespace', `Invalid namespace specified '${db}.${name}'`);
  }
  if (db === '' || /[/\\. "$\0]/.test(db))
    throw new StoreError('InvalidNamespace', `Invalid database name: '${db}'`);
};

/** All collections of all databases. The tables of the file hold it; this keeps it at hand. */
export class Catalog {
  /** Grows with each collection or index made, renamed or dropped, and each index that changes in kind. */
  version = 0;
  private readonly changed = (): void => void this.version++;
  private droppedOne = false;
  private readonly entries = new Map<string, Entry>();

  constructor(readonly file: Database) {
    this.reload();
  }

  /** Reads everything again, after a transaction was rolled back. */
  reload(): void {
    this.entries.clear();
    const rows = this.file.prepare<[], CollectionRow>('SELECT * FROM collections ORDER BY id').all();
    const indexRows = this.file.prepare<[number], IndexRow>(
      'SELECT * FROM indexes WHERE collection = ? ORDER BY id',
    );
    for (const { id, db, name, uuid } of rows) {
      const collection = new Collection(this.file, id, `${db}.${name}`, uuid);
      for (const row of indexRows.all(id))
        collection.indexes.push(new IndexTable(this.file, row, this.changed));
      this.entries.set(`${db}.${name}`, { db, name, collection });
    }
  }

  all(): readonly Entry[] {
    return [...this.entries.values()];
  }

  /** Whether a document was replaced or deleted, or a collection dropped, since this was asked last. */
  takeRewritten(): boolean {
    const rewritten = this.droppedOne || this.all().some(({ collection }) => collection.rewritten);
    this.droppedOne = false;
    for (const { collection } of this.all()) collection.rewritten = false;
    return rewritten;
  }

  in(db: string): readonly Entry[] {
    return this.all().filter((entry) => entry.db === db);
  }

  find(db: string, name: string): Collection | undefined {
    return this.entries.get(`${db}.${name}`)?.collection;
  }

  /** The collection, made if it is missing. @throws StoreError InvalidNamespace */
  ensure(db: string, name: string): Collection {
    return this.find(db, name) ?? this.create(db, name);
  }

  drop(db: string, name: string): boolean {
    const collection = this.find(db, name);
    if (collection === undefined) return false;
    this.version++;
    this.droppedOne = true;
    for (const index of collection.indexes) index.remove();
    this.file.exec(`DROP TABLE ${collection.table}`);
    this.file.prepare('DELETE FROM collections WHERE id = ?').run(collection.id);
    collection.dropped = true;
    this.entries.delete(`${db}.${name}`);
    return true;
  }

  /** @throws StoreError NamespaceNotFound, NamespaceExists, InvalidNamespace */
  rename(from: { db: string; name: string }, to: { db: string; name: string }, dropTarget: boolean): void {
    checkedName(to.db, to.name);
    const collection = this.find(from.db, from.name);
    if (collection === undefined)
      throw new StoreError('NamespaceNotFound', `Source collection ${from.db}.${from.name} does not exist`);
    if (from.db === to.db && from.name === to.name)
      throw new StoreError('IllegalOperation', "Can't rename a collection to itself");
    if (this.find(to.db, to.name) !== undefined && !dropTarget)
      throw new StoreError('NamespaceExists', 'target namespace exists');
    this.drop(to.db, to.name);
    const crc = collectionChecksum({ ...to, uuid: collection.uuid });
    const enter = this.file.prepare('UPDATE collections SET db = ?, name = ?, crc = ? WHERE id = ?');
    enter.run(to.db, to.name, crc, collection.id);
    collection.dropped = true;
    this.version++;
    this.reload();
  }

  /** @see Collection.createIndex */
  createIndex(collection: Collection, spec: IndexSpec): boolean {
    this.version++;
    return collection.createIndex(spec, () => {
      const row = { collection: collection.id, spec: encode({ ...spec }), multikey: 0 };
      const enter = this.file.prepare(
        'INSERT INTO indexes (collection, spec, multikey, crc) VALUES (?, ?, ?, ?)',
      );
      const inserted = enter.run(row.collection, row.spec, row.multikey, indexChecksum(row));
      const id = Number(inserted.lastInsertRowid);
      this.file.exec(entriesSql(id));
      return new IndexTable(this.file, { id, ...row }, this.changed);
    });
  }

  dropIndex(collection: Collection, name: string): boolean {
    this.version++;
    return collection.dropIndex(name);
  }

  private create(db: string, name: string): Collection {
    checkedName(db, name);
    this.version++;
    const uuid = Buffer.from(randomUUID().replaceAll('-', ''), 'hex');
    const enter = this.file.prepare('INSERT INTO collections (db, name, uuid, crc) VALUES (?, ?, ?, ?)');
    const id = Number(enter.run(db, name, uuid, collectionChecksum({ db, name, uuid })).lastInsertRowid);
    this.file.exec(documentsSql(id));
    const collection = new Collection(this.file, id, `${db}.${name}`, uuid);
    this.entries.set(`${db}.${name}`, { db, name, collection });
    return collection;
  }
}
