import '@fastify/multipart';
import { importMapping, type ImportMapping } from '@fieldhouse/api-contract';
import { HttpProblem } from '@fieldhouse/kernel';
import type { FastifyRequest } from 'fastify';
import type { UploadedList } from '../application/pool-imports';

/**
 * Reads the multipart request of both import routes: the file `file` and the optional JSON field `mapping`.
 * @throws 413 beyond 5 MiB, 415 for other requests, 400 for what cannot be read
 */
export const readUploadedList = async (request: FastifyRequest): Promise<UploadedList> => {
  if (!request.isMultipart()) {
    throw new HttpProblem(
      415,
      'unsupported_media_type',
      'Unsupported media type',
      'Send the file as multipart/form-data.',
    );
  }
  const { bytes, fileName, mapping } = await readParts(request);
  if (!bytes) throw new HttpProblem(400, 'file_missing', 'File missing', 'Choose a CSV file.');
  return {
    bytes,
    fileName: shortened(fileName),
    mapping: mapping === undefined ? null : readMapping(mapping),
  };
};

type Parts = { readonly bytes?: Buffer; readonly fileName: string; readonly mapping?: string };

const readParts = async (request: FastifyRequest): Promise<Parts> => {
  let read: Parts = { fileName: '' };
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') read = { ...read, bytes: await part.toBuffer(), fileName: part.filename };
      else if (part.fieldname === 'mapping') read = { ...read, mapping: String(part.value) };
    }
  } catch (error) {
    // The parser's own refusals carry their status; what it trips over is a body that was sent wrongly.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new HttpProblem(
      400,
      'malformed_request',
      'Malformed request',
      'The upload could not be read. Try again.',
    );
  }
  return read;
};

const readMapping = (text: string): ImportMapping => {
  const parsed = importMapping.safeParse(json(text));
  if (!parsed.success) {
    throw new HttpProblem(
      400,
      'mapping_malformed',
      'Malformed mapping',
      'Send the mapping as JSON, from column names to fields of the pool.',
    );
  }
  return parsed.data;
};

const json = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const FILE_NAME_CHARACTERS = 120;
const shortened = (name: string): string =>
  name.replace(/\p{Cc}/gu, '').slice(-FILE_NAME_CHARACTERS) || 'list.csv';
