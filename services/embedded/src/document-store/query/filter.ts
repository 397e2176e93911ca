import { Long } from 'bson';
import { notServed, StoreError } from '../errors';
import { isDoc, isOperatorDoc, type Doc } from '../values/doc';
import { ownField, valuesAt } from '../values/paths';
import { compares, equals, isIn, type ValueTest } from './comparisons';

/** Tests a document against a compiled filter. */
export type Predicate = (doc: Doc) => boolean;
/** Tests all the values a path means in one document; `whole` values that are arrays are not entered. */
type ValuesTest = (values: readonly unknown[], whole?: boolean) => boolean;

/** True if a value, or an item of a value that is an array, passes. */
const any =
  (test: ValueTest): ValuesTest =>
  (values, whole) => {
    for (const value of values) {
      if (test(value)) return true;
      if (!whole && Array.isArray(value)) for (const item of value) if (test(item)) return true;
    }
    return false;
  };
const not =
  (test: ValuesTest): ValuesTest =>
  (values, whole) =>
    !test(values, whole);
const every = (tests: readonly ValuesTest[]): ValuesTest => {
  const [only] = tests;
  return tests.length === 1 && only ? only : (values, whole) => tests.every((test) => test(values, whole));
};

const equality = (operand: unknown): ValuesTest => any(equals(operand));

const elementMatch = (operand: unknown): ValuesTest => {
  if (!isDoc(operand)) throw new StoreError('BadValue', '$elemMatch needs an Object');
  const byValue = isOperatorDoc(operand) && !['$and', '$or', '$nor'].includes(Object.keys(operand)[0] ?? '');
  const onValues = byValue ? operators(operand) : undefined;
  const onDoc = byValue ? undefined : compileFilter(operand);
  const test: ValueTest = (item) =>
    onValues ? onValues([item], true) : isDoc(item) && onDoc?.(item) === true;
  return (values) => values.some((value) => Array.isArray(value) && value.some(test));
};

const all = (operand: unknown): ValuesTest => {
  if (!Array.isArray(operand)) throw new StoreError('BadValue', '$all needs an array');
  const tests = operand.map((item) =>
    isDoc(item) && '$elemMatch' in item ? elementMatch(item['$elemMatch']) : equality(item),
  );
  return (values, whole) => tests.length > 0 && tests.every((test) => test(values, whole));
};

const sized = (operand: unknown): ValuesTest => {
  const size = operand instanceof Long ? operand.toNumber() : operand;
  if (typeof size !== 'number' || !Number.isInteger(size) || size < 0) {
    throw new StoreError('BadValue', 'Failed to parse $size. Expected a non-negative integer');
  }
  return (values) => values.some((value) => Array.isArray(value) && value.length === size);
};

const negated = (operand: unknown): ValuesTest => {
  if (!isOperatorDoc(operand)) throw new StoreError('BadValue', '$not needs a document of operators');
  return not(operators(operand));
};

/** What MongoDB's filters have and these have not. */
const NOT_SERVED: ReadonlySet<string> = new Set(
  '$expr $regex $options $mod $type $where $text $jsonSchema $near $nearSphere $geoWithin $geoIntersects $bitsAllSet $bitsAllClear $bitsAnySet $bitsAnyClear $sampleRate'.split(
    ' ',
  ),
);

/** @throws StoreError always: what is refused with its reason */
const unknown = (kind: string, name: string): never => {
  if (NOT_SERVED.has(name)) throw notServed(`The filter operator ${name}`);
  throw new StoreError('BadValue', `unknown ${kind}: ${name}`);
};

const OPERATORS: Readonly<Record<string, (operand: unknown) => ValuesTest>> = {
  $eq: equality,
  $ne: (operand) => not(equality(operand)),
  $gt: (operand) => any(compares('$gt', operand)),
  $gte: (operand) => any(compares('$gte', operand)),
  $lt: (operand) => any(compares('$lt', operand)),
  $lte: (operand) => any(compares('$lte', operand)),
  $in: (operand) => any(isIn('$in', operand)),
  $nin: (operand) => not(any(isIn('$nin', operand))),
  $not: negated,
  $exists: (operand) => {
    const wanted = Boolean(operand);
    return (values) => values.some((value) => value !== undefined) === wanted;
  },
  $size: sized,
  $all: all,
  $elemMatch: elementMatch,
};

/** Compiles `{ $op: operand, … }`. @throws StoreError BadValue, CommandNotSupported */
export const operators = (condition: Doc): ValuesTest =>
  every(
    Object.keys(condition).map((name) => {
      const operator = Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined;
      return operator === undefined ? unknown('operator', name) : operator(condition[name]);
    }),
  );

const field = (path: string, condition: unknown): Predicate => {
  const test = isOperatorDoc(condition) ? operators(condition) : equality(condition);
  if (!path.includes('.')) return (doc) => test([Object.hasOwn(doc, path) ? doc[path] : undefined]);
  const parts = path.split('.');
  return (doc) => test(valuesAt(doc, parts));
};

const clauses = (name: string, operand: unknown): readonly Predicate[] => {
  if (!Array.isArray(operand)) throw new StoreError('BadValue', `${name} must be an array`);
  if (operand.length === 0) throw new StoreError('BadValue', `${name} must be a nonempty array`);
  return operand.map((clause) => {
    if (!isDoc(clause)) throw new StoreError('BadValue', `${name} entries need to be full objects`);
    return compileFilter(clause);
  });
};

const topLevel = (name: string, operand: unknown): Predicate => {
  switch (name) {
    case '$and': {
      const parts = clauses(name, operand);
      return (doc) => parts.every((part) => part(doc));
    }
    case '$or': {
      const parts = clauses(name, operand);
      return (doc) => parts.some((part) => part(doc));
    }
    case '$nor': {
      const parts = clauses(name, operand);
      return (doc) => !parts.some((part) => part(doc));
    }
    case '$comment':
      return () => true;
    default:
      return unknown('top level operator', name);
  }
};

/** Compiles a MongoDB filter. @throws StoreError BadValue, CommandNotSupported */
export const compileFilter = (filter: Doc): Predicate => {
  const parts = Object.keys(filter).map((key) =>
    key.startsWith('$') ? topLevel(key, filter[key]) : field(key, filter[key]),
  );
  const [only] = parts;
  return parts.length === 1 && only ? only : (doc) => parts.every((part) => part(doc));
};

/** The names of a document's own fields that a filter looks at. */
export const fieldsOfFilter = (filter: Doc): readonly string[] =>
  Object.entries(filter).flatMap(([key, operand]) => {
    if (!key.startsWith('$')) return [ownField(key)];
    return Array.isArray(operand) ? operand.filter(isDoc).flatMap(fieldsOfFilter) : [];
  });
