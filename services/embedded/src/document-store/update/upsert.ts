import { BSONRegExp, ObjectId } from 'bson';
import { isDoc, isOperatorDoc, type Doc } from '../values/doc';
import { conjuncts } from './positions';
import { targetsAt } from './targets';
import type { Update } from './update';

const equalTo = (condition: unknown): { readonly value: unknown } | undefined => {
  if (condition instanceof BSONRegExp) return undefined;
  if (!isOperatorDoc(condition)) return { value: condition };
  if ('$eq' in condition) return { value: condition['$eq'] };
  const list = condition['$in'] ?? condition['$all'];
  return Array.isArray(list) && list.length === 1 && !isDoc(list[0]) ? { value: list[0] } : undefined;
};

/** The document an upsert inserts: the fields the filter fixes by equality, then the update, then an `_id`. */
export const upsertDocument = (filter: Doc, update: Update, replaces: boolean): Doc => {
  const seed: Doc = {};
  for (const [path, condition] of conjuncts(filter)) {
    if (replaces && path !== '_id') continue;
    const equal = equalTo(condition);
    if (equal === undefined) continue;
    for (const target of targetsAt(seed, path, true, () => [])) target.set(equal.value);
  }
  const made = update(seed, true);
  return '_id' in made ? made : { _id: new ObjectId(), ...made };
};
