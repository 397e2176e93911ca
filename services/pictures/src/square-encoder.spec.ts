import { PHOTO_EDGE, type PhotoCrop } from '@fieldhouse/api-contract';
import { HttpProblem } from '@fieldhouse/platform';
import sharp from 'sharp';
import { SquareEncoder } from './square-encoder';

const encoder = new SquareEncoder();
/** Four quarters: red and green above, blue and white below. */
const quarters = async (orientation = 1): Promise<Buffer> => {
  const of = (background: string) =>
    sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp({ create: { width: 120, height: 80, channels: 3, background: '#ff0000' } })
    .composite([
      { input: await of('#00ff00'), left: 60, top: 0 },
      { input: await of('#0000ff'), left: 0, top: 40 },
      { input: await of('#ffffff'), left: 60, top: 40 },
    ])
    .withMetadata({ orientation })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
};
const colourOf = async (file: Buffer, crop: PhotoCrop | null): Promise<string> => {
  const picture = sharp(await encoder.encode(file, crop, 'ana'));
  const { format, width, height } = await picture.metadata();
  expect([format, width, height]).toEqual(['webp', PHOTO_EDGE, PHOTO_EDGE]);
  const { channels } = await picture.stats();
  return channels.map(({ mean }) => (mean > 170 ? 'f' : mean < 85 ? '0' : '8')).join('');
};

describe('the picture that is kept', () => {
  it('is the part that was chosen of the picture as it is shown', async () => {
    const part = { width: 0.4, height: 0.4 };
    const upright = await quarters();
    expect(await colourOf(upright, { x: 0.05, y: 0.05, ...part })).toBe('f00');
    expect(await colourOf(upright, { x: 0.55, y: 0.05, ...part })).toBe('0f0');
    expect(await colourOf(upright, { x: 0.05, y: 0.55, ...part })).toBe('00f');
    expect(await colourOf(upright, { x: 0.55, y: 0.55, ...part })).toBe('fff');
    const turnedRight = await quarters(6);
    expect(await colourOf(turnedRight, { x: 0.05, y: 0.05, ...part })).toBe('00f');
    expect(await colourOf(turnedRight, { x: 0.55, y: 0.05, ...part })).toBe('f00');
    const mirrored = await quarters(2);
    expect(await colourOf(mirrored, { x: 0.05, y: 0.05, ...part })).toBe('0f0');
  });

  it('is the largest square in the middle unless a part was chosen', async () => {
    expect(await colourOf(await quarters(), null)).toBe('888');
  });

  it('is white where the picture is transparent', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const file = await sharp({ create: { width: 60, height: 40, channels: 4, background: clear } })
      .png()
      .toBuffer();
    expect(await colourOf(file, null)).toBe('fff');
  });

  it('may touch the edges, and be as small as a pixel', async () => {
    const file = await quarters();
    expect(await colourOf(file, { x: 0.9, y: 0.9, width: 0.1 + 1e-9, height: 0.1 })).toBe('fff');
    expect(await colourOf(file, { x: 1, y: 0, width: 1e-7, height: 1e-7 })).toBe('0f0');
    await expect(encoder.encode(file, { x: 0.9, y: 0, width: 0.11, height: 0.1 }, 'ana')).rejects.toThrow(
      'photo_crop_outside',
    );
  });

  it('waits for few others only, and a bad one holds up nobody', async () => {
    const file = await quarters();
    const all = await Promise.allSettled(
      Array.from({ length: 25 }, (_, n) =>
        encoder.encode(n % 2 ? Buffer.from('bad') : file, null, `account-${n}`),
      ),
    );
    const refusals = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
    const busy = refusals.filter((error) => error instanceof HttpProblem && error.status === 429);
    expect(busy).toHaveLength(5);
    expect(refusals.filter(({ message }) => message === 'picture_unreadable')).toHaveLength(10);
    expect(await colourOf(file, null)).toBe('888');
  });

  it('waits for two of an account, and others still have their turn', async () => {
    const file = await quarters();
    const send = (whose: string) =>
      encoder.encode(file, null, whose).then(
        () => 200,
        (error: unknown) => (error instanceof HttpProblem ? error.status : 0),
      );
    const answers = await Promise.all(['ana', 'ana', 'ana', 'ana', 'ben'].map(send));
    expect(answers).toEqual([200, 200, 429, 429, 200]);
    expect(await send('ana')).toBe(200);
  });

  it('may have 50 megapixels as a JPEG, and 24 otherwise', async () => {
    const picture = sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: '#00ff00' } });
    const refusal = { message: 'picture_too_many_pixels', details: { megapixels: 25, limit: 24 } };
    for (const file of [await picture.clone().png().toBuffer(), await picture.clone().webp().toBuffer()])
      await expect(encoder.encode(file, null, 'ana')).rejects.toMatchObject(refusal);
    await encoder.encode(await picture.jpeg().toBuffer(), null, 'ana');
  });
});
