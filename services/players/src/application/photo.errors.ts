import { DomainError } from '@fieldhouse/kernel';

/** Why a file cannot become a player's photo. */
export type PhotoErrorCode = 'photo_unreadable' | 'photo_too_many_pixels' | 'photo_crop_outside';
export class PhotoError extends DomainError<PhotoErrorCode> {}
