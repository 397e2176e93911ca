import { HttpProblem, readUploadedForm } from '@fieldhouse/platform';
import { ATTACHABLE } from '@fieldhouse/values';
import type { FastifyRequest } from 'fastify';
import { tooLarge, type SentFile } from '../application/making';

/**
 * Reads the multipart request with its one file. The type that its sender says it has is never looked at.
 * @throws 413 for too much, 415 for other requests, 400 for what cannot be read
 */
export const readSentFile = async (request: FastifyRequest): Promise<SentFile> => {
  try {
    const { file } = await readUploadedForm(request, 'file', ATTACHABLE.document.bytes);
    if (file && file.bytes.length > 0) return file;
  } catch (error) {
    const isOverLimit = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
    throw isOverLimit ? tooLarge() : error;
  }
  throw new HttpProblem(400, 'attachment_missing', 'File missing', 'Choose a file with something in it.');
};
