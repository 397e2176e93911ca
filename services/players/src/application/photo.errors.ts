import { DomainError } from '@fieldhouse/kernel';

/** Why no player's photo can be cut out of a picture. */
export type PhotoErrorCode = 'photo_crop_outside';
export class PhotoError extends DomainError<PhotoErrorCode> {}
