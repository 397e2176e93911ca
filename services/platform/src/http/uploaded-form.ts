import '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { HttpProblem } from './problem';

/** Far more than a chunk: else the parser, which takes each at once, asks for the next at once as well. */
const HELD = 1024 * 1024;

/** A form with at most one file, read whole. */
export type UploadedForm = {
  /** Null when the form has no file in that field. The name is the sender's: never a path. */
  readonly file: { readonly bytes: Buffer; readonly name: string } | null;
  /** The other fields; of a name that comes twice the last counts. */
  readonly fields: ReadonlyMap<string, string>;
};

/**
 * Reads a multipart request with its file in one field; files in others are passed over.
 * @param fileSize bytes that the file may have; what every upload may have unless given
 * @throws 413 for a file beyond the limit, 415 for other requests, 400 for what cannot be read
 */
export const readUploadedForm = async (
  request: FastifyRequest,
  fileField: string,
  fileSize?: number,
): Promise<UploadedForm> => {
  if (!request.isMultipart()) {
    throw new HttpProblem(
      415,
      'unsupported_media_type',
      'Unsupported media type',
      'Send the file as multipart/form-data.',
    );
  }
  readInTurn(request);
  let file: UploadedForm['file'] = null;
  const fields = new Map<string, string>();
  try {
    for await (const part of request.parts({
      ...(fileSize === undefined ? {} : { limits: { fileSize } }),
      highWaterMark: HELD,
    })) {
      if (part.type === 'field') fields.set(part.fieldname, String(part.value));
      else if (part.fieldname === fileField) file = { bytes: await part.toBuffer(), name: part.filename };
      else part.file.resume();
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
  return { file, fields };
};

/** A chunk at a time, and others in between: whole megabytes may have come at once. */
const readInTurn = ({ raw }: FastifyRequest): void => {
  raw.on('data', () => {
    raw.pause();
    setImmediate(() => raw.resume());
  });
};

/**
 * Reads a field of a form that is JSON of a known shape; null when the form has no such field.
 * @throws what `malformed` makes, for anything else
 */
export const readJsonField = <T>(
  { fields }: UploadedForm,
  name: string,
  schema: z.ZodType<T>,
  malformed: () => HttpProblem,
): T | null => {
  const text = fields.get(name);
  if (text === undefined) return null;
  const parsed = schema.safeParse(json(text));
  if (!parsed.success) throw malformed();
  return parsed.data;
};

const json = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
