import type { SessionView } from '@fieldhouse/api-contract';
import { pause } from '../lib/pause';

/** The session; null: there is none; undefined: nobody answered, so that nothing is known about it. */
export type SessionAnswer = SessionView | null | undefined;

const REPEAT_AFTER_MS = [1_000, 2_000];
const LAST_AFTER_MS = 5_000;
/** Beside one that takes this long the same is asked again. */
const SLOW_AFTER_MS = 3_000;
const GIVE_UP_AFTER_MS = 15_000;

/**
 * Trades the refresh cookie for a session. An answer may be lost on its way: for 10 s the service gives the same again,
 * and later it takes a repetition for theft. So what fails is tried again after 1, 2 and 5 s, the same is asked beside
 * what only takes long, and the first answer counts.
 * @param early what has been asked already, as the first of them
 */
export const askSession = async (early?: Promise<Response | null>): Promise<SessionAnswer> => {
  const asked = [early ? early.then(sessionIn) : once()];
  for (const wait of REPEAT_AFTER_MS) {
    const failed = Promise.any(asked).catch(() => pause(wait));
    const answer = await Promise.race([failed, pause(SLOW_AFTER_MS)]);
    if (answer !== undefined) return answer;
    asked.push(once());
  }
  return Promise.any(asked)
    .catch(() => pause(LAST_AFTER_MS).then(once))
    .catch(() => undefined);
};

const once = async (): Promise<SessionView | null> =>
  sessionIn(
    await fetch(`${window.location.origin}/api/auth/token?grant_type=refresh_token`, {
      method: 'POST',
      credentials: 'same-origin',
      // Also of a page that is put away meanwhile the cookie arrives.
      keepalive: true,
      signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
    }),
  );

/** What an answer says. @throws when it says nothing about the session, or breaks off */
const sessionIn = async (response: Response | null): Promise<SessionView | null> => {
  if (response === null || response.status === 429 || response.status >= 500) throw new Error('no answer');
  return response.ok ? ((await response.json()) as SessionView) : null;
};
