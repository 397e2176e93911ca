import { ObjectId } from 'bson';
import { StoreError } from '../errors';
import { findToChange } from '../query/find';
import type { Collection } from '../storage/collection';
import type { StoredDocument } from '../storage/stored-document';
import { compileEdit } from '../update/edit';
import { compileUpdate, isModification } from '../update/update';
import { upsertDocument } from '../update/upsert';
import { decode, type Doc } from '../values/doc';

/** All that a replacement keeps of what it replaces. */
const ID: ReadonlySet<string> = new Set(['_id']);

/** One entry of an update command, or the like part of `findAndModify`. */
export type UpdateRequest = {
  readonly filter: Doc;
  readonly update: unknown;
  readonly multi: boolean;
  readonly upsert: boolean;
  readonly sort?: unknown;
};

/** What an update did; `before` and `after` of the last document it changed or inserted. */
export type UpdateOutcome = {
  readonly matched: number;
  readonly modified: number;
  /** The `_id` of an inserted document. */
  readonly upserted?: { readonly id: unknown };
  readonly before?: StoredDocument;
  readonly after?: () => Doc;
};

/** Inserts a document, with `_id` first, made if it is missing. @throws StoreError DuplicateKey, InvalidIdField */
export const insertDocument = (collection: Collection, doc: Doc): void => {
  const first = Object.keys(doc)[0] === '_id';
  collection.insert(first ? doc : { _id: doc['_id'] ?? ('_id' in doc ? null : new ObjectId()), ...doc });
};

/** Updates what a filter finds. @param open makes the collection when an upsert needs it */
export const updateDocuments = (
  collection: Collection | undefined,
  request: UpdateRequest,
  open: () => Collection,
): UpdateOutcome => {
  const { filter, multi, upsert, sort } = request;
  const replaces = !isModification(request.update);
  if (multi && replaces)
    throw new StoreError('FailedToParse', 'multi update is not supported for replacement-style update');
  const update = compileUpdate(request.update);
  const edit = replaces ? undefined : compileEdit(request.update as Doc);
  let [matched, modified] = [0, 0];
  let versions: Pick<UpdateOutcome, 'before' | 'after'> = {};
  for (const stored of findToChange(collection, { filter, sort, limit: multi ? 0 : 1 })) {
    matched++;
    const bytes = edit?.(stored.bytes);
    if (bytes) {
      if (collection?.rewrite(stored, bytes)) modified++;
      versions = { before: stored, after: () => decode(bytes) };
      continue;
    }
    const after = update(replaces ? stored.fields(ID) : decode(stored.bytes), false);
    if (collection?.replace(stored, after)) modified++;
    versions = { before: stored, after: () => after };
  }
  if (matched > 0 || !upsert) return { matched, modified, ...versions };
  const made = upsertDocument(filter, update, replaces);
  insertDocument(collection ?? open(), made);
  return { matched: 0, modified: 0, upserted: { id: made['_id'] }, after: () => made };
};

/** Deletes what a filter finds. @returns what was deleted, if only one was wanted, and how many */
export const deleteDocuments = (
  collection: Collection | undefined,
  filter: Doc,
  one: boolean,
  sort?: unknown,
): { deleted: number; last?: StoredDocument } => {
  let last: StoredDocument | undefined;
  let deleted = 0;
  for (const stored of findToChange(collection, { filter, sort, limit: one ? 1 : 0 })) {
    if (one) last = stored;
    collection?.delete(stored);
    deleted++;
  }
  return { deleted, last };
};
