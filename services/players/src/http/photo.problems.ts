import { invalid, mapProblems, type ProblemTable } from '@fieldhouse/platform';
import { PhotoError, type PhotoErrorCode } from '../application/photo.errors';

export const photoProblems = {
  photo_crop_outside: invalid(
    'Cut outside the picture',
    'The part to keep reaches beyond the picture. Move it inside and try again.',
  ),
} satisfies ProblemTable<PhotoErrorCode>;

mapProblems(PhotoError, photoProblems);
