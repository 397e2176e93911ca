import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';

const HEADER_SIZE = 32;
const FRAME_HEADER_SIZE = 24;
const MAGIC_LITTLE_ENDIAN = 0x377f0682;
const MAGIC_BIG_ENDIAN = 0x377f0683;

type Sum = readonly [number, number];

const extend = ([a, b]: Sum, bytes: Buffer, bigEndian: boolean): Sum => {
  let s0 = a;
  let s1 = b;
  for (let at = 0; at < bytes.length; at += 8) {
    s0 = (s0 + (bigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at)) + s1) >>> 0;
    s1 = (s1 + (bigEndian ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4)) + s0) >>> 0;
  }
  return [s0, s1];
};

const storedSum = (bytes: Buffer, at: number): Sum => [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];
const equal = (a: Sum, b: Sum): boolean => a[0] === b[0] && a[1] === b[1];

/** Whether the header is broken, or whole transactions lie beyond the first frame whose checksum fails. */
const scan = (fd: number, size: number): boolean => {
  const header = Buffer.alloc(HEADER_SIZE);
  readSync(fd, header, 0, HEADER_SIZE, 0);
  const magic = header.readUInt32BE(0);
  const bigEndian = magic === MAGIC_BIG_ENDIAN;
  let sum = extend([0, 0], header.subarray(0, 24), bigEndian);
  if (!(bigEndian || magic === MAGIC_LITTLE_ENDIAN) || !equal(sum, storedSum(header, 24))) return true;

  const frame = Buffer.alloc(FRAME_HEADER_SIZE + header.readUInt32BE(8));
  let broken = false;
  let committedAfterBreak = false;
  for (let at = HEADER_SIZE; at + frame.length <= size; at += frame.length) {
    readSync(fd, frame, 0, frame.length, at);
    const sameGeneration = frame.compare(header, 16, 24, 8, 16) === 0;
    if (!broken) {
      sum = extend(sum, frame.subarray(0, 8), bigEndian);
      sum = extend(sum, frame.subarray(FRAME_HEADER_SIZE), bigEndian);
      broken = !sameGeneration || !equal(sum, storedSum(frame, 16));
    }
    if (broken && sameGeneration) {
      if (committedAfterBreak) return true;
      committedAfterBreak = frame.readUInt32BE(4) !== 0;
    }
  }
  return false;
};

/**
 * Whether a write-ahead log lost acknowledged transactions to damage.
 *
 * SQLite takes the first frame with a wrong checksum for the end of the log, which is right for a write cut short
 * by a crash and silently drops data when the frame was damaged later. Both can be told apart: a transaction is
 * only begun when the one before it was synced, so frames of the same generation after a further commit frame prove
 * that the broken one had been whole. Source: the WAL chapter of the SQLite file format documentation.
 */
export const isWalDamaged = (file: string): boolean => {
  if (!existsSync(file)) return false;
  const fd = openSync(file, 'r');
  try {
    const size = fstatSync(fd).size;
    return size > HEADER_SIZE && scan(fd, size);
  } finally {
    closeSync(fd);
  }
};
