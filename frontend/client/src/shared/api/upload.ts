import type { Dispatch } from '@reduxjs/toolkit';
import { API, apiHeaders, authorized } from './authorized';
import { rememberOwnWrite } from './positions';
import { failureOf, type Failure } from './problem';

/** A file on its way; `onProgress` hears the share that has left, from 0 to 1. */
export type Upload = {
  /** POST unless said. */
  readonly method?: 'POST' | 'PUT';
  readonly path: string;
  readonly form: FormData;
  readonly headers: Readonly<Record<string, string>>;
  readonly onProgress: (share: number) => void;
  /** Ends the upload: it fails as `cancelled`. */
  readonly signal: AbortSignal;
};

type Answer = { readonly status: number; readonly text: string; readonly headers: Headers };

const GIVE_UP_MS = 120_000;

/**
 * Sends a form with a file and tells how far it is, which `fetch` cannot; once more after a refresh when the token was
 * refused. @throws Failure
 */
export const upload = async <Result>(dispatch: Dispatch, what: Upload): Promise<Result> => {
  const { status, text, headers } = await authorized(
    dispatch,
    () => send(what),
    (answer) => answer.status === 401 && !what.signal.aborted,
  );
  const data = jsonOf(text);
  if (status >= 200 && status < 300 && data !== undefined) {
    rememberOwnWrite(data);
    return data as Result;
  }
  const response = new Response(null, { status, headers });
  const failure = failureOf(
    data === undefined
      ? { status: 'PARSING_ERROR', originalStatus: status, data: text, error: text }
      : { status, data },
    { request: new Request(addressOf(what)), response },
  );
  throw thrown(failure);
};

const addressOf = ({ path }: Upload): string => `${API}${path}`;

const send = (what: Upload): Promise<Answer> =>
  new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    const cancel = (): void => request.abort();
    const end = (then: () => void) => (): void => {
      what.signal.removeEventListener('abort', cancel);
      then();
    };
    request.open(what.method ?? 'POST', addressOf(what));
    request.timeout = GIVE_UP_MS;
    const headers = { ...what.headers, ...apiHeaders() };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => what.onProgress(total > 0 ? loaded / total : 0);
    request.onload = end(() => done(answerOf(request)));
    request.onerror = end(() =>
      fail(thrown(failureOf({ status: 'FETCH_ERROR', error: 'no answer' }, undefined))),
    );
    request.ontimeout = end(() =>
      fail(thrown(failureOf({ status: 'TIMEOUT_ERROR', error: 'too slow' }, undefined))),
    );
    request.onabort = end(() => fail(thrown(cancelled())));
    what.signal.addEventListener('abort', cancel);
    request.send(what.form);
    if (what.signal.aborted) cancel();
  });

const answerOf = (request: XMLHttpRequest): Answer => {
  const headers = new Headers();
  for (const name of ['retry-after', 'x-correlation-id']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return { status: request.status, text: request.responseText, headers };
};

/** A failure as something that can be thrown. */
const thrown = (failure: Failure): Error & Failure => Object.assign(new Error(failure.title), failure);

const cancelled = (): Failure => ({
  ...failureOf({ status: 'FETCH_ERROR', error: 'cancelled' }, undefined),
  code: 'cancelled',
  title: 'Canceled',
  detail: 'Nothing more was sent.',
});

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
