import { ObjectId } from 'bson';
import { isDoc, isOperatorDoc, type Doc } from '../values/doc';
import { targetAt } from './targets';
import type { Update } from './update';

/** The conditions of a filter that every match fulfils: its fields, also those inside `$and`. */
const conjuncts = (filter: Doc): [path: string, condition: unknown][] =>
  Object.entries(filter).flatMap(([key, condition]) => {
    if (key === '$and' && Array.isArray(condition))
      return condition.flatMap((clause) => (isDoc(clause) ? conjuncts(clause) : []));
    return key.startsWith('$') ? [] : [[key, condition] as [string, unknown]];
  });

const equalTo = (condition: unknown): { readonly value: unknown } | undefined => {
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
    targetAt(seed, path, true)?.set(equal.value);
  }
  const made = update(seed, true);
  return '_id' in made ? made : { _id: new ObjectId(), ...made };
};
