import { BSONRegExp } from 'bson';
import { notServed, StoreError } from '../errors';
import { bsonType } from '../values/doc';
import { encodeKey } from '../values/key-encoding';

/** Tests one value; arrays are handled by the caller. */
export type ValueTest = (value: unknown) => boolean;

/** Equality; null also means a missing field. @throws StoreError CommandNotSupported for regular expressions */
export const equals = (operand: unknown): ValueTest => {
  if (operand instanceof BSONRegExp) throw notServed('A regular expression in a filter');
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

/** Membership in a list of values. @throws StoreError BadValue, CommandNotSupported for regular expressions */
export const isIn = (operator: string, list: unknown): ValueTest => {
  if (!Array.isArray(list)) throw new StoreError('BadValue', `${operator} needs an array`);
  if (list.some((item) => item instanceof BSONRegExp)) throw notServed('A regular expression in a filter');
  const strings = new Set(list.filter((item) => typeof item === 'string'));
  const others = list.filter((item) => typeof item !== 'string' && item !== null && item !== undefined);
  const keys = new Set(others.map((item) => encodeKey(item).toString('latin1')));
  const orMissing = list.includes(null) || list.includes(undefined);
  return (value) => {
    if (value === null || value === undefined) return orMissing;
    if (typeof value === 'string') return strings.has(value);
    return keys.size > 0 && keys.has(encodeKey(value).toString('latin1'));
  };
};
