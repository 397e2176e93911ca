import { mapProblems, type ProblemTable } from '@fieldhouse/platform';
import { PhotoError, type PhotoErrorCode } from '../application/photo.errors';

export const photoProblems = {
  photo_unreadable: {
    status: 422,
    title: 'Not a picture',
    detail: 'The file is not a picture that we can read. Choose a JPEG, PNG, WebP or GIF picture.',
  },
  photo_too_many_pixels: {
    status: 422,
    title: 'Too many pixels',
    detail: ({ megapixels, limit }) =>
      `The picture has ${String(megapixels)} megapixels. Choose one of at most ${String(limit)}.`,
  },
  photo_crop_outside: {
    status: 422,
    title: 'Cut outside the picture',
    detail: 'The part to keep reaches beyond the picture. Move it inside and try again.',
  },
} satisfies ProblemTable<PhotoErrorCode>;

mapProblems(PhotoError, photoProblems);
