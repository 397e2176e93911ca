import { DomainError } from '@fieldhouse/kernel';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { barePng } from './bare-png';

/** Everything else that the library could read stays shut: vector pictures, documents and video formats are programs. */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif'].map((format) => `VipsForeignLoad${format}Buffer`);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });
sharp.cache(false);
sharp.concurrency(1);

const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif']);
/** A JPEG is read line by line; of a WebP all pixels stand in memory at once, and a PNG may take seconds. */
const MEGAPIXELS = { jpeg: 50, others: 24 } as const;
const PIXELS = MEGAPIXELS.jpeg * 1_000_000;
/** After which the making of one picture is ended. */
const SECONDS = 10;
const EFFORT = 2;

/** Why no picture can be made of bytes. `photo_crop_outside`: the part to keep reaches beyond it. */
export type PictureErrorCode = 'picture_unreadable' | 'picture_too_many_pixels' | 'photo_crop_outside';
export class PictureError extends DomainError<PictureErrorCode> {}

/** A picture as it is shown, upright; of moving ones the first one. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  /**
   * Makes a picture of it, as WebP of its pixels alone.
   * @throws PictureError
   */
  readonly webp: (change: (picture: Sharp) => Sharp, quality: number) => Promise<Buffer>;
};

/** One at a time: a picture takes memory and a core. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Does something with a picture that somebody has sent, once those before it are done. What its file is called and says
 * of itself is never looked at, and its pixels are not before its head says that there are few enough.
 * @throws PictureError
 */
export const withPicture = <T>(sent: Buffer, work: (picture: Picture) => Promise<T>): Promise<T> => {
  const turn = last.then(async () => work(await opened(sent)));
  last = turn.catch(() => undefined);
  return turn;
};

const opened = async (sent: Buffer): Promise<Picture> => {
  const bytes = barePng(sent);
  const size = await sizeOf(bytes);
  return {
    ...size,
    webp: async (change, quality) => {
      const picture = sharp(bytes, { limitInputPixels: PIXELS, failOn: 'error', page: 0, pages: 1 });
      try {
        return await change(picture.autoOrient())
          .toColourspace('srgb')
          .webp({ quality, effort: EFFORT })
          .timeout({ seconds: SECONDS })
          .toBuffer();
      } catch {
        throw new PictureError('picture_unreadable');
      }
    },
  };
};

const sizeOf = async (bytes: Buffer): Promise<{ readonly width: number; readonly height: number }> => {
  const { format, width, height, autoOrient } = await headOf(bytes);
  if (!FORMATS.has(format)) throw new PictureError('picture_unreadable');
  const limit = format === 'jpeg' ? MEGAPIXELS.jpeg : MEGAPIXELS.others;
  const megapixels = Math.ceil((width * height) / 1_000_000);
  if (megapixels > limit) throw new PictureError('picture_too_many_pixels', { megapixels, limit });
  return autoOrient;
};

/** What the head of the file says. */
const headOf = async (bytes: Buffer): Promise<Metadata> => {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw new PictureError('picture_unreadable');
  }
};
