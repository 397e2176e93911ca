import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query';
import { pause } from '../lib/pause';
import { API, apiHeaders, authorized } from './authorized';
import { fetchOrTakeOver } from './early-answer';
import { atLeast, rememberOwnWrite, type StreamKind } from './positions';
import { failureOf, isUndecided, type Failure } from './problem';
import { keyFor, settled, somethingElse } from './same-command';
import { tellSignOut } from '../session/session-refresh';

const KEY = 'idempotency-key';
const RETRY_AFTER_MS = [1_000, 2_000, 5_000];
const RETRIED = new Set([0, 502, 503, 504]);
const CATCH_UP_MS = 2_000;
const LOOK_AGAIN_MS = 150;

const raw = fetchBaseQuery({
  baseUrl: API,
  timeout: 15_000,
  fetchFn: fetchOrTakeOver,
  prepareHeaders: (headers) => {
    for (const [name, value] of Object.entries(apiHeaders()))
      if (name !== 'authorization' || !headers.has(name)) headers.set(name, value);
    return headers;
  },
});

type HttpOptions =
  | {
      /** The kinds of streams that are read. */
      readonly reads?: readonly StreamKind[] | 'all';
      /** The kind of stream that a command writes to, for answers that do not name it. */
      readonly writes?: StreamKind;
    }
  | undefined;
type HttpBaseQuery = BaseQueryFn<string | FetchArgs, unknown, Failure, HttpOptions, FetchBaseQueryMeta>;
type Answer = Awaited<ReturnType<HttpBaseQuery>>;

/**
 * Every request of the client: with the access token, once more after a refresh when the token was refused, again
 * after 1, 2 and 5 s while the service is away, and once more (at most 2 s) while a read is behind the own writes.
 * Commands carry an Idempotency-Key, which is what makes sending them again safe.
 */
export const httpBaseQuery: HttpBaseQuery = async (args, api, options) => {
  const asked: FetchArgs = typeof args === 'string' ? { url: args } : args;
  const read = { ...asked, params: { ...asked.params, ...atLeast(options?.reads ?? []) } };
  const key = keyOf(asked, options);
  const request = key === null ? read : { ...read, headers: { ...read.headers, [KEY]: key } };
  if (opensSession(request)) await tellSignOut();
  const answer = await repeatedWhileAway(request, api, options);
  if (key !== null && !(answer.error && isUndecided(answer.error))) settled(key);
  if (answer.data !== undefined && request.method && request.method !== 'GET')
    rememberOwnWrite(answer.data, options?.writes);
  return caughtUp(answer, request, api, options);
};

/**
 * The key of what makes something anew: what only changes something may be done twice. Two files are not told apart
 * here, and a pick is guarded by its number.
 */
const keyOf = ({ url, method, body, headers }: FetchArgs, options: HttpOptions): string | null => {
  const own = (headers as Readonly<Record<string, string | undefined>> | undefined)?.[KEY];
  if (own === undefined) return null;
  const { writes } = options ?? {};
  if (method === 'POST' && writes !== undefined && writes !== 'draft' && !(body instanceof FormData))
    return keyFor(`${url} ${JSON.stringify(body)}`, own);
  somethingElse();
  return null;
};

const once: HttpBaseQuery = async (request, api) => {
  const answer = await authorized(
    api.dispatch,
    async () => raw(request, api, {}),
    ({ error }) => error?.status === 401 && !opensSession(request),
  );
  return answer.error ? { error: failureOf(answer.error, answer.meta), meta: answer.meta } : answer;
};

/** Signing in or up, which is refused for reasons of its own. */
const opensSession = (request: string | FetchArgs): boolean => {
  const url = typeof request === 'string' ? request : request.url;
  return url.startsWith('/auth/token') || url === '/auth/signup';
};

const repeatedWhileAway: HttpBaseQuery = async (request, api, options) => {
  let answer = await once(request, api, options);
  for (const wait of RETRY_AFTER_MS) {
    if (!answer.error || !RETRIED.has(answer.error.status) || api.signal.aborted) return answer;
    await pause(wait);
    answer = await once(request, api, options);
  }
  return answer;
};

const caughtUp = async (
  first: Answer,
  request: FetchArgs,
  api: Parameters<HttpBaseQuery>[1],
  options: HttpOptions,
): Promise<Answer> => {
  const until = Date.now() + CATCH_UP_MS;
  let answer = first;
  while (isBehind(answer) && Date.now() < until && !api.signal.aborted) {
    await pause(LOOK_AGAIN_MS);
    answer = await once(request, api, options);
  }
  return answer;
};

/** Whether the service says that it is not up to what was asked for (`atLeast`). */
const isBehind = ({ meta }: Answer): boolean => meta?.response?.headers.has('x-behind') === true;
