import { importMapping, type ImportMapping } from '@fieldhouse/api-contract';
import { HttpProblem, readUploadedForm } from '@fieldhouse/kernel';
import type { FastifyRequest } from 'fastify';
import type { UploadedList } from '../application/pool-imports';

/**
 * Reads the multipart request of both import routes: the file `file` and the optional JSON field `mapping`.
 * @throws as {@link readUploadedForm} does
 */
export const readUploadedList = async (request: FastifyRequest): Promise<UploadedList> => {
  const { file, fields } = await readUploadedForm(request, 'file');
  if (!file) throw new HttpProblem(400, 'file_missing', 'File missing', 'Choose a CSV file.');
  const mapping = fields.get('mapping');
  return {
    bytes: file.bytes,
    fileName: shortened(file.name),
    mapping: mapping === undefined ? null : readMapping(mapping),
  };
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
