import { ObjectId } from 'bson';
import { StoreError } from '../errors';
import { isDoc, isOperatorDoc, type Doc } from '../values/doc';
import { targetAt } from './targets';
import type { Update } from './update';

/** The conditions of a filter that every match fulfils: its fields, also those inside `$and` and a lone `$or`. */
const conjuncts = (filter: Doc): [path: string, condition: unknown][] =>
  Object.entries(filter).flatMap(([key, condition]) => {
    if (Array.isArray(condition) && (key === '$and' || (key === '$or' && condition.length === 1)))
      return condition.flatMap((clause) => (isDoc(clause) ? conjuncts(clause) : []));
    return key.startsWith('$') ? [] : [[key, condition] as [string, unknown]];
  });

const equalTo = (condition: unknown): { readonly value: unknown } | undefined => {
  if (!isOperatorDoc(condition)) return { value: condition };
  if ('$eq' in condition) return { value: condition['$eq'] };
  const list = condition['$in'] ?? condition['$all'];
  return Array.isArray(list) && list.length === 1 && !isDoc(list[0]) ? { value: list[0] } : undefined;
};

/** @throws StoreError NotSingleValueField where a path is fixed already, or one above or below it */
const refuseSecond = (path: string, fixed: readonly string[]): void => {
  for (const other of fixed) {
    if (!`${path}.`.startsWith(`${other}.`) && !other.startsWith(`${path}.`)) continue;
    const what =
      other === path ? `path '${path}' is matched twice` : `both paths '${path}' and '${other}' are matched`;
    throw new StoreError('NotSingleValueField', `cannot infer query fields to set, ${what}`);
  }
};

/**
 * The document an upsert inserts: the fields the filter fixes by equality, then the update, then an `_id`.
 * @throws StoreError NotSingleValueField where the filter fixes a field twice
 */
export const upsertDocument = (filter: Doc, update: Update, replaces: boolean): Doc => {
  const seed: Doc = {};
  const fixed: string[] = [];
  for (const [path, condition] of conjuncts(filter)) {
    if (replaces && path !== '_id') continue;
    const equal = equalTo(condition);
    if (equal === undefined) continue;
    refuseSecond(path, fixed);
    fixed.push(path);
    targetAt(seed, path, true)?.set(equal.value);
  }
  const made = update(seed, true);
  return '_id' in made ? made : { _id: new ObjectId(), ...made };
};
