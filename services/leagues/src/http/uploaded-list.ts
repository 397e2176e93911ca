import { importMapping, importRatings } from '@fieldhouse/api-contract';
import { HttpProblem, readJsonField, readUploadedForm } from '@fieldhouse/platform';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { UploadedList } from '../application/pool-imports';

/**
 * Reads the multipart request of both import routes: the file `file` and the optional JSON fields `mapping`, `ratings` and `invite`.
 * @throws as {@link readUploadedForm} does
 */
export const readUploadedList = async (request: FastifyRequest): Promise<UploadedList> => {
  const form = await readUploadedForm(request, 'file');
  if (!form.file) throw new HttpProblem(400, 'file_missing', 'File missing', 'Choose a CSV file.');
  return {
    bytes: form.file.bytes,
    fileName: shortened(form.file.name),
    mapping: readJsonField(form, 'mapping', importMapping, mappingMalformed),
    ratings: readJsonField(form, 'ratings', importRatings, ratingsMalformed) ?? {},
    invite: readJsonField(form, 'invite', z.boolean(), inviteMalformed) ?? false,
  };
};

const mappingMalformed = (): HttpProblem =>
  new HttpProblem(
    400,
    'mapping_malformed',
    'Malformed mapping',
    'Send the mapping as JSON, from column names to fields of the pool.',
  );

const ratingsMalformed = (): HttpProblem =>
  new HttpProblem(
    400,
    'ratings_malformed',
    'Malformed ratings',
    'Send the ratings as JSON, from words to numbers from 1 to 10.',
  );

const inviteMalformed = (): HttpProblem =>
  new HttpProblem(400, 'invite_malformed', 'Malformed choice', 'Send true or false as invite.');

const FILE_NAME_CHARACTERS = 120;
const shortened = (name: string): string =>
  name.replace(/\p{Cc}/gu, '').slice(-FILE_NAME_CHARACTERS) || 'list.csv';
