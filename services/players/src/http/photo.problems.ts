import { invalid, mapProblems, type ProblemTable } from '@fieldhouse/platform';
import { PhotoError, type PhotoErrorCode } from '../application/photo.errors';

export const photoProblems = {
  photo_unreadable: invalid(
    'Not a picture',
    'The file is not a picture that we can read. Choose a JPEG, PNG, WebP or GIF picture.',
  ),
  photo_too_many_pixels: invalid(
    'Too many pixels',
    ({ megapixels, limit }) =>
      `The picture has ${String(megapixels)} megapixels. Choose one of at most ${String(limit)}.`,
  ),
  photo_crop_outside: invalid(
    'Cut outside the picture',
    'The part to keep reaches beyond the picture. Move it inside and try again.',
  ),
} satisfies ProblemTable<PhotoErrorCode>;

mapProblems(PhotoError, photoProblems);
