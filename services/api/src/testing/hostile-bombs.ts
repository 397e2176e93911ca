import sharp from 'sharp';
import { crc32, deflateSync } from 'node:zlib';

const chunk = (type: string, ...data: readonly Buffer[]): Buffer => {
  const body = Buffer.concat([Buffer.from(type), ...data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - type.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
const zeros = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes));
const png = (
  edge: number,
  depth: number,
  colour: number,
  data: Buffer,
  between: readonly Buffer[] = [],
): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(edge, 0);
  head.writeUInt32BE(edge, 4);
  head.set([depth, colour], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', head), ...between, chunk('IDAT', data), chunk('IEND')]);
};
/** A small picture between whose head and pixels something stands. */
const pngAround = (...between: readonly Buffer[]): Buffer => png(64, 8, 2, zeros(64 * (64 * 3 + 1)), between);
const repeated = <T>(count: number, one: T): readonly T[] => Array.from({ length: count }, () => one);

/** A moving picture of one pixel in each frame. */
const gifOf = (width: number, height: number, frames: number): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const screen = [Buffer.from('GIF89a'), size, Buffer.from([0x80, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff])];
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([...screen, ...repeated(frames, frame), Buffer.from([0x3b])]);
};

const flat = (edge: number, progressive: boolean): Promise<Buffer> =>
  sharp({ create: { width: edge, height: edge, channels: 3, background: '#0B6B4A' } })
    .jpeg({ progressive })
    .toBuffer();
/** A picture that says it is far larger than it is. */
const swollenJpeg = async (): Promise<Buffer> => {
  const file = await flat(64, false);
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  file.writeUInt16BE(65_500, frame + 5);
  file.writeUInt16BE(65_500, frame + 7);
  return file;
};
/** A picture whose last scan comes again and again; each one goes over all pixels. */
const endlessJpeg = async (edge: number, scans: number): Promise<Buffer> => {
  const file = await flat(edge, true);
  const last = file.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = file.subarray(last, -2);
  return Buffer.concat([file.subarray(0, last), ...repeated(scans, scan), file.subarray(-2)]);
};

/** Small files that would fill the memory, or a core, of whoever opens them in good faith. */
export const bombs = async (): Promise<readonly Buffer[]> => {
  const text = chunk('zTXt', Buffer.from('Comment\0\0'), zeros(30_000_000));
  const packet = chunk('iTXt', Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0'), zeros(7_000_000));
  const profileHead = Buffer.alloc(128);
  profileHead.writeUInt32BE(30_000_000);
  const profile = deflateSync(Buffer.concat([profileHead, Buffer.alloc(30_000_000 - profileHead.length)]));
  return [
    png(60_000, 8, 2, zeros(1_000)),
    png(20_000, 1, 0, zeros((20_000 / 8 + 1) * 20_000)),
    png(0x7fffffff, 16, 6, zeros(1_000)),
    png(7_000, 1, 0, zeros((7_000 / 8 + 1) * 7_000)),
    pngAround(text),
    pngAround(...repeated(20, text)),
    pngAround(...repeated(50, packet)),
    pngAround(chunk('iCCP', Buffer.from('x\0\0'), profile)),
    pngAround(...repeated(20_000, chunk('tEXt', Buffer.from('a\0b')))),
    gifOf(65_535, 65_535, 1),
    gifOf(500, 500, 10_000),
    await swollenJpeg(),
    await endlessJpeg(1_000, 2_000),
  ];
};
