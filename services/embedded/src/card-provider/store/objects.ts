import type Database from 'better-sqlite3';
import { FIELDS, type Kind, type Kinds } from './kinds';
import { pageStatement, type Page, type PageQuery } from './page-query';

/** What the provider knows of an object and tells nobody. */
export type Inside = Readonly<Record<string, string>>;

const ALL = 1_000_000_000;

type Row = { readonly seq: number; readonly kind: string; readonly body: string; readonly inside: string };
type Fields = Readonly<Record<string, unknown>>;

/** The id of what a field holds, whether the object is in it or its id. */
export const idOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const asRef = (value: unknown): string | null => {
  if (typeof value === 'string') return value === '' ? null : value;
  if (typeof value === 'boolean' || typeof value === 'number') return String(value);
  return isObject(value) && typeof value['id'] === 'string' ? value['id'] : null;
};

/** All objects of the provider, in one table, found by id, by kind in the order of their making, and by fields. */
export class Objects {
  private readonly byId;
  private readonly insertRow;
  private readonly updateRow;
  private readonly addRef;
  private readonly dropRefs;

  constructor(private readonly db: Database.Database) {
    this.byId = db.prepare<[string], Row>('SELECT seq, kind, body, inside FROM objects WHERE id = ?');
    this.insertRow = db.prepare<[string, string, number, string, string]>(
      'INSERT INTO objects (id, kind, created, body, inside) VALUES (?, ?, ?, ?, ?)',
    );
    this.updateRow = db.prepare<[string, string, number]>(
      'UPDATE objects SET body = ?, inside = ? WHERE seq = ?',
    );
    this.addRef = db.prepare<[string, string, string, number | bigint]>(
      'INSERT INTO refs (kind, field, value, seq) VALUES (?, ?, ?, ?)',
    );
    this.dropRefs = db.prepare<[number]>('DELETE FROM refs WHERE seq = ?');
  }

  insert<K extends Kind>(kind: K, body: Kinds[K], created: number, inside: Inside = {}): Kinds[K] {
    const row = this.insertRow.run(body.id, kind, created, JSON.stringify(body), JSON.stringify(inside));
    this.refer(kind, { ...inside, ...body }, row.lastInsertRowid);
    return body;
  }

  /** @returns the object, or undefined when there is none of that kind */
  get<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
    const row = this.byId.get(id);
    return row?.kind === kind ? (JSON.parse(row.body) as Kinds[K]) : undefined;
  }

  /** The object of whatever kind, as it is answered. */
  any(id: string): Fields | undefined {
    const row = this.byId.get(id);
    return row && (JSON.parse(row.body) as Fields);
  }

  inside(id: string): Inside {
    return JSON.parse(this.byId.get(id)?.inside ?? '{}') as Inside;
  }

  /** Changes fields of an object that is there. */
  update<K extends Kind>(kind: K, id: string, change: Partial<Kinds[K]>, inside: Inside = {}): Kinds[K] {
    const row = this.byId.get(id);
    if (row?.kind !== kind) throw new Error(`there is no ${kind} ${id}`);
    const body = { ...(JSON.parse(row.body) as Kinds[K]), ...change };
    const known = { ...(JSON.parse(row.inside) as Inside), ...inside };
    this.updateRow.run(JSON.stringify(body), JSON.stringify(known), row.seq);
    this.dropRefs.run(row.seq);
    this.refer(kind, { ...known, ...body }, row.seq);
    return body;
  }

  /** One page, the newest first. @returns undefined when the object that it starts at is not there */
  page<K extends Kind>(kind: K, query: PageQuery): Page<Kinds[K]> | undefined {
    const cursor = query.after ?? query.before;
    const at = cursor === undefined ? undefined : this.byId.get(cursor);
    if (cursor !== undefined && at?.kind !== kind) return undefined;
    const { sql, values } = pageStatement(kind, query, at?.seq);
    const rows = this.db.prepare<unknown[], { body: string }>(sql).all(...values);
    const shown = rows.slice(0, query.limit).map(({ body }) => JSON.parse(body) as Kinds[K]);
    return { data: query.before === undefined ? shown : shown.reverse(), hasMore: rows.length > query.limit };
  }

  /** All that match, the newest first. */
  all<K extends Kind>(kind: K, where: Readonly<Record<string, string>>): readonly Kinds[K][] {
    return this.page(kind, { where, limit: ALL })?.data ?? [];
  }

  private refer(kind: Kind, fields: Fields, seq: number | bigint): void {
    for (const field of FIELDS[kind]) {
      const value = asRef(fields[field]);
      if (value !== null) this.addRef.run(kind, field, value, seq);
    }
  }
}
