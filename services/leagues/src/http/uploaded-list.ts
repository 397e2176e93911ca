import { importMapping, importRatings } from '@fieldhouse/api-contract';
import { readSentList } from '@fieldhouse/lists';
import { HttpProblem, readJsonField } from '@fieldhouse/platform';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { UploadedList } from '../application/pool-imports';

/**
 * Reads the multipart request of both import routes: a list, and the optional JSON fields `ratings` and `invite`.
 * @throws as {@link readSentList} does
 */
export const readUploadedList = async (request: FastifyRequest): Promise<UploadedList> => {
  const { form, ...list } = await readSentList(request, importMapping);
  return {
    ...list,
    ratings: readJsonField(form, 'ratings', importRatings, ratingsMalformed) ?? {},
    invite: readJsonField(form, 'invite', z.boolean(), inviteMalformed) ?? false,
  };
};

const ratingsMalformed = (): HttpProblem =>
  new HttpProblem(
    400,
    'ratings_malformed',
    'Malformed ratings',
    'Send the ratings as JSON, from words to numbers from 1 to 10.',
  );

const inviteMalformed = (): HttpProblem =>
  new HttpProblem(400, 'invite_malformed', 'Malformed choice', 'Send true or false as invite.');
