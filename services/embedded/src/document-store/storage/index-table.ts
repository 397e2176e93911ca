import type { Database, Statement } from 'better-sqlite3';
import { decode, type Doc } from '../values/doc';
import { sortFields, type SortField } from '../query/sort';
import { entriesTable, entryChecksum, indexChecksum, type IndexRow } from './tables';
import { indexKeysOf, type IndexKeys, type IndexSpec } from './index-spec';

/** One secondary index: a table of (key, document) pairs in key order. */
export class IndexTable {
  readonly id: number;
  readonly spec: IndexSpec;
  readonly fields: readonly SortField[];
  /** Compiled from the definition: the keys of a document. */
  readonly keysOf: (doc: Doc) => IndexKeys;
  /** Fields for which some document has had several keys, a bit for each. */
  multikey: number;
  private readonly add: Statement<[Buffer, number, number]>;
  private readonly drop: Statement<[Buffer, number]>;
  private readonly holder: Statement<[Buffer, number], { readonly seq: number }>;
  private readonly mark: Statement<[number, number, number]>;

  constructor(
    private readonly db: Database,
    private readonly row: Omit<IndexRow, 'crc'>,
    /** Called when the row of the index itself changes, so that an undone write takes it back. */
    private readonly changed: () => void,
  ) {
    this.id = row.id;
    this.spec = decode(row.spec) as IndexSpec;
    this.multikey = row.multikey;
    this.fields = sortFields(this.spec.key);
    this.keysOf = indexKeysOf(this.spec);
    this.add = db.prepare(`INSERT INTO ${this.table} (key, seq, crc) VALUES (?, ?, ?)`);
    this.drop = db.prepare(`DELETE FROM ${this.table} WHERE key = ? AND seq = ?`);
    this.holder = db.prepare(`SELECT seq FROM ${this.table} WHERE key = ? AND seq <> ? LIMIT 1`);
    this.mark = db.prepare('UPDATE indexes SET multikey = ?, crc = ? WHERE id = ?');
  }

  get table(): string {
    return entriesTable(this.id);
  }

  /** The first of these keys that another document holds already, if the index is unique. */
  conflict({ keys }: IndexKeys, seq: number): Buffer | undefined {
    return this.spec.unique ? keys.find((key) => this.holder.get(key, seq) !== undefined) : undefined;
  }

  /** Brings the entries of one document from its former keys to its new ones. */
  replace(seq: number, before: readonly Buffer[], { keys, multikey }: IndexKeys): void {
    const [only] = before;
    if (before.length === 1 && keys.length === 1 && only && keys[0]?.equals(only)) return;
    for (const key of before) if (!keys.some((kept) => kept.equals(key))) this.drop.run(key, seq);
    for (const key of keys)
      if (!before.some((kept) => kept.equals(key))) this.add.run(key, seq, entryChecksum(key, seq));
    if ((multikey & ~this.multikey) === 0) return;
    this.changed();
    this.multikey |= multikey;
    this.mark.run(this.multikey, indexChecksum({ ...this.row, multikey: this.multikey }), this.id);
  }

  /** Removes the table. */
  remove(): void {
    this.db.exec(`DROP TABLE ${this.table}`);
    this.db.prepare('DELETE FROM indexes WHERE id = ?').run(this.id);
  }
}
