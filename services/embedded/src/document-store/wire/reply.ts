import { asStoreError, errorReply, StoreError } from '../errors';
import { encode } from '../values/doc';

/** A command's answer as BSON. Made where a failure to make it can still be answered. */
export type Reply = Buffer;

const MAX_WORDS = 2_000;

/** The answer to a command that failed; without its details when those are what cannot be told. */
export const refusalReply = (error: unknown): Reply => {
  const failure = asStoreError(error);
  try {
    return encode(errorReply(failure));
  } catch {
    return encode(errorReply(new StoreError(failure.codeName, failure.message.slice(0, MAX_WORDS))));
  }
};

const text = (value: string): Buffer => Buffer.from(`${value}\0`);
const int32 = (value: number): Buffer => {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeInt32LE(value);
  return bytes;
};
const document = (elements: readonly Buffer[]): Buffer => {
  const size = elements.reduce((sum, { length }) => sum + length, 5);
  return Buffer.concat([int32(size), ...elements, Buffer.of(0)], size);
};

/** The answer with a batch of a cursor, made of stored BSON without decoding it. */
export const cursorReply = (
  namespace: string,
  id: bigint,
  batchName: 'firstBatch' | 'nextBatch',
  batch: readonly Buffer[],
): Buffer => {
  const id64 = Buffer.allocUnsafe(8);
  id64.writeBigInt64LE(id);
  const name = text(namespace);
  const items = document(batch.flatMap((bytes, i) => [Buffer.of(3), text(String(i)), bytes]));
  const cursor = document([
    Buffer.of(4),
    text(batchName),
    items,
    Buffer.of(0x12),
    text('id'),
    id64,
    Buffer.of(2),
    text('ns'),
    int32(name.length),
    name,
  ]);
  const one = Buffer.allocUnsafe(8);
  one.writeDoubleLE(1);
  return document([Buffer.of(3), text('cursor'), cursor, Buffer.of(1), text('ok'), one]);
};
