import { invalid, mapProblems, type ProblemTable } from '@fieldhouse/platform';
import { PictureError, type PictureErrorCode } from './picture';

export const pictureProblems = {
  picture_unreadable: invalid(
    'Not a picture',
    'The file is not a picture that we can read. Choose a JPEG, PNG, WebP or GIF picture.',
  ),
  picture_too_many_pixels: invalid(
    'Too many pixels',
    ({ megapixels, limit }) =>
      `The picture has ${String(megapixels)} megapixels. Choose one of at most ${String(limit)}.`,
  ),
  photo_crop_outside: invalid(
    'Cut outside the picture',
    'The part to keep reaches beyond the picture. Move it inside and try again.',
  ),
} satisfies ProblemTable<PictureErrorCode>;

mapProblems(PictureError, pictureProblems);
