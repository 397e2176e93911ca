import type { SessionView } from '@fieldhouse/api-contract';
import type { Dispatch } from '@reduxjs/toolkit';
import { keepAccess } from './access-token';
import { askSession, sessionIn, tellService } from './ask-session';
import { isSignOutUntold, noteNoSession } from './session-hint';
import { sessionClosed, sessionLapsed, sessionOpened } from './session.slice';

const TURN_WITHIN_MS = 20_000;

let underWay: Promise<boolean> | null = null;
/** Whose session the page was opened with, and who waits for them to sign in again. */
let accountId: string | null = null;
let returning: ((back: boolean) => void) | null = null;
/** How often a session was ended here: what was asked for before is answered too late. */
let closings = 0;

/** Takes a session that the service opened into use. */
export const openSession = (dispatch: Dispatch, session: SessionView): void => {
  noteNoSession(false);
  const same = accountId === session.user.id;
  accountId = session.user.id;
  keepAccess({ accountId: session.user.id, token: session.access_token });
  // Only how long it lasts: this device's clock may not be the service's.
  const expiresAt = Math.floor(Date.now() / 1_000) + session.expires_in;
  dispatch(sessionOpened({ user: session.user, expiresAt }));
  // What one person has sent is not sent as another.
  returning?.(same);
};

/** Forgets the session in this tab. */
export const closeSession = (dispatch: Dispatch): void => {
  closings += 1;
  close(dispatch);
};

const close = (dispatch: Dispatch): void => {
  keepAccess(null);
  accountId = null;
  dispatch(sessionClosed());
  returning?.(false);
};

/**
 * Renews the session through the refresh cookie; callers at the same time share one request, and tabs go one after
 * the other, because each refresh uses the cookie up.
 * A session that the service has ended is waited for: the page stays, and whose it is may sign in again.
 * @returns whether there is a session now. When the service is away the answer is false and the session stays.
 */
export const refreshSession = (dispatch: Dispatch): Promise<boolean> => {
  underWay ??= inTurn(() => renew(dispatch))
    .then((renewed) => (renewed === false ? returned() : renewed === true))
    .finally(() => {
      underWay = null;
    });
  return underWay;
};

/** Takes up the session that another tab has opened, also while this one waits for whose session has lapsed. */
export const followSession = (dispatch: Dispatch): Promise<boolean | undefined> =>
  inTurn(() => renew(dispatch));

declare global {
  interface Window {
    /** The answer that the page asked for before the app's code had come (public/early-session.js). */
    earlySession?: Promise<Response | null>;
  }
}

/** For the start of the page. @returns whether there is a session; undefined when nobody answered */
export const loadSession = async (dispatch: Dispatch): Promise<boolean | undefined> => {
  const early = window.earlySession;
  delete window.earlySession;
  accountId = null;
  const before = closings;
  const known = isSignOutUntold() ? null : early && (await sessionIn(early));
  return known === undefined ? inTurn(() => renew(dispatch)) : taken(dispatch, known, before);
};

const renew = async (dispatch: Dispatch): Promise<boolean | undefined> => {
  const before = closings;
  const session = isSignOutUntold() ? null : await askSession();
  return session === undefined ? undefined : taken(dispatch, session, before);
};

/** @param before how many {@link closings} there were when it was asked for */
const taken = (dispatch: Dispatch, answer: SessionView | null, before: number): boolean => {
  if (closings !== before) return accountId !== null;
  // The person may have signed out in another tab that has not been heard yet.
  const session = isSignOutUntold() ? null : answer;
  if (session) openSession(dispatch, session);
  else if (accountId === null) close(dispatch);
  else {
    keepAccess(null);
    dispatch(sessionLapsed());
  }
  return session !== null;
};

/**
 * Tells the service, after all, of a sign-out here that it has not heard of. Whoever signs in waits for that: what ends the
 * session before takes the cookie away.
 */
export const tellSignOut = async (): Promise<void> => {
  if (!isSignOutUntold()) return;
  await inTurn(async () => {
    if (isSignOutUntold()) await tellService();
  });
};

/** Whether the person whose session has lapsed is back; false at once when none has. */
const returned = (): Promise<boolean> =>
  accountId === null
    ? Promise.resolve(false)
    : new Promise<boolean>((resolve) => (returning = resolve)).finally(() => (returning = null));

/** Whether a refused request may be sent again after {@link refreshSession}. */
export const mayReturn = (): boolean => accountId !== null;

/** A tab that its browser has put to sleep meanwhile may keep its turn for ever: it is not waited for without end. */
const inTurn = async <T>(task: () => Promise<T>): Promise<T> => {
  if (!('locks' in navigator)) return task();
  const signal = AbortSignal.timeout(TURN_WITHIN_MS);
  return navigator.locks.request('fieldhouse-session', { signal }, task).catch(task);
};
