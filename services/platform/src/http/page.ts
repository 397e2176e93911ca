import type { ReadFilter, ReadModelReader } from '@fieldhouse/kernel/runtime';
import type { Positioned, ReadModelDocument } from '@fieldhouse/kernel';
import { HttpProblem } from './problem';

const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([\w.-]{1,80})$/;

/** Which page: the one after a cursor, or the first, with so many rows at most. */
export type PageAsked = { readonly after?: string; readonly limit: number; readonly atLeast?: string };
/** `next`: the cursor of the page that follows; null on the last one. */
export type Page<Row> = { readonly rows: readonly Row[]; readonly next: string | null };

/** A cursor that is none of ours. */
export const malformedCursor = (): HttpProblem =>
  new HttpProblem(400, 'cursor_malformed', 'Malformed cursor', 'Send `next` as you got it.');

/**
 * A page of a list in the order of a field that is an instant (ISO-8601 UTC), and of ids within it: 1 oldest first,
 * −1 newest first.
 * @throws 400 for a cursor that is none of ours
 */
export const pageOf = async <Document extends ReadModelDocument>(
  reader: ReadModelReader<Document>,
  [field, order]: readonly [field: string & keyof Document, order: 1 | -1],
  where: ReadFilter<Document>,
  { after, limit, atLeast }: PageAsked,
): Promise<Page<Positioned<Document>>> => {
  const [, from, id] = after === undefined ? [] : (CURSOR.exec(after) ?? []);
  if (after !== undefined && (from === undefined || id === undefined)) throw malformedCursor();
  await reader.atLeast(atLeast);
  const side = order === 1 ? '$gt' : '$lt';
  const beyond =
    from === undefined
      ? {}
      : { $or: [{ [field]: { [side]: from } }, { [field]: from, _id: { [side]: id } }] };
  const found = await reader
    .find({ ...where, ...beyond })
    .sort({ [field]: order, _id: order })
    .limit(limit + 1)
    .toArray();
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last ? `${String(last[field])}_${last._id}` : null };
};
