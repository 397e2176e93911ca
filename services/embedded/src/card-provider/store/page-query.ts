import type { Kind } from './kinds';

/** Which objects of a kind are asked for. */
export type PageQuery = {
  readonly limit: number;
  readonly after?: string;
  readonly before?: string;
  /** By field: one of the values. */
  readonly where?: Readonly<Record<string, string | readonly string[]>>;
  readonly created?: Readonly<Partial<Record<Comparison, number>>>;
};

export type Comparison = 'gt' | 'gte' | 'lt' | 'lte';

/** What was found, and whether there is more in the direction that was asked for. */
export type Page<T> = { readonly data: readonly T[]; readonly hasMore: boolean };

const OPERATORS: Readonly<Record<Comparison, string>> = { gt: '>', gte: '>=', lt: '<', lte: '<=' };

const isComparison = (name: string): name is Comparison => name in OPERATORS;

/** The statement for a page, one row longer than it, which tells whether there is more. */
export const pageStatement = (
  kind: Kind,
  { limit, before, where = {}, created = {} }: PageQuery,
  cursor: number | undefined,
): { readonly sql: string; readonly values: readonly unknown[] } => {
  const conditions = ['o.kind = ?'];
  const values: unknown[] = [kind];
  if (cursor !== undefined) {
    conditions.push(`o.seq ${before === undefined ? '<' : '>'} ?`);
    values.push(cursor);
  }
  for (const [name, second] of Object.entries(created)) {
    if (!isComparison(name)) continue;
    conditions.push(`o.created ${OPERATORS[name]} ?`);
    values.push(second);
  }
  for (const [field, wanted] of Object.entries(where)) {
    const any = typeof wanted === 'string' ? [wanted] : wanted;
    conditions.push(
      `o.seq IN (SELECT seq FROM refs WHERE kind = ? AND field = ? AND value IN (${any.map(() => '?').join(', ')}))`,
    );
    values.push(kind, field, ...any);
  }
  const order = before === undefined ? 'DESC' : 'ASC';
  return {
    sql: `SELECT o.body FROM objects o WHERE ${conditions.join(' AND ')} ORDER BY o.seq ${order} LIMIT ?`,
    values: [...values, limit + 1],
  };
};
