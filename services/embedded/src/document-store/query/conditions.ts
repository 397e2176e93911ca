import { bsonType, isDoc, isOperatorDoc, type Doc } from '../values/doc';
import { encodeKey } from '../values/key-encoding';
import { typeInterval, type Cut, type Interval } from '../storage/key-range';

/**
 * What a filter says of one path in a form that an index can use. Every match lies within it; not everything
 * within it matches, so the filter is tested again on each document.
 */
export type Condition = {
  /** The encoded values of an equality, an `$in`, an `$all`. */
  readonly points?: readonly Buffer[];
  readonly low?: Cut | undefined;
  readonly high?: Cut | undefined;
  /** The encoded operand that gives the type of a half-open range. */
  readonly type?: Buffer;
  /** True when a document without the field cannot match. */
  readonly present: boolean;
};

const byBytes = (keys: readonly Buffer[]): Buffer[] => {
  const sorted = [...keys].sort((a, b) => Buffer.compare(a, b));
  return sorted.filter((key, i) => i === 0 || !key.equals(sorted[i - 1] ?? key));
};

/** The keys under which a document with this value is indexed: an array also under its first item. */
const keysOfValue = (value: unknown): Buffer[] => {
  if (value === undefined) return [encodeKey(null)];
  return Array.isArray(value)
    ? [encodeKey(value), encodeKey(value.length === 0 ? undefined : value[0])]
    : [encodeKey(value)];
};

const pointsOf = (values: readonly unknown[]): Condition => {
  const present = values.every((value) => value !== null && value !== undefined);
  return { points: byBytes(values.flatMap(keysOfValue)), present };
};

/** Ranges over arrays, documents and the extreme keys are left to a scan. */
const hasRange = (operand: unknown): boolean => {
  if (
    operand === null ||
    operand === undefined ||
    Number.isNaN(operand) ||
    isDoc(operand) ||
    Array.isArray(operand)
  )
    return false;
  return !['MinKey', 'MaxKey', 'BSONRegExp'].includes(bsonType(operand) ?? '');
};

const readOperator = (name: string, operand: unknown): readonly Condition[] => {
  const range = (side: Pick<Condition, 'low' | 'high'>): readonly Condition[] =>
    hasRange(operand) ? [{ ...side, type: encodeKey(operand), present: true }] : [];
  switch (name) {
    case '$eq':
      return [pointsOf([operand])];
    case '$in':
      return Array.isArray(operand) ? [pointsOf(operand)] : [];
    case '$all':
      return Array.isArray(operand) && operand.length > 0 && !isDoc(operand[0])
        ? readOperator('$eq', operand[0])
        : [];
    case '$gt':
      return hasRange(operand) ? range({ low: { bytes: encodeKey(operand), after: true } }) : [];
    case '$gte':
      return hasRange(operand) ? range({ low: { bytes: encodeKey(operand), after: false } }) : [];
    case '$lt':
      return hasRange(operand) ? range({ high: { bytes: encodeKey(operand), after: false } }) : [];
    case '$lte':
      return hasRange(operand) ? range({ high: { bytes: encodeKey(operand), after: true } }) : [];
    case '$exists':
      return operand ? [{ present: true }] : [];
    default:
      return [];
  }
};

/** What one item must fulfil at once: unlike several conditions on a path, its bounds hold together over any index. */
const itemCondition = (operators: Doc): readonly Condition[] => {
  const all = Object.entries(operators).flatMap(([name, operand]) => readOperator(name, operand));
  const points = all.find((condition) => condition.points !== undefined)?.points;
  if (points !== undefined) return [{ points, present: true }];
  const type = all.find((condition) => condition.type !== undefined)?.type;
  if (type === undefined) return [];
  const ranges = all.filter((condition) => condition.type?.[0] === type[0]);
  const low = ranges.find((condition) => condition.low !== undefined)?.low;
  const high = ranges.find((condition) => condition.high !== undefined)?.high;
  return [{ low, high, type, present: true }];
};

/** All usable conditions of a filter, by path. */
export const conditionsOf = (filter: Doc, prefix = ''): ReadonlyMap<string, readonly Condition[]> => {
  const found = new Map<string, Condition[]>();
  const add = (path: string, conditions: readonly Condition[]): void => {
    found.set(path, [...(found.get(path) ?? []), ...conditions]);
  };
  const addAll = (nested: ReadonlyMap<string, readonly Condition[]>): void =>
    nested.forEach((conditions, path) => add(path, conditions));
  for (const [key, operand] of Object.entries(filter)) {
    const path = prefix + key;
    if (key === '$and' && Array.isArray(operand))
      operand.filter(isDoc).forEach((clause) => addAll(conditionsOf(clause, prefix)));
    else if (key.startsWith('$')) continue;
    else if (!isOperatorDoc(operand)) add(path, readOperator('$eq', operand));
    else {
      for (const [name, value] of Object.entries(operand)) {
        if (name !== '$elemMatch' || !isDoc(value)) add(path, readOperator(name, value));
        else if (isOperatorDoc(value)) add(path, itemCondition(value));
        else addAll(conditionsOf(value, `${path}.`));
      }
    }
  }
  return found;
};

/** One interval from the ranges on a path. Over an index where a document has several keys only one range holds. */
export const rangeOf = (conditions: readonly Condition[], multikey: boolean): Interval | undefined => {
  const ranges = conditions.filter(({ type }) => type !== undefined);
  const used = multikey ? ranges.slice(0, 1) : ranges;
  const type = used[0]?.type;
  if (type === undefined) return undefined;
  const whole = typeInterval(type);
  return {
    low: used.find(({ low }) => low)?.low ?? whole.low,
    high: used.find(({ high }) => high)?.high ?? whole.high,
  };
};

/** The encoded values of the equality on a path, if there is one. */
export const pointsIn = (conditions: readonly Condition[]): readonly Buffer[] | undefined =>
  conditions.find(({ points }) => points !== undefined)?.points;
