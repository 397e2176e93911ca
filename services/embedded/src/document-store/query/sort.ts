import { Long } from 'bson';
import { StoreError } from '../errors';
import { isDoc, type Doc } from '../values/doc';
import { invert } from '../values/key-encoding';
import { keysAt } from '../values/paths';

/** One field of a sort or of an index. */
export type SortField = {
  readonly path: string;
  readonly parts: readonly string[];
  readonly descending: boolean;
};

/** Reads `{ field: 1 | -1, … }`. @throws StoreError BadValue for other directions. */
export const sortFields = (spec: unknown): readonly SortField[] => {
  if (spec === undefined || spec === null) return [];
  if (!isDoc(spec)) throw new StoreError('TypeMismatch', 'sort specifications must be objects');
  return Object.entries(spec).map(([path, direction]) => {
    const order = direction instanceof Long ? direction.toNumber() : direction;
    if (order !== 1 && order !== -1) {
      throw new StoreError('BadValue', '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    }
    return { path, parts: path.split('.'), descending: order === -1 };
  });
};

/** The bytes by which a document sorts: the smallest item of an array ascending, the largest descending. */
export const sortKey = (doc: unknown, fields: readonly SortField[]): Buffer => {
  const parts = fields.map(({ parts: path, descending }) => {
    const keys = keysAt(doc, path);
    const key = (descending ? keys[keys.length - 1] : keys[0]) ?? Buffer.alloc(0);
    return descending ? invert(key) : key;
  });
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
};

/** Sorts keyed items in place; equal ones keep their order. */
export const sortByKey = <T extends { readonly key: Buffer }>(items: T[]): T[] =>
  items.sort((a, b) => Buffer.compare(a.key, b.key));

/** The documents in the order of a sort specification; equal ones keep their order. */
export const sorted = (docs: readonly Doc[], spec: unknown): Doc[] => {
  const fields = sortFields(spec);
  return sortByKey(docs.map((doc) => ({ key: sortKey(doc, fields), doc }))).map(({ doc }) => doc);
};
