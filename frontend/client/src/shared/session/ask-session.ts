import type { SessionView } from '@fieldhouse/api-contract';
import { pause } from '../lib/pause';
import { isSignOutUntold, noteNoSession, untoldSignOut } from './session-hint';

/** The session; null: there is none; undefined: nobody answered, so that nothing is known about it. */
export type SessionAnswer = SessionView | null | undefined;

const REPEAT_AFTER_MS = [1_000, 2_000, 5_000];
const GIVE_UP_AFTER_MS = 15_000;

/**
 * Trades the refresh cookie for a session; what fails is tried again after 1, 2 and 5 s, one after the other. An answer
 * may have been lost on its way: for 30 s the service gives the same again, and later it takes a repetition for theft.
 */
export const askSession = async (): Promise<SessionAnswer> => {
  for (const wait of REPEAT_AFTER_MS) {
    const answer = await once();
    if (answer !== undefined) return answer;
    await pause(wait);
  }
  return once();
};

const once = (): Promise<SessionAnswer> => sessionIn(withCookie('/auth/token?grant_type=refresh_token'));

/**
 * Tells the service that whoever the cookie is of has signed out here. With the cookie alone: an access token that has run
 * out would be refused. Each time as the same command, which may have been done in part.
 */
export const tellService = (): Promise<void> => {
  const untold = untoldSignOut();
  telling ??= withCookie('/auth/logout', untold === null ? {} : { 'idempotency-key': `fieldhouse-${untold}` })
    .then(
      // Somebody may have signed in in another tab meanwhile.
      ({ ok }) => (ok && isSignOutUntold() ? noteNoSession(true) : undefined),
      () => undefined,
    )
    .finally(() => (telling = null));
  return telling;
};
let telling: Promise<void> | null = null;

const withCookie = (path: string, headers: HeadersInit = {}): Promise<Response> =>
  fetch(`${window.location.origin}/api${path}`, {
    method: 'POST',
    headers,
    credentials: 'same-origin',
    // Also of a page that is put away meanwhile it arrives, and so does the cookie.
    keepalive: true,
    signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
  });

/** What a question was answered with; what breaks off, or says nothing of the session, is no answer. */
export const sessionIn = async (asked: Promise<Response | null>): Promise<SessionAnswer> => {
  try {
    const response = await asked;
    if (response === null || response.status === 429 || response.status >= 500) return undefined;
    // What else is refused may be a proxy's word.
    if (response.status === 401 && !isSignOutUntold()) noteNoSession(true);
    return response.ok ? ((await response.json()) as SessionView) : null;
  } catch {
    return undefined;
  }
};
