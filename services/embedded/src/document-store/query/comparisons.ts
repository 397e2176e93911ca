import { BSONRegExp, Long } from 'bson';
import { StoreError } from '../errors';
import { bsonType } from '../values/doc';
import { encodeKey, TAG } from '../values/key-encoding';

/** Tests one value; arrays are handled by the caller. */
export type ValueTest = (value: unknown) => boolean;

const FLAGS = new Set(['i', 'm', 's', 'u']);

/** A pattern with MongoDB options as a JavaScript expression. @throws StoreError for invalid patterns and options. */
export const toRegExp = (pattern: unknown, options: unknown): RegExp => {
  const source = pattern instanceof BSONRegExp ? pattern.pattern : pattern;
  const flags = options ?? (pattern instanceof BSONRegExp ? pattern.options : '');
  if (typeof source !== 'string' || typeof flags !== 'string') {
    throw new StoreError('BadValue', '$regex has to be a string');
  }
  for (const flag of flags)
    if (!FLAGS.has(flag)) throw new StoreError('BadValue', `invalid flag in regex options: ${flag}`);
  try {
    return new RegExp(source, flags);
  } catch (error) {
    throw new StoreError('Location51091', `Regular expression is invalid: ${String(error)}`);
  }
};

/** Matches strings by the expression and, as MongoDB does, an equal regular expression value. */
export const matchesRegExp = (pattern: unknown, options?: unknown): ValueTest => {
  const expression = toRegExp(pattern, options);
  return (value) =>
    typeof value === 'string'
      ? expression.test(value)
      : value instanceof BSONRegExp &&
        value.pattern === expression.source &&
        value.options === expression.flags;
};

/** Equality; null also means a missing field. */
export const equals = (operand: unknown): ValueTest => {
  if (operand === null || operand === undefined) return (value) => value === null || value === undefined;
  if (typeof operand === 'string' || typeof operand === 'boolean') return (value) => value === operand;
  const key = encodeKey(operand);
  if (typeof operand === 'number') {
    return (value) =>
      typeof value === 'number' ? Object.is(value, operand) || value === operand : sameKey(value, key);
  }
  return (value) => sameKey(value, key);
};

const sameKey = (value: unknown, key: Buffer): boolean =>
  value !== undefined && value !== null && encodeKey(value).equals(key);

/** A comparison operator. */
export type Comparison = '$gt' | '$gte' | '$lt' | '$lte';

const HOLDS: Readonly<Record<Comparison, (order: number) => boolean>> = {
  $gt: (order) => order > 0,
  $gte: (order) => order >= 0,
  $lt: (order) => order < 0,
  $lte: (order) => order <= 0,
};

/** An order comparison. Only values of the operand's type compare, except with MinKey and MaxKey. */
export const compares = (operator: Comparison, operand: unknown): ValueTest => {
  const holds = HOLDS[operator];
  const inclusive = holds(0);
  if (operand === null || operand === undefined || Number.isNaN(operand)) {
    return inclusive ? equals(operand) : () => false;
  }
  if (typeof operand === 'number') {
    const key = encodeKey(operand);
    return (value) => {
      if (typeof value === 'number')
        return !Number.isNaN(value) && holds(value < operand ? -1 : value > operand ? 1 : 0);
      return value !== undefined && comparesKey(encodeKey(value), key, holds);
    };
  }
  const key = encodeKey(operand);
  const anyType = bsonType(operand) === 'MinKey' || bsonType(operand) === 'MaxKey';
  return (value) => {
    if (value === undefined) return anyType && holds(Buffer.compare(encodeKey(null), key));
    if (Number.isNaN(value)) return anyType;
    const candidate = encodeKey(value);
    return anyType ? holds(Buffer.compare(candidate, key)) : comparesKey(candidate, key, holds);
  };
};

const comparesKey = (candidate: Buffer, key: Buffer, holds: (order: number) => boolean): boolean =>
  candidate[0] === key[0] && holds(Buffer.compare(candidate, key));

/** Membership in a list of values and regular expressions. */
export const isIn = (operator: string, list: unknown): ValueTest => {
  if (!Array.isArray(list)) throw new StoreError('BadValue', `${operator} needs an array`);
  const patterns = list.filter((item) => item instanceof BSONRegExp).map((item) => matchesRegExp(item));
  const strings = new Set(list.filter((item) => typeof item === 'string'));
  const others = list.filter((item) => typeof item !== 'string' && item !== null && item !== undefined);
  const keys = new Set(others.map((item) => encodeKey(item).toString('latin1')));
  const orMissing = list.includes(null) || list.includes(undefined);
  return (value) => {
    if (value === null || value === undefined) return orMissing;
    if (
      typeof value === 'string'
        ? strings.has(value)
        : keys.size > 0 && keys.has(encodeKey(value).toString('latin1'))
    ) {
      return true;
    }
    return patterns.some((matches) => matches(value));
  };
};

const isInt32 = (value: unknown): boolean => typeof value === 'number' && (value | 0) === value;
const hasTag =
  (tag: number): ValueTest =>
  (value) =>
    value !== undefined && encodeKey(value)[0] === tag;

const TYPES: Readonly<Record<string, ValueTest>> = {
  double: (value) => typeof value === 'number' && !isInt32(value),
  string: (value) => typeof value === 'string',
  object: hasTag(TAG.object),
  array: Array.isArray,
  binData: hasTag(TAG.binary),
  objectId: (value) => bsonType(value) === 'ObjectId',
  bool: (value) => typeof value === 'boolean',
  date: (value) => value instanceof Date,
  null: (value) => value === null,
  regex: (value) => bsonType(value) === 'BSONRegExp',
  javascript: hasTag(TAG.code),
  int: isInt32,
  timestamp: (value) => bsonType(value) === 'Timestamp',
  long: (value) => bsonType(value) === 'Long',
  decimal: (value) => bsonType(value) === 'Decimal128',
  number: hasTag(TAG.number),
  minKey: (value) => bsonType(value) === 'MinKey',
  maxKey: (value) => bsonType(value) === 'MaxKey',
};
const TYPE_NUMBERS: Readonly<Record<number, string>> = {
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  13: 'javascript',
  16: 'int',
  17: 'timestamp',
  18: 'long',
  19: 'decimal',
  [-1]: 'minKey',
  127: 'maxKey',
};

/** A `$type` test by alias or number. Numbers that a client wrote as int and double are told apart by value. */
export const hasType = (alias: unknown): ValueTest => {
  const name = typeof alias === 'number' ? TYPE_NUMBERS[alias] : alias;
  const test = typeof name === 'string' && Object.hasOwn(TYPES, name) ? TYPES[name] : undefined;
  if (test === undefined) throw new StoreError('BadValue', `Unknown type name alias: ${String(alias)}`);
  return test;
};

/** A `$mod` test: [divisor, remainder]. */
export const hasRemainder = (operand: unknown): ValueTest => {
  if (!Array.isArray(operand) || operand.length !== 2)
    throw new StoreError('BadValue', 'malformed mod, needs to be [divisor, remainder]');
  const [divisor, remainder] = operand.map((item) => Math.trunc(Number(item)));
  if (!divisor || remainder === undefined || Number.isNaN(remainder))
    throw new StoreError('BadValue', 'divisor cannot be 0');
  const [exactDivisor, exactRemainder] = [BigInt(divisor), BigInt(remainder)];
  return (value) => {
    if (value instanceof Long) return value.toBigInt() % exactDivisor === exactRemainder;
    return typeof value === 'number' && Math.trunc(value) % divisor === remainder;
  };
};
