import { Long } from 'bson';
import { notServed, StoreError } from '../errors';
import { sortFields, type SortField } from '../query/sort';
import { isDoc, type Doc } from '../values/doc';
import { invert, sameValue } from '../values/key-encoding';
import { arrayOn, keysAt, valuesAt } from '../values/paths';

/** An index as `createIndexes` defines it and `listIndexes` shows it. */
export type IndexSpec = {
  readonly name: string;
  readonly key: Readonly<Record<string, 1 | -1>>;
  readonly unique?: true;
  readonly sparse?: true;
  /** Seconds after the date in the indexed field at which a document expires. */
  readonly expireAfterSeconds?: number;
};

/** The keys one document has in an index, and in which fields it has more than one (a bit for each field). */
export type IndexKeys = { readonly keys: readonly Buffer[]; readonly multikey: number };

const NONE: IndexKeys = { keys: [], multikey: 0 };

/** The definition of the index that every collection has. */
export const ID_INDEX: IndexSpec = { name: '_id_', key: { _id: 1 } };

const readKey = (key: unknown): Record<string, 1 | -1> => {
  if (!isDoc(key) || Object.keys(key).length === 0)
    throw new StoreError('CannotCreateIndex', 'Index keys cannot be empty.');
  const entries = Object.entries(key).map(([path, direction]) => {
    const order = direction instanceof Long ? direction.toNumber() : direction;
    if (typeof order !== 'number' || order === 0 || path.includes('$') || path === '') {
      throw new StoreError(
        'CannotCreateIndex',
        `Values in the index key pattern must be 1 or -1: '${path}' is not supported`,
      );
    }
    return [path, order > 0 ? 1 : -1] as const;
  });
  return Object.fromEntries(entries);
};

const readExpiry = (seconds: unknown, fields: number): number => {
  const value = seconds instanceof Long ? seconds.toNumber() : seconds;
  if (typeof value !== 'number' || value < 0 || value > 0x7fffffff) {
    throw new StoreError('CannotCreateIndex', 'TTL index expireAfterSeconds must be within 0 and 2147483647');
  }
  if (fields > 1)
    throw new StoreError(
      'CannotCreateIndex',
      'TTL indexes are single-field indexes, compound indexes do not support TTL',
    );
  return value;
};

/** Reads one entry of `createIndexes`. @throws StoreError CannotCreateIndex, BadValue */
export const readIndexSpec = (given: unknown): IndexSpec => {
  if (!isDoc(given)) throw new StoreError('TypeMismatch', 'index specifications must be objects');
  const key = readKey(given['key']);
  const {
    name,
    unique,
    sparse,
    partialFilterExpression: partial,
    expireAfterSeconds: expiry,
    collation,
  } = given;
  if (typeof name !== 'string' || name === '')
    throw new StoreError('CannotCreateIndex', 'an index needs a name');
  if (collation !== undefined) throw notServed('An index with a collation');
  if (partial !== undefined) throw notServed('A partial index');
  return {
    name,
    key,
    ...(unique ? { unique: true } : {}),
    ...(sparse ? { sparse: true } : {}),
    ...(expiry === undefined ? {} : { expireAfterSeconds: readExpiry(expiry, Object.keys(key).length) }),
  };
};

/** True if two definitions index the same fields in the same order. */
export const sameKeyPattern = (a: IndexSpec, b: IndexSpec): boolean => sameValue({ ...a.key }, { ...b.key });

/** True if two definitions are the same but for their names. */
export const sameOptions = (a: IndexSpec, b: IndexSpec): boolean => {
  const plain = ({ unique, sparse, expireAfterSeconds }: IndexSpec): Doc => ({
    unique: unique ?? null,
    sparse: sparse ?? null,
    expiry: expireAfterSeconds ?? null,
  });
  return sameKeyPattern(a, b) && sameValue(plain(a), plain(b));
};

const combinations = (components: readonly (readonly Buffer[])[]): Buffer[] =>
  components
    .reduce<Buffer[][]>((made, keys) => made.flatMap((before) => keys.map((key) => [...before, key])), [[]])
    .map((parts) => Buffer.concat(parts));

/**
 * Compiles what an index stores of a document. The items that several fields find in one array are combined freely,
 * not item by item: whatever conditions a query sets on these fields, every match is found.
 *
 * @throws StoreError CannotIndexParallelArrays, when used, for a document with two different arrays
 */
export const indexKeysOf = (spec: IndexSpec): ((doc: Doc) => IndexKeys) => {
  const fields = sortFields(spec.key);
  const isMissing = (doc: Doc, { parts }: SortField): boolean =>
    valuesAt(doc, parts).every((value) => value === undefined);
  return (doc) => {
    if (spec.sparse && fields.every((field) => isMissing(doc, field))) return NONE;
    const components = fields.map(({ parts, descending }) => {
      const keys = keysAt(doc, parts);
      return descending ? keys.map(invert) : keys;
    });
    const arrays = new Set(fields.length > 1 ? fields.flatMap(({ parts }) => arrayOn(doc, parts) ?? []) : []);
    if (arrays.size > 1) {
      throw new StoreError(
        'CannotIndexParallelArrays',
        `cannot index parallel arrays ${[...arrays].map((path) => `[${path}]`).join(' ')}`,
      );
    }
    const multikey = components.reduce((bits, keys, i) => (keys.length > 1 ? bits | (1 << i) : bits), 0);
    return { keys: combinations(components), multikey };
  };
};
