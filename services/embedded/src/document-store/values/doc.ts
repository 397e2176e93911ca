import { deserialize, onDemand, serialize } from 'bson';
import { StoreError } from '../errors';

/** A decoded BSON document. */
export type Doc = { [key: string]: unknown };

/** The largest document the store keeps: 16 MiB, as MongoDB. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/** Decodes BSON. Regular expressions stay BSON values, so that their options survive a rewrite. */
export const decode = (bytes: Uint8Array): Doc => deserialize(bytes, { bsonRegExp: true });

const EMPTY_BYTES = 5;

/** Decodes some of a document's own fields, by name: what is not asked for is passed over, however much it is. */
export const decodeFields = (bytes: Buffer, names: ReadonlySet<string>): Doc => {
  const wanted: Buffer[] = [];
  let size = EMPTY_BYTES;
  for (const [, nameAt, nameLength, valueAt, valueLength] of onDemand.parseToElements(bytes)) {
    if (!names.has(bytes.toString('utf8', nameAt, nameAt + nameLength))) continue;
    const element = bytes.subarray(nameAt - 1, valueAt + valueLength);
    wanted.push(element);
    size += element.length;
  }
  const head = Buffer.alloc(4);
  head.writeInt32LE(size);
  return decode(Buffer.concat([head, ...wanted, Buffer.alloc(1)], size));
};

/** Encodes to BSON; undefined fields are left out. */
export const encode = (doc: Doc): Buffer => {
  const bytes = serialize(doc);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
};

/** Encodes a document to be stored. @throws StoreError BSONObjectTooLarge above 16 MiB. */
export const encodeStored = (doc: Doc): Buffer => withinLimit(encode(doc));

/** @throws StoreError BSONObjectTooLarge above 16 MiB. */
export const withinLimit = (bytes: Buffer): Buffer => {
  if (bytes.length > MAX_DOCUMENT_BYTES) {
    throw new StoreError(
      'BSONObjectTooLarge',
      `object to insert too large. size in bytes: ${bytes.length}, max size: ${MAX_DOCUMENT_BYTES}`,
    );
  }
  return bytes;
};

/** The BSON class name of a value ('Long', 'ObjectId', …), or undefined for plain JavaScript values. */
export const bsonType = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && '_bsontype' in value ? String(value._bsontype) : undefined;

/** True for an embedded document: not an array, date, buffer or BSON class. */
export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !('_bsontype' in value) &&
  !(value instanceof Date) &&
  !(value instanceof Uint8Array) &&
  !(value instanceof RegExp);

/** True for `{ $op: … }`: a document of operators rather than a value. */
export const isOperatorDoc = (value: unknown): value is Doc => {
  if (!isDoc(value)) return false;
  const first = Object.keys(value)[0];
  return (
    first !== undefined && first.startsWith('$') && first !== '$ref' && first !== '$id' && first !== '$db'
  );
};
