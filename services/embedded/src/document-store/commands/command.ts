import { Long } from 'bson';
import { notServed, StoreError } from '../errors';
import type { Catalog } from '../storage/catalog';
import type { Collection } from '../storage/collection';
import { isDoc, type Doc } from '../values/doc';
import type { Cursors } from './cursors';

/** What a command works with. */
export type CommandContext = {
  /** Of the file in which the command runs. */
  readonly catalog: Catalog;
  /** Of all files, for what is about every collection. */
  readonly catalogs: readonly Catalog[];
  readonly cursors: Cursors;
  readonly db: string;
  readonly command: Doc;
  readonly connectionId: number;
};

/** An answer: a document, or BSON that is ready. */
export type Answer = Doc | Buffer;

/** Work that ends in a result and may be left for others at each pause. */
export type Pausing<T> = Generator<undefined, T>;

/**
 * A command; a reading one may pause on the way to its answer. One that `writes` runs in a transaction and is answered
 * when that is durable; one that `reads` sees only what is; one that is `free` touches no data and never waits.
 */
export type Command = {
  readonly kind: 'free' | 'reads' | 'writes';
  readonly run: (context: CommandContext) => Answer | Pausing<Answer>;
};

/** Commands by name. */
export type Commands = Readonly<Record<string, Command>>;

/** A command without data. */
export const free = (run: Command['run']): Command => ({ kind: 'free', run });

/** A command that only reads. */
export const reads = (run: Command['run']): Command => ({ kind: 'reads', run });

/** A command that writes. */
export const writes = (run: Command['run']): Command => ({ kind: 'writes', run });

/** The collection a command names, in its first field unless told otherwise. @throws StoreError InvalidNamespace */
export const collectionName = (
  { command }: CommandContext,
  field = Object.keys(command)[0] ?? '',
): string => {
  const name = command[field];
  if (typeof name === 'string' && name !== '') return name;
  throw new StoreError('InvalidNamespace', `collection name has invalid type or is empty in '${field}'`);
};

/** The collection a command names, if it exists. */
export const existing = (context: CommandContext): Collection | undefined =>
  context.catalog.find(context.db, collectionName(context));

/** @throws StoreError TypeMismatch */
export const docField = (command: Doc, field: string): Doc => {
  const value = command[field] ?? {};
  if (isDoc(value)) return value;
  throw new StoreError('TypeMismatch', `Expected field '${field}' to be of type object`);
};

/** A whole number that is not negative, or undefined. @throws StoreError TypeMismatch, BadValue */
export const countField = (command: Doc, field: string): number | undefined => {
  const given = command[field];
  if (given === undefined || given === null) return undefined;
  const value = given instanceof Long ? given.toNumber() : given;
  if (typeof value !== 'number')
    throw new StoreError('TypeMismatch', `Expected field '${field}' to be a number`);
  if (value < 0) throw new StoreError('BadValue', `Field '${field}' must not be negative: ${value}`);
  return Math.trunc(value);
};

/** A list of documents. @throws StoreError TypeMismatch, InvalidLength */
export const docList = (command: Doc, field: string): readonly Doc[] => {
  const list = command[field];
  if (!Array.isArray(list) || !list.every(isDoc))
    throw new StoreError('TypeMismatch', `Expected field '${field}' to be an array of objects`);
  if (list.length === 0 || list.length > MAX_WRITE_BATCH) {
    throw new StoreError(
      'InvalidLength',
      `Write batch sizes must be between 1 and ${MAX_WRITE_BATCH}. Got ${list.length} operations.`,
    );
  }
  return list;
};

/** How many writes one command may carry. */
export const MAX_WRITE_BATCH = 100_000;

/** Refuses what would change results here without being done. @throws StoreError CommandNotSupported */
export const refuseCollation = (part: Doc): void => {
  const collation = part['collation'];
  if (isDoc(collation) && collation['locale'] !== 'simple') throw notServed('A collation');
};
