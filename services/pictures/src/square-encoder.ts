import { PHOTO_EDGE, type PhotoCrop } from '@fieldhouse/api-contract';
import { FewAtOnce } from '@fieldhouse/platform';
import { Injectable } from '@nestjs/common';
import { PictureError, withPicture } from './picture';

const QUALITY = 82;
/** What stands behind what is transparent, as clients have it that make a picture smaller before it is sent. */
const BEHIND = '#FFFFFF';
/** Clients add fractions up: the sum may be off in the last places. */
const SLACK = 1e-6;

type Region = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** Makes the square pictures that are kept. */
@Injectable()
export class SquareEncoder {
  private readonly few = new FewAtOnce({ all: 20, ofOne: 2 });

  /**
   * The square to keep of a picture as it is shown, as WebP without anything else of the file.
   * @param crop null: the largest square in the middle
   * @throws PictureError; 429 when too many wait, or two of the account's
   */
  encode(bytes: Buffer, crop: PhotoCrop | null, accountId: string): Promise<Buffer> {
    return this.few.run(accountId, () =>
      withPicture(bytes, ({ width, height, webp }) => {
        const area = areaOf(width, height, crop);
        return webp(
          (picture) =>
            picture
              .extract(area)
              .flatten({ background: BEHIND })
              .resize(PHOTO_EDGE, PHOTO_EDGE, { fit: 'cover' }),
          QUALITY,
        );
      }),
    );
  }
}

/** @throws PictureError `photo_crop_outside` */
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
    throw new PictureError('photo_crop_outside');
  const [left, across] = pixelsOf(crop.x, crop.width, width);
  const [top, down] = pixelsOf(crop.y, crop.height, height);
  return { left, top, width: across, height: down };
};

const pixelsOf = (from: number, length: number, whole: number): readonly [first: number, count: number] => {
  const first = Math.min(Math.floor(from * whole), whole - 1);
  return [first, Math.min(Math.max(Math.round(length * whole), 1), whole - first)];
};
