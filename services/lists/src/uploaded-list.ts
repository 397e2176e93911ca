import type { ListMapping } from '@fieldhouse/api-contract';
import { HttpProblem, readJsonField, readUploadedForm, type UploadedForm } from '@fieldhouse/platform';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';

/** A list as it was sent. */
export type SentList<Field extends string> = {
  readonly bytes: Buffer;
  /** Never a path, and nothing in it that cannot be seen. */
  readonly fileName: string;
  /** Null: the suggested one is taken. */
  readonly mapping: ListMapping<Field> | null;
  /** With what else was sent along. */
  readonly form: UploadedForm;
};

/**
 * Reads the multipart request of a list: the file `file` and the optional JSON field `mapping`.
 * @throws as {@link readUploadedForm} does
 */
export const readSentList = async <Field extends string>(
  request: FastifyRequest,
  mapping: z.ZodType<ListMapping<Field>>,
): Promise<SentList<Field>> => {
  const form = await readUploadedForm(request, 'file');
  if (!form.file) throw new HttpProblem(400, 'file_missing', 'File missing', 'Choose a CSV file.');
  return {
    bytes: form.file.bytes,
    fileName: shortened(form.file.name),
    mapping: readJsonField(form, 'mapping', mapping, mappingMalformed),
    form,
  };
};

const mappingMalformed = (): HttpProblem =>
  new HttpProblem(
    400,
    'mapping_malformed',
    'Malformed mapping',
    'Send the mapping as JSON, from column names to fields of the list.',
  );

const FILE_NAME_CHARACTERS = 120;
const shortened = (name: string): string =>
  name.replace(/\p{Cc}/gu, '').slice(-FILE_NAME_CHARACTERS) || 'list.csv';
