import type { Dispatch } from '@reduxjs/toolkit';
import { randomId } from '../lib/random-id';
import { accessToken } from '../session/access-token';
import { mayReturn, refreshSession } from '../session/session-refresh';

/** Where the API answers. */
export const API = `${window.location.origin}/api`;

/** What every request to the API says: who asks, what is understood, and by which id it is found in the logs. */
export const apiHeaders = (): Readonly<Record<string, string>> => {
  const token = accessToken();
  return {
    accept: 'application/json, application/problem+json',
    'x-correlation-id': randomId(),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
};

/** Sends a request, and once more after a refresh of the session when its token was refused. */
export const authorized = async <Answer>(
  dispatch: Dispatch,
  send: () => Promise<Answer>,
  isRefused: (answer: Answer) => boolean,
): Promise<Answer> => {
  const first = await send();
  return isRefused(first) && mayReturn() && (await refreshSession(dispatch)) ? send() : first;
};
