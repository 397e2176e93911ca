import { photoCrop, type PhotoCrop } from '@fieldhouse/api-contract';
import { HttpProblem, readJsonField, readUploadedForm, type UploadedForm } from '@fieldhouse/platform';
import type { ApiBodyOptions } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

/** A picture as it was sent. `crop` null: the largest square in the middle. */
export type UploadedPicture = { readonly bytes: Buffer; readonly crop: PhotoCrop | null };

/** What {@link readUploadedPicture} reads, for the documentation. */
export const uploadedPictureBody: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['photo'],
    properties: {
      photo: {
        type: 'string',
        format: 'binary',
        description: 'JPEG, PNG, WebP or GIF, at most 5 MiB and 24 megapixels, a JPEG 50',
      },
      crop: {
        type: 'string',
        description:
          'JSON: x, y, width and height of the square to keep, in fractions of the picture as shown',
      },
    },
  },
};

/**
 * Reads the multipart request: the file `photo` and the optional JSON field `crop`. What the sender calls the file, and
 * what type they say it has, is never looked at.
 * @throws 413 for too much, 415 for other requests, 400 for what cannot be read
 */
export const readUploadedPicture = async (request: FastifyRequest): Promise<UploadedPicture> => {
  const form = await formOf(request);
  if (!form.file) throw new HttpProblem(400, 'photo_missing', 'Picture missing', 'Choose a picture.');
  return { bytes: form.file.bytes, crop: readJsonField(form, 'crop', photoCrop, cropMalformed) };
};

const formOf = async (request: FastifyRequest): Promise<UploadedForm> => {
  try {
    return await readUploadedForm(request, 'photo');
  } catch (error) {
    if (!isOverLimit(error)) throw error;
    if (error.code === 'FST_REQ_FILE_TOO_LARGE')
      throw new HttpProblem(413, 'photo_too_large', 'Picture too large', 'Choose a picture of at most 5 MB.');
    throw new HttpProblem(413, 'form_too_large', 'Too much at once', 'Send one picture, and nothing else.');
  }
};

const isOverLimit = (error: unknown): error is { readonly code: string } =>
  error instanceof Error && 'code' in error && 'statusCode' in error && error.statusCode === 413;

const cropMalformed = (): HttpProblem =>
  new HttpProblem(
    400,
    'crop_malformed',
    'Malformed cut',
    'Send the part to keep as JSON: x, y, width and height between 0 and 1.',
  );
