import { StoreError } from '../errors';
import { operators, compileFilter } from '../query/filter';
import { isIn } from '../query/comparisons';
import { sortByKey, sortFields, sortKey } from '../query/sort';
import { isDoc, isOperatorDoc, type Doc } from '../values/doc';
import { encodeKey, invert, sameValue } from '../values/key-encoding';

const arrayIn = (operator: string, path: string, value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  throw new StoreError(
    'BadValue',
    `The field '${path}' must be an array but is of another type; ${operator} needs an array`,
  );
};

const PUSH_MODIFIERS = ['$each', '$slice', '$sort', '$position'];

const readPush = (operand: unknown): { items: readonly unknown[]; modifiers: Doc } => {
  if (!isDoc(operand) || !('$each' in operand)) return { items: [operand], modifiers: {} };
  const items = operand['$each'];
  if (!Array.isArray(items))
    throw new StoreError('BadValue', 'The argument to $each in $push must be an array');
  const unknown = Object.keys(operand).find((key) => !PUSH_MODIFIERS.includes(key));
  if (unknown !== undefined) throw new StoreError('BadValue', `Unrecognized clause in $push: ${unknown}`);
  return { items, modifiers: operand };
};

const sortItems = (items: readonly unknown[], order: unknown): unknown[] => {
  if (order === 1 || order === -1) {
    const key = (item: unknown): Buffer => (order === 1 ? encodeKey(item) : invert(encodeKey(item)));
    return sortByKey(items.map((item) => ({ key: key(item), item }))).map(({ item }) => item);
  }
  if (!isDoc(order))
    throw new StoreError(
      'BadValue',
      'The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1}',
    );
  const fields = sortFields(order);
  return sortByKey(items.map((item) => ({ key: sortKey(item, fields), item }))).map(({ item }) => item);
};

/** `$push` with `$each`, `$position`, `$sort` and `$slice`. */
export const push = (path: string, current: unknown, operand: unknown): unknown[] => {
  const { items, modifiers } = readPush(operand);
  const before = current === undefined ? [] : arrayIn('$push', path, current);
  const at = modifiers['$position'] ?? before.length;
  const slice = modifiers['$slice'];
  if (typeof at !== 'number' || (slice !== undefined && typeof slice !== 'number')) {
    throw new StoreError('BadValue', 'The values for $position and $slice must be integers');
  }
  const joined = [...before];
  joined.splice(at, 0, ...items);
  const ordered = modifiers['$sort'] === undefined ? joined : sortItems(joined, modifiers['$sort']);
  if (slice === undefined) return ordered;
  return slice >= 0 ? ordered.slice(0, slice) : ordered.slice(slice);
};

/** `$addToSet`, with `$each`. */
export const addToSet = (path: string, current: unknown, operand: unknown): unknown[] => {
  const each = isDoc(operand) && '$each' in operand ? operand['$each'] : [operand];
  if (!Array.isArray(each))
    throw new StoreError('TypeMismatch', 'The argument to $each in $addToSet must be an array');
  const result = [...(current === undefined ? [] : arrayIn('$addToSet', path, current))];
  for (const item of each) if (!result.some((present) => sameValue(present, item))) result.push(item);
  return result;
};

/** `$pull`: removes the items that equal the operand, or match it as a condition. */
export const pull = (path: string, current: unknown, operand: unknown): unknown[] => {
  const test = pullTest(operand);
  return arrayIn('$pull', path, current).filter((item) => !test(item));
};

const pullTest = (operand: unknown): ((item: unknown) => boolean) => {
  if (isOperatorDoc(operand)) {
    const matches = operators(operand);
    return (item) => matches([item]);
  }
  if (isDoc(operand)) {
    const matches = compileFilter(operand);
    return (item) => isDoc(item) && matches(item);
  }
  return isIn('$pull', [operand]);
};

/** `$pullAll`: removes the items that equal one of a list. */
export const pullAll = (path: string, current: unknown, operand: unknown): unknown[] => {
  if (!Array.isArray(operand)) throw new StoreError('BadValue', '$pullAll requires an array argument');
  return arrayIn('$pullAll', path, current).filter((item) => !operand.some((gone) => sameValue(gone, item)));
};

/** `$pop`: removes the first (-1) or the last (1) item. */
export const pop = (path: string, current: unknown, operand: unknown): unknown[] => {
  if (operand !== 1 && operand !== -1) throw new StoreError('FailedToParse', '$pop expects 1 or -1');
  const items = arrayIn('$pop', path, current);
  return operand === 1 ? items.slice(0, -1) : items.slice(1);
};
