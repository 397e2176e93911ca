import { PHOTO_BYTES } from '@fieldhouse/api-contract';

const MEBIBYTE = 1024 * 1024;

export const NO_PICTURE =
  'This file is no picture that your browser can show. Choose a JPEG, PNG or WebP picture.';

/** Says before it is sent what the service would refuse; null when nothing speaks against it. */
export const pictureFault = ({ size, type }: Pick<File, 'size' | 'type'>): string | null => {
  if (type === 'image/svg+xml' || (type !== '' && !type.startsWith('image/'))) return NO_PICTURE;
  if (size > PHOTO_BYTES)
    return `This picture has ${(size / MEBIBYTE).toFixed(1)} MB. Choose one of at most ${PHOTO_BYTES / MEBIBYTE} MB.`;
  return null;
};
