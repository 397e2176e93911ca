import type { Database, Statement } from 'better-sqlite3';
import type { KeyRange } from './key-range';
import type { IndexTable } from './index-table';
import { fromRow, type StoredDocument } from './stored-document';
import type { DocumentRow } from './tables';

const FIRST_PAGE = 16;
const LAST_PAGE = 512;

/** How much a query looked at. */
export type ScanCounts = { keys: number; docs: number };

type KeyedRow = DocumentRow & { readonly key: Buffer };
type Page<R> = (last: R | undefined, size: number) => R[];

/**
 * Reads in pages that grow, so that looking for one document stays cheap, and so that no statement stays open:
 * an open one would lock out writes on the connection. A scan can therefore be left and taken up again later.
 */
function* paged<R>(page: Page<R>): Generator<R> {
  let last: R | undefined;
  for (let size = FIRST_PAGE; ; size = Math.min(size * 4, LAST_PAGE)) {
    const rows = page(last, size);
    yield* rows;
    if (rows.length < size) return;
    last = rows[rows.length - 1];
  }
}

/** All documents in insertion order. */
export const naturalScan = (
  db: Database,
  table: string,
): ((counts: ScanCounts) => Generator<StoredDocument>) => {
  const next = db.prepare<[number, number], DocumentRow>(
    `SELECT seq, doc, crc FROM ${table} WHERE seq > ? ORDER BY seq LIMIT ?`,
  );
  return function* (counts) {
    for (const row of paged<DocumentRow>((last, size) => next.all(last?.seq ?? 0, size))) {
      counts.docs++;
      yield fromRow(row);
    }
  };
};

/** The documents whose `_id` lies in a range, in the order of `_id`. */
export const idScan = (
  db: Database,
  table: string,
): ((range: KeyRange, reverse: boolean, counts: ScanCounts) => Generator<StoredDocument>) => {
  const columns = `SELECT id AS key, seq, doc, crc FROM ${table}`;
  const first = db.prepare<[Buffer, Buffer, number], KeyedRow>(
    `${columns} WHERE id >= ? AND id < ? ORDER BY id LIMIT ?`,
  );
  const onward = db.prepare<[Buffer, Buffer, number], KeyedRow>(
    `${columns} WHERE id > ? AND id < ? ORDER BY id LIMIT ?`,
  );
  const backward = db.prepare<[Buffer, Buffer, number], KeyedRow>(
    `${columns} WHERE id >= ? AND id < ? ORDER BY id DESC LIMIT ?`,
  );
  return function* ({ low, high }, reverse, counts) {
    const page: Page<KeyedRow> = (last, size) => {
      if (reverse) return backward.all(low, last?.key ?? high, size);
      return last === undefined ? first.all(low, high, size) : onward.all(last.key, high, size);
    };
    for (const row of paged(page)) {
      counts.keys++;
      counts.docs++;
      yield fromRow(row);
    }
  };
};

/** The documents in a range of a secondary index, in its order; one with several keys there appears several times. */
export const indexScan = (
  db: Database,
  table: string,
): ((
  index: IndexTable,
  range: KeyRange,
  reverse: boolean,
  counts: ScanCounts,
) => Generator<StoredDocument>) => {
  const statements = new Map<
    number,
    readonly [
      Statement<[Buffer, number, Buffer, number], KeyedRow>,
      Statement<[Buffer, number, Buffer, number], KeyedRow>,
    ]
  >();
  const prepare = (index: IndexTable) => {
    const source = `SELECT x.key, x.seq, d.doc, d.crc FROM ${index.table} x CROSS JOIN ${table} d ON d.seq = x.seq`;
    const made = [
      db.prepare<[Buffer, number, Buffer, number], KeyedRow>(
        `${source} WHERE (x.key, x.seq) > (?, ?) AND x.key < ? ORDER BY x.key, x.seq LIMIT ?`,
      ),
      db.prepare<[Buffer, number, Buffer, number], KeyedRow>(
        `${source} WHERE (x.key, x.seq) < (?, ?) AND x.key >= ? ORDER BY x.key DESC, x.seq DESC LIMIT ?`,
      ),
    ] as const;
    statements.set(index.id, made);
    return made;
  };
  return function* (index, { low, high }, reverse, counts) {
    const [forward, backward] = statements.get(index.id) ?? prepare(index);
    const page: Page<KeyedRow> = (last, size) =>
      reverse
        ? backward.all(last?.key ?? high, last?.seq ?? 0, low, size)
        : forward.all(last?.key ?? low, last?.seq ?? 0, high, size);
    for (const row of paged(page)) {
      counts.keys++;
      counts.docs++;
      yield fromRow(row);
    }
  };
};
