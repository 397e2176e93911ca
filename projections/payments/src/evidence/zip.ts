import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

export type PackedFile = { readonly name: string; readonly bytes: Buffer };

const deflated = promisify<Buffer, Buffer>(deflateRaw);
const UTF8_NAMES = 0x0800;
const DEFLATE = 8;
/** 1980-01-01, the first day that the format knows: the same files are the same bytes, whenever they are packed. */
const FIRST_DAY = 0x0021;
const VERSION = 20;

/**
 * Packs files into one, compressed on threads of their own (APPNOTE 6.3: names in UTF-8, no ZIP64, so that each file and all
 * of them have to stay below 4 GB). The same files are the same bytes.
 */
export const zipped = async (files: readonly PackedFile[]): Promise<Buffer> => {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const path = Buffer.from(name, 'utf8');
    const packed = await deflated(bytes);
    const facts = factsOf(bytes, packed.length, path.length);
    const header = Buffer.concat([numbers([4, 0x04034b50]), facts, path]);
    local.push(header, packed);
    central.push(numbers([4, 0x02014b50], [2, VERSION]), facts);
    central.push(numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), path);
    offset += header.length + packed.length;
  }
  const size = central.reduce((sum, { length }) => sum + length, 0);
  const count = files.length;
  const end = numbers(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
    [2, 0],
  );
  return Buffer.concat([...local, ...central, end]);
};

/** What both headers of a file say. */
const factsOf = (bytes: Buffer, packed: number, name: number): Buffer =>
  numbers(
    ...([
      [2, VERSION],
      [2, UTF8_NAMES],
      [2, DEFLATE],
      [2, 0],
      [2, FIRST_DAY],
    ] as const),
    ...([
      [4, crc32(bytes)],
      [4, packed],
      [4, bytes.length],
      [2, name],
      [2, 0],
    ] as const),
  );

/** Whole numbers in so many bytes each, the lowest first. */
const numbers = (...parts: readonly (readonly [size: 2 | 4, value: number])[]): Buffer =>
  Buffer.concat(
    parts.map(([size, value]) => {
      const bytes = Buffer.alloc(size);
      bytes.writeUIntLE(value, 0, size);
      return bytes;
    }),
  );
