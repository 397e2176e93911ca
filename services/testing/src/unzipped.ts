import { crc32, inflateRawSync } from 'node:zlib';

const CENTRAL = 0x02014b50;
const END_LENGTH = 22;

/** The files of a ZIP file by name, each held against the sum that was kept of it. @throws when one is another */
export const unzipped = (zip: Buffer): ReadonlyMap<string, Buffer> => {
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(zip.length - END_LENGTH + 16);
  while (zip.readUInt32LE(at) === CENTRAL) {
    const [packed, length] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const name = zip.toString('utf8', at + 46, at + 46 + length);
    const header = zip.readUInt32LE(at + 42);
    const from = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const bytes = inflateRawSync(zip.subarray(from, from + packed));
    if (crc32(bytes) !== zip.readUInt32LE(at + 16)) throw new Error(`${name} is another`);
    files.set(name, bytes);
    at += 46 + length + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
};
