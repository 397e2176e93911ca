import { PHOTO_EDGE, type PhotoCrop } from '@fieldhouse/api-contract';
import { HttpProblem } from '@fieldhouse/platform';
import { Injectable } from '@nestjs/common';
import sharp, { type Metadata, type Region } from 'sharp';
import { PhotoError } from '../application/photo.errors';
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
const SECONDS = 10;
const QUALITY = 82;
const EFFORT = 2;
const QUEUE = 20;
const OF_ONE_ACCOUNT = 2;
const RETRY_AFTER_SECONDS = 5;
/** Clients add fractions up: the sum may be off in the last places. */
const SLACK = 1e-6;

/**
 * Makes the picture that is kept, one at a time: an upload takes memory and a core. The queue is short, and nobody can
 * fill it alone.
 */
@Injectable()
export class PhotoEncoder {
  private last: Promise<unknown> = Promise.resolve();
  private readonly waiting: string[] = [];

  /**
   * The square to keep of a picture as it is shown, as WebP without anything else of the file.
   * @param crop null: the largest square in the middle
   * @throws PhotoError; 429 when too many wait, or two of the account's
   */
  async encode(bytes: Buffer, crop: PhotoCrop | null, accountId: string): Promise<Buffer> {
    if (this.waiting.length >= QUEUE) throw busy('Many people are sending pictures.');
    if (this.waiting.filter((one) => one === accountId).length >= OF_ONE_ACCOUNT)
      throw busy('Your last pictures are still being made ready.');
    this.waiting.push(accountId);
    const turn = this.last.then(() => encoded(bytes, crop));
    this.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.waiting.splice(this.waiting.indexOf(accountId), 1);
    }
  }
}

const encoded = async (sent: Buffer, crop: PhotoCrop | null): Promise<Buffer> => {
  const bytes = barePng(sent);
  const { width, height } = await sizeOf(bytes);
  const area = areaOf(width, height, crop);
  // Of moving pictures the first one.
  const picture = sharp(bytes, { limitInputPixels: PIXELS, failOn: 'error', page: 0, pages: 1 });
  try {
    return await picture
      .autoOrient()
      .extract(area)
      .resize(PHOTO_EDGE, PHOTO_EDGE, { fit: 'cover' })
      .toColourspace('srgb')
      .webp({ quality: QUALITY, effort: EFFORT })
      .timeout({ seconds: SECONDS })
      .toBuffer();
  } catch {
    throw new PhotoError('photo_unreadable');
  }
};

const sizeOf = async (bytes: Buffer): Promise<{ readonly width: number; readonly height: number }> => {
  const { format, width, height, autoOrient } = await headOf(bytes);
  if (!FORMATS.has(format)) throw new PhotoError('photo_unreadable');
  const limit = format === 'jpeg' ? MEGAPIXELS.jpeg : MEGAPIXELS.others;
  const megapixels = Math.ceil((width * height) / 1_000_000);
  if (megapixels > limit) throw new PhotoError('photo_too_many_pixels', { megapixels, limit });
  return autoOrient;
};

/** What the head of the file says. Its pixels are read once they are known to be few enough. */
const headOf = async (bytes: Buffer): Promise<Metadata> => {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw new PhotoError('photo_unreadable');
  }
};

/** @throws PhotoError `photo_crop_outside` */
const areaOf = (width: number, height: number, crop: PhotoCrop | null): Region => {
  if (crop === null) {
    const side = Math.min(width, height);
    return {
      left: Math.floor((width - side) / 2),
      top: Math.floor((height - side) / 2),
      width: side,
      height: side,
    };
  }
  if (crop.x + crop.width > 1 + SLACK || crop.y + crop.height > 1 + SLACK)
    throw new PhotoError('photo_crop_outside');
  const [left, across] = pixelsOf(crop.x, crop.width, width);
  const [top, down] = pixelsOf(crop.y, crop.height, height);
  return { left, top, width: across, height: down };
};

const pixelsOf = (from: number, length: number, whole: number): readonly [first: number, count: number] => {
  const first = Math.min(Math.floor(from * whole), whole - 1);
  return [first, Math.min(Math.max(Math.round(length * whole), 1), whole - first)];
};

const busy = (why: string): HttpProblem =>
  new HttpProblem(429, 'too_many_uploads', 'Many uploads', `${why} Try again in 0:0${RETRY_AFTER_SECONDS}.`, {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
