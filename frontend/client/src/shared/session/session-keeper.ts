import type { Dispatch } from '@reduxjs/toolkit';
import { forgetKept } from '../lib/kept';
import { changes } from '../live/changes';
import { onAccessRefused } from './access-token';
import { tellService } from './ask-session';
import { lookUpCaptaincy, rereadRoles, rereadUser } from './roles';
import { isNobodyHere, noteSignOut } from './session-hint';
import { closeSession, followSession, loadSession, refreshSession, tellSignOut } from './session-refresh';
import { leavingEnded, sessionAskedAgain, sessionUnreachable, type SessionState } from './session.slice';

const TICK_MS = 30_000;
const TICKS_LEFT = 3;
const CHANNEL = 'fieldhouse.session';

type Change = 'signed-in' | 'signed-out' | 'user-changed';
type Keeper = {
  readonly dispatch: Dispatch;
  readonly getState: () => { readonly session: SessionState };
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * Keeps the session for as long as the page lives: loads it, looks every 30 s and renews it when 3 ticks or fewer
 * remain or nobody has answered yet, reads the roles again at each look and whenever the person or the connection comes
 * back, follows what the other tabs say, also when the page was put aside meanwhile and is gone back to, and tells the
 * service of a sign-out that it has not heard of. @returns a function that ends it
 */
export const keepSession = (store: Keeper): (() => void) => {
  const session = (): SessionState => store.getState().session;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed-out') closeSession(store.dispatch);
    if (data === 'signed-in') void followSession(store.dispatch);
    if (data === 'user-changed' && session().user) void rereadUser(store.dispatch);
  };
  const look = (): void => {
    const { status, expiresAt, user, lapsed, unreachable } = session();
    void tellSignOut();
    if (lapsed) return;
    if (unreachable || (status === 'signed-in' && expiresAt !== null && ticksLeft(expiresAt) <= TICKS_LEFT))
      void refreshSession(store.dispatch);
    if (user && document.visibilityState !== 'hidden') void rereadRoles(store.dispatch, user.id);
  };
  const shown = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    store.dispatch(leavingEnded());
    // Nothing of whoever has left is shown while the service is asked.
    if (isNobodyHere()) closeSession(store.dispatch);
    else void followSession(store.dispatch);
  };
  let known: string | null = null;
  const meet = (): void => {
    const id = session().user?.id ?? null;
    if (id === known) return;
    known = id;
    // The session came with the account itself.
    if (id !== null) void lookUpCaptaincy(store.dispatch, id);
  };
  const timer = setInterval(look, TICK_MS);
  const forget = store.subscribe(meet);
  // A role, a team or a name: whoever it names is told at once.
  const deafen = changes.onOwn((kind) => {
    const { user } = session();
    if (user && (kind === 'account' || kind === 'team')) void rereadRoles(store.dispatch, user.id);
  });
  // Requests see to that themselves; the live connection comes back with the token of its next attempt.
  const forgive = onAccessRefused(() => void refreshSession(store.dispatch));
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  window.addEventListener('online', look);
  window.addEventListener('pageshow', shown);
  void tellSignOut();
  void askForSession(store.dispatch);
  return () => {
    clearInterval(timer);
    forget();
    deafen();
    forgive();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
    window.removeEventListener('online', look);
    window.removeEventListener('pageshow', shown);
    channel.close();
  };
};

/** Tells the other tabs. */
export const announceSession = (what: Change): void => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(what);
  channel.close();
};

/**
 * The session is over, here and in all tabs, for whoever has ended it: this device forgets what it keeps of them.
 * @param isTold whether the service knows
 */
export const endSession = (dispatch: Dispatch, isTold = true): void => {
  closeSession(dispatch);
  forgetKept();
  // On a device that is full there is room for it only now.
  if (!isTold) noteSignOut();
  announceSession('signed-out');
};

/**
 * Signs out as {@link endSession}, at once and whatever the service says: it is told in the background, and where it does not
 * hear it, again until it has.
 */
export const signOut = async (dispatch: Dispatch): Promise<void> => {
  endSession(dispatch, false);
  await tellService();
};

/** Asks who is signed in; when nobody answers it is the person's to retry. */
export const askForSession = async (dispatch: Dispatch): Promise<void> => {
  dispatch(sessionAskedAgain());
  if ((await loadSession(dispatch)) === undefined) dispatch(sessionUnreachable());
};

const ticksLeft = (expiresAt: number): number => Math.floor((expiresAt * 1_000 - Date.now()) / TICK_MS);
