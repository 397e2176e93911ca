import type { SessionView } from '@fieldhouse/api-contract';
import { pause } from '../lib/pause';

/** Thrown when nobody answered, so that nothing is known about the session. */
export class SessionUnreachable extends Error {}

const REPEAT_AFTER_MS = [1_000, 2_000, 3_000];
/** Beside one that takes this long the same is asked again. */
const SLOW_AFTER_MS = 3_000;
const GIVE_UP_AFTER_MS = 15_000;

/**
 * Trades the refresh cookie for a session; null when there is none. An answer may be lost on its way: for 10 s the
 * service gives the same again, and later it takes a repetition for theft. So what fails is tried again after 1, 2 and
 * 3 s, the same is asked beside what only takes long, and the first answer counts.
 * @param early what has been asked already, as the first of them
 * @throws SessionUnreachable when nobody answered
 */
export const askSession = async (early?: Promise<Response | null>): Promise<SessionView | null> => {
  const asked: Promise<SessionView | null>[] = [];
  for (const wait of REPEAT_AFTER_MS) {
    asked.push(early && asked.length === 0 ? early.then(sessionIn) : once());
    const failed = Promise.any(asked).catch(() => pause(wait));
    const answer = await Promise.race([failed, pause(SLOW_AFTER_MS)]);
    if (answer !== undefined) return answer;
  }
  return Promise.any([...asked, once()]).catch(() => {
    throw new SessionUnreachable();
  });
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
  if (response === null || response.status === 429 || response.status >= 500) throw new SessionUnreachable();
  return response.ok ? ((await response.json()) as SessionView) : null;
};
