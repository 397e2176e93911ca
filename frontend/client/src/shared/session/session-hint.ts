import { randomId } from '../lib/random-id';
import type { SessionState } from './session.slice';

const KEY = 'signed-in';

type Sessions = {
  readonly getState: () => { readonly session: SessionState };
  readonly subscribe: (listener: () => void) => () => void;
};

/** Whether somebody has ever signed in at this browser. */
export const hasSignedInHere = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

const NONE = 'no-session';
const UNTOLD = 'untold';
/**
 * Keeps that the service has said so: then nobody is asked when a page is opened, until somebody signs in
 * (`public/early-session.js`). Nothing else tells it, since browsers clear storage sooner than cookies.
 */
export const noteNoSession = (none: boolean): void => keepNone(none ? '1' : null);

/** Whether {@link noteNoSession} or {@link noteSignOut} holds: nobody is signed in at this browser. */
export const isNobodyHere = (): boolean => {
  try {
    return localStorage.getItem(NONE) !== null;
  } catch {
    return false;
  }
};

/** Keeps that the person has signed out here and the service has not said yet that it knows: until it has, or somebody signs in. */
export const noteSignOut = (): void => keepNone(`${UNTOLD}-${randomId()}`);

/** What {@link noteSignOut} has kept, the same however often it is told; null: the service knows, or somebody has signed in. */
export const untoldSignOut = (): string | null => {
  try {
    const kept = localStorage.getItem(NONE);
    return kept?.startsWith(UNTOLD) ? kept : null;
  } catch {
    return null;
  }
};

/** Whether {@link noteSignOut} still holds: nobody is signed in here, whatever cookie is left. */
export const isSignOutUntold = (): boolean => untoldSignOut() !== null;

const keepNone = (how: string | null): void => {
  try {
    if (how === null) localStorage.removeItem(NONE);
    else localStorage.setItem(NONE, how);
  } catch {
    // Storage may be blocked: the service is asked each time, and a sign-out that it has not heard ends with the page.
  }
};

/**
 * Leaves a word in local storage while somebody is signed in, so that the public pages can offer the dashboard before
 * their first paint. A hint only: nothing is granted by it. @returns a function that ends it
 */
export const keepSessionHint = (store: Sessions): (() => void) => {
  let known: SessionState['status'] = 'loading';
  return store.subscribe(() => {
    const { status } = store.getState().session;
    if (status === known || status === 'loading') return;
    known = status;
    try {
      if (status === 'signed-in') localStorage.setItem(KEY, '1');
      else if (hasSignedInHere()) localStorage.setItem(KEY, '0');
    } catch {
      // Storage may be blocked: the public pages then greet a visitor.
    }
  });
};
