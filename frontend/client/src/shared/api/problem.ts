import type { ProblemView } from '@fieldhouse/api-contract';
import type { FetchBaseQueryError, FetchBaseQueryMeta } from '@reduxjs/toolkit/query';

/** What every failed request ends as: the server's problem, or one made here when no answer came (`status` 0). */
export type Failure = ProblemView & { readonly retryAfterSeconds: number | null };

/** Turns whatever the network gave into the one shape that screens know. */
export const failureOf = (error: FetchBaseQueryError, meta: FetchBaseQueryMeta | undefined): Failure => {
  const retryAfter = Number(meta?.response?.headers.get('retry-after') ?? Number.NaN);
  const retryAfterSeconds = Number.isFinite(retryAfter) ? retryAfter : null;
  const correlationId =
    meta?.response?.headers.get('x-correlation-id') ?? meta?.request.headers.get('x-correlation-id') ?? '';
  if (typeof error.status === 'number' && isProblem(error.data)) return { ...error.data, retryAfterSeconds };
  const made = (status: number, code: string, title: string, detail: string): Failure => ({
    type: 'about:blank',
    status,
    code,
    title,
    detail,
    correlationId,
    retryAfterSeconds,
  });
  if (error.status === 'FETCH_ERROR') {
    return made(
      0,
      'offline',
      'No connection',
      'Fieldhouse could not be reached. Check your connection and try again.',
    );
  }
  if (error.status === 'TIMEOUT_ERROR') {
    return made(0, 'timeout', 'No answer', 'Fieldhouse did not answer in time. Try again in a moment.');
  }
  const status =
    error.status === 'PARSING_ERROR'
      ? error.originalStatus
      : typeof error.status === 'number'
        ? error.status
        : 0;
  return made(
    status,
    'unreadable_answer',
    'Something went wrong',
    'The answer could not be read. Try again in a moment.',
  );
};

/** Whether something thrown or kept as an error is one of ours. */
export const isFailure = (error: unknown): error is Failure =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  'correlationId' in error &&
  'title' in error;

/** The sentence to show for a failure. */
export const sentenceOf = (failure: Failure): string => failure.detail ?? failure.title;

/** True when asking again with the same content can succeed: nothing was decided about it. */
export const isUndecided = ({ status, code }: Pick<Failure, 'status' | 'code'>): boolean =>
  status === 0 || status === 429 || status >= 500 || code === 'concurrent_update';

const isProblem = (data: unknown): data is ProblemView =>
  typeof data === 'object' && data !== null && 'code' in data && 'title' in data && 'status' in data;
