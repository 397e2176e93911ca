import type { Database, Statement } from 'better-sqlite3';
import { crc32 } from 'node:zlib';
import { StoreError } from '../errors';
import { decodeFields, encodeStored, isDoc, withinLimit, type Doc } from '../values/doc';
import { encodeKey, TAG } from '../values/key-encoding';
import { ownField, valuesAt } from '../values/paths';
import { ID_INDEX, sameKeyPattern, sameOptions, type IndexKeys, type IndexSpec } from './index-spec';
import type { IndexTable } from './index-table';
import { idScan, indexScan, naturalScan, type ScanCounts } from './scans';
import { fromRow, type StoredDocument } from './stored-document';
import { documentsTable, type DocumentRow } from './tables';
import type { KeyRange } from './key-range';

/**
 * The key of an `_id`.
 * @throws StoreError InvalidIdField for arrays, regular expressions and undefined; DollarPrefixedFieldName for a field
 *   in it that begins so
 */
export const idKeyOf = (doc: Doc): Buffer => {
  const key = encodeKey(doc['_id']);
  if (key[0] === TAG.array || key[0] === TAG.regex || key[0] === TAG.undefined) {
    throw new StoreError('InvalidIdField', "The '_id' value cannot be of this type");
  }
  const dollar = dollarIn(doc['_id']);
  if (dollar !== undefined)
    throw new StoreError(
      'DollarPrefixedFieldName',
      `_id fields may not contain '$'-prefixed fields: ${dollar} is not valid for storage.`,
    );
  return key;
};

const dollarIn = (id: unknown): string | undefined =>
  isDoc(id)
    ? (Object.keys(id).find((key) => key.startsWith('$')) ?? Object.values(id).map(dollarIn).find(Boolean))
    : undefined;

/** One collection: a table of BSON documents in insertion order, unique by `_id`, and its indexes. */
export class Collection {
  /** Set when the collection is dropped, so that open cursors end. */
  dropped = false;
  /** Whether a document was replaced or deleted since this was last looked at. */
  rewritten = false;
  readonly indexes: IndexTable[] = [];

  private readonly insertRow: Statement<[Buffer, Buffer, number]>;
  private readonly updateRow: Statement<[Buffer, number, number]>;
  private readonly deleteRow: Statement<[number]>;
  private readonly byId: Statement<[Buffer], DocumentRow>;
  private readonly bySeq: Statement<[number], DocumentRow>;
  private readonly natural: ReturnType<typeof naturalScan>;
  private readonly ids: ReturnType<typeof idScan>;
  private readonly indexed: ReturnType<typeof indexScan>;

  constructor(
    private readonly db: Database,
    readonly id: number,
    readonly namespace: string,
    readonly uuid: Buffer,
  ) {
    this.insertRow = db.prepare(`INSERT INTO ${this.table} (id, doc, crc) VALUES (?, ?, ?)`);
    this.updateRow = db.prepare(`UPDATE ${this.table} SET doc = ?, crc = ? WHERE seq = ?`);
    this.deleteRow = db.prepare(`DELETE FROM ${this.table} WHERE seq = ?`);
    this.byId = db.prepare(`SELECT seq, doc, crc FROM ${this.table} WHERE id = ?`);
    this.bySeq = db.prepare(`SELECT seq, doc, crc FROM ${this.table} WHERE seq = ?`);
    this.natural = naturalScan(db, this.table);
    this.ids = idScan(db, this.table);
    this.indexed = indexScan(db, this.table);
  }

  get table(): string {
    return documentsTable(this.id);
  }

  /** All definitions, the one on `_id` first. */
  get specs(): readonly IndexSpec[] {
    return [ID_INDEX, ...this.indexes.map(({ spec }) => spec)];
  }

  count(): number {
    return this.db.prepare<[], { n: number }>(`SELECT count(*) AS n FROM ${this.table}`).get()?.n ?? 0;
  }

  findById(id: Buffer): StoredDocument | undefined {
    const row = this.byId.get(id);
    return row === undefined ? undefined : fromRow(row);
  }

  findBySeq(seq: number): StoredDocument | undefined {
    const row = this.bySeq.get(seq);
    return row === undefined ? undefined : fromRow(row);
  }

  scanAll(counts: ScanCounts): Generator<StoredDocument> {
    return this.natural(counts);
  }

  scanIds(range: KeyRange, reverse: boolean, counts: ScanCounts): Generator<StoredDocument> {
    return this.ids(range, reverse, counts);
  }

  scanIndex(
    index: IndexTable,
    range: KeyRange,
    reverse: boolean,
    counts: ScanCounts,
  ): Generator<StoredDocument> {
    return this.indexed(index, range, reverse, counts);
  }

  /** Stores a new document. @param bytes its BSON with `_id` first, if it is at hand. @throws StoreError DuplicateKey */
  insert(doc: Doc, bytes?: Buffer): void {
    const stored = bytes === undefined ? encodeStored(doc) : withinLimit(bytes);
    const id = idKeyOf(doc);
    if (this.byId.get(id) !== undefined) throw this.duplicate(ID_INDEX, doc);
    const keys = this.checkedKeys(doc, 0);
    const seq = Number(this.insertRow.run(id, stored, crc32(stored)).lastInsertRowid);
    this.indexes.forEach((index, i) => index.replace(seq, [], keys[i] ?? index.keysOf(doc)));
  }

  /** Stores the new version of a document. @returns false if nothing changed. @throws StoreError DuplicateKey */
  replace(before: StoredDocument, doc: Doc): boolean {
    return this.rewrite(before, encodeStored(doc), doc);
  }

  /**
   * The same of its BSON.
   * @param doc at least its indexed fields
   */
  rewrite(before: StoredDocument, bytes: Buffer, doc = decodeFields(bytes, this.indexedFields())): boolean {
    const stored = withinLimit(bytes);
    if (stored.equals(before.bytes)) return false;
    const keys = this.checkedKeys(doc, before.seq);
    this.rewritten = true;
    const indexed = before.fields(this.indexedFields());
    this.updateRow.run(stored, crc32(stored), before.seq);
    this.indexes.forEach((index, i) =>
      index.replace(before.seq, index.keysOf(indexed).keys, keys[i] ?? index.keysOf(doc)),
    );
    return true;
  }

  delete(stored: StoredDocument): void {
    this.rewritten = true;
    const indexed = stored.fields(this.indexedFields());
    for (const index of this.indexes)
      index.replace(stored.seq, index.keysOf(indexed).keys, { keys: [], multikey: 0 });
    this.deleteRow.run(stored.seq);
  }

  /** Adds an index and fills it. @returns false if it was there. @throws StoreError DuplicateKey, IndexOptionsConflict, IndexKeySpecsConflict */
  createIndex(spec: IndexSpec, make: () => IndexTable): boolean {
    if (sameKeyPattern(spec, ID_INDEX)) return false;
    const same = this.indexes.find(
      (index) => index.spec.name === spec.name || sameKeyPattern(index.spec, spec),
    );
    if (same !== undefined) {
      if (same.spec.name === spec.name && sameOptions(same.spec, spec)) return false;
      const code = sameKeyPattern(same.spec, spec) ? 'IndexOptionsConflict' : 'IndexKeySpecsConflict';
      throw new StoreError(
        code,
        `An index with the same ${code === 'IndexOptionsConflict' ? 'key pattern' : 'name'} exists with other options: ${same.spec.name}`,
      );
    }
    const index = make();
    for (const stored of this.scanAll({ keys: 0, docs: 0 })) {
      const keys = index.keysOf(stored.doc);
      if (index.conflict(keys, stored.seq) !== undefined) throw this.duplicate(spec, stored.doc);
      index.replace(stored.seq, [], keys);
    }
    this.indexes.push(index);
    return true;
  }

  /** Removes an index by name. @returns false if there is none */
  dropIndex(name: string): boolean {
    const at = this.indexes.findIndex(({ spec }) => spec.name === name);
    if (at < 0) return false;
    for (const index of this.indexes.splice(at, 1)) index.remove();
    return true;
  }

  /** The names of a document's own fields that its indexes look at. */
  private indexedFields(): ReadonlySet<string> {
    return new Set(this.indexes.flatMap(({ fields }) => fields.map(({ path }) => ownField(path))));
  }

  private checkedKeys(doc: Doc, seq: number): readonly IndexKeys[] {
    return this.indexes.map((index) => {
      const keys = index.keysOf(doc);
      if (index.conflict(keys, seq) !== undefined) throw this.duplicate(index.spec, doc);
      return keys;
    });
  }

  private duplicate({ name, key }: IndexSpec, doc: Doc): StoreError {
    const values = Object.keys(key).map((path) => [path, valuesAt(doc, path.split('.'))[0] ?? null] as const);
    const shown = values.map(([path, value]) => `${path}: ${JSON.stringify(value)}`).join(', ');
    return new StoreError(
      'DuplicateKey',
      `E11000 duplicate key error collection: ${this.namespace} index: ${name} dup key: { ${shown} }`,
      {
        keyPattern: { ...key },
        keyValue: Object.fromEntries(values),
      },
    );
  }
}
