import { Binary, BSONRegExp, Code, Decimal128, Long, ObjectId, Timestamp } from 'bson';
import { StoreError } from '../errors';
import { bsonType, type Doc } from './doc';

/**
 * Type tags in BSON comparison order. They are 8 apart so that `tag ± 1` is a bound that no key starts
 * with, and never 0x00 or 0xFF, so that the terminators below stay the smallest and the largest byte
 * also in a descending component, whose bytes are inverted.
 */
export const TAG = {
  minKey: 0x08,
  undefined: 0x10,
  null: 0x18,
  number: 0x20,
  string: 0x28,
  object: 0x30,
  array: 0x38,
  binary: 0x40,
  objectId: 0x48,
  boolean: 0x50,
  date: 0x58,
  timestamp: 0x60,
  regex: 0x68,
  code: 0x70,
  maxKey: 0xf0,
} as const;

let scratch = Buffer.allocUnsafe(4096);
let length = 0;

const reserve = (bytes: number): void => {
  if (length + bytes <= scratch.length) return;
  const larger = Buffer.allocUnsafe(Math.max(scratch.length * 2, length + bytes));
  scratch.copy(larger, 0, 0, length);
  scratch = larger;
};
const byte = (value: number): void => {
  reserve(1);
  scratch[length++] = value;
};
const raw = (bytes: Uint8Array): void => {
  reserve(bytes.length);
  scratch.set(bytes, length);
  length += bytes.length;
};
const text = (value: string): void => {
  reserve(value.length * 3 + 2);
  if (value.includes('\0')) {
    for (const unit of Buffer.from(value, 'utf8')) {
      byte(unit);
      if (unit === 0) byte(0xff);
    }
    reserve(2);
  } else {
    length += scratch.write(value, length, 'utf8');
  }
  scratch[length++] = 0;
  scratch[length++] = 1;
};
const signed64 = (value: bigint): void => {
  reserve(8);
  scratch.writeBigUInt64BE(BigInt.asUintN(64, value) ^ 0x8000000000000000n, length);
  length += 8;
};

/** A double in order-preserving form, then what an integer beyond 2^53 has above or below that double. */
const numeric = (approximation: number, rest: number): void => {
  reserve(10);
  if (Number.isNaN(approximation)) {
    scratch.fill(0, length, length + 8);
  } else {
    scratch.writeDoubleBE(approximation === 0 ? 0 : approximation, length);
    if (approximation < 0) {
      for (let i = length; i < length + 8; i++) scratch[i] = ~(scratch[i] ?? 0) & 0xff;
    } else {
      scratch[length] = (scratch[length] ?? 0) | 0x80;
    }
  }
  scratch.writeUInt16BE(0x8000 + rest, length + 8);
  length += 10;
};

const tagOf = (value: unknown): number => {
  switch (typeof value) {
    case 'string':
      return TAG.string;
    case 'number':
    case 'bigint':
      return TAG.number;
    case 'boolean':
      return TAG.boolean;
    case 'undefined':
      return TAG.undefined;
    default:
      break;
  }
  if (value === null) return TAG.null;
  if (Array.isArray(value)) return TAG.array;
  if (value instanceof Date) return TAG.date;
  switch (bsonType(value)) {
    case undefined:
      return value instanceof Uint8Array ? TAG.binary : TAG.object;
    case 'ObjectId':
      return TAG.objectId;
    case 'Long':
    case 'Decimal128':
    case 'Int32':
    case 'Double':
      return TAG.number;
    case 'Binary':
      return TAG.binary;
    case 'BSONSymbol':
      return TAG.string;
    case 'Timestamp':
      return TAG.timestamp;
    case 'BSONRegExp':
      return TAG.regex;
    case 'Code':
      return TAG.code;
    case 'MinKey':
      return TAG.minKey;
    case 'MaxKey':
      return TAG.maxKey;
    default:
      throw new StoreError('BadValue', `values of type ${String(bsonType(value))} cannot be compared`);
  }
};

const writeNumber = (value: unknown): void => {
  if (typeof value === 'number') return numeric(value, 0);
  if (value instanceof Decimal128) return numeric(Number(value.toString()), 0);
  const exact = value instanceof Long ? value.toBigInt() : undefined;
  if (exact === undefined) return numeric(Number(value), 0);
  const approximation = Number(exact);
  numeric(approximation, Number(exact - BigInt(approximation)));
};

const writeBinary = (bytes: Uint8Array, subType: number): void => {
  reserve(5);
  length = scratch.writeUInt32BE(bytes.length, length);
  byte(subType);
  raw(bytes);
};

const writeObject = (value: Doc): void => {
  for (const key of Object.keys(value)) {
    const field = value[key];
    const tag = tagOf(field);
    byte(tag);
    text(key);
    writePayload(field, tag);
  }
  byte(0);
};

const writePayload = (value: unknown, tag: number): void => {
  switch (tag) {
    case TAG.number:
      return writeNumber(value);
    case TAG.string:
      return text(String(value));
    case TAG.boolean:
      return byte(value === true ? 2 : 1);
    case TAG.date:
      return signed64(BigInt((value as Date).getTime()));
    case TAG.objectId:
      return raw((value as ObjectId).id);
    case TAG.array:
      for (const item of value as unknown[]) writeTagged(item);
      return byte(0);
    case TAG.object:
      return writeObject(value as Doc);
    case TAG.binary:
      if (value instanceof Binary)
        return writeBinary(value.buffer.subarray(0, value.position), value.sub_type);
      return writeBinary(value as Uint8Array, 0);
    case TAG.timestamp:
      reserve(8);
      length = scratch.writeBigUInt64BE(BigInt.asUintN(64, (value as Timestamp).toBigInt()), length);
      return;
    case TAG.regex:
      text((value as BSONRegExp).pattern);
      return text((value as BSONRegExp).options);
    case TAG.code:
      return text((value as Code).code);
  }
};

const writeTagged = (value: unknown): void => {
  const tag = tagOf(value);
  byte(tag);
  writePayload(value, tag);
};

/**
 * Encodes a BSON value so that comparing the bytes compares the values in BSON comparison order: numbers of
 * all types as numbers (64-bit integers exactly, decimals as their nearest double), strings by UTF-8 bytes,
 * documents and arrays item by item. No encoding is a prefix of another one, so they can be concatenated.
 */
export const encodeKey = (value: unknown): Buffer => {
  length = 0;
  writeTagged(value);
  return Buffer.from(scratch.subarray(0, length));
};

/** The same component for a descending index field. */
export const invert = (key: Buffer): Buffer => {
  const inverted = Buffer.allocUnsafe(key.length);
  for (let i = 0; i < key.length; i++) inverted[i] = 0xff - (key[i] ?? 0);
  return inverted;
};

/** Equality as the store sees it: 1 equals Long 1, documents are equal with the same fields in the same order. */
export const sameValue = (a: unknown, b: unknown): boolean => a === b || encodeKey(a).equals(encodeKey(b));
