import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { barePng } from './bare-png';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 4, background: '#0B6B4A80' } })
    .withMetadata({ orientation: 6, icc: 'p3' })
    .png()
    .toBuffer();
/** The picture with chunks before its last one. */
const withChunks = (png: Buffer, ...chunks: readonly Buffer[]): Buffer => {
  const end = png.length - 12;
  return Buffer.concat([png.subarray(0, end), ...chunks, png.subarray(end)]);
};

describe('a PNG picture', () => {
  it('loses texts, frames and what is behind it, and no pixel', async () => {
    const png = await picture();
    const text = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(1_000))]));
    const full = withChunks(png, text, chunk('iTXt', Buffer.from('a')), chunk('acTL', Buffer.alloc(8)));
    const bare = barePng(Buffer.concat([full, Buffer.from('<script>')]));
    expect(bare.length).toBeLessThanOrEqual(png.length);
    expect(bare.toString('latin1')).not.toMatch(/zTXt|iTXt|acTL|script/);
    expect(await sharp(bare).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer());
    expect(await sharp(bare).metadata()).toMatchObject({ orientation: 6, hasProfile: true });
  });

  it('stays cut short where it was', async () => {
    const png = await picture();
    for (let length = 1; length < png.length - 12; length += 1)
      await expect(
        sharp(barePng(png.subarray(0, length)))
          .raw()
          .toBuffer(),
      ).rejects.toThrow();
  });

  it('is told from other files', async () => {
    const jpeg = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    expect(barePng(jpeg)).toBe(jpeg);
    expect(barePng(Buffer.alloc(0))).toHaveLength(0);
  });
});
