import type { Dispatch } from '@reduxjs/toolkit';
import { pause } from '../lib/pause';
import { accessToken } from './access-token';
import { closeSession, loadSession, refreshSession, SessionUnreachable } from './session-refresh';
import type { SessionState } from './session.slice';

const TICK_MS = 30_000;
const TICKS_LEFT = 3;
const RETRY_AFTER_MS = [1_000, 2_000, 5_000];
const CHANNEL = 'fieldhouse.session';

type Keeper = { readonly dispatch: Dispatch; readonly getState: () => { readonly session: SessionState } };

/**
 * Keeps the session for as long as the page lives: loads it, looks every 30 s and renews it when 3 ticks or fewer
 * remain, and follows sign-ins and sign-outs of the other tabs. @returns a function that ends it
 */
export const keepSession = (store: Keeper): (() => void) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed-out') closeSession(store.dispatch);
    if (data === 'signed-in') void refreshSession(store.dispatch);
  };
  const renewWhenDue = (): void => {
    const { status, expiresAt } = store.getState().session;
    if (status === 'signed-in' && expiresAt !== null && ticksLeft(expiresAt) <= TICKS_LEFT)
      void refreshSession(store.dispatch);
  };
  const timer = setInterval(renewWhenDue, TICK_MS);
  document.addEventListener('visibilitychange', renewWhenDue);
  void loadUntilAnswered(store.dispatch);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', renewWhenDue);
    channel.close();
  };
};

/** Tells the other tabs. */
export const announceSession = (what: 'signed-in' | 'signed-out'): void => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(what);
  channel.close();
};

/** Signs out here at once and in all tabs; the service is told in the background. */
export const signOut = async (dispatch: Dispatch): Promise<void> => {
  const token = accessToken();
  closeSession(dispatch);
  announceSession('signed-out');
  await fetch(`${window.location.origin}/api/auth/logout`, {
    method: 'POST',
    credentials: 'same-origin',
    keepalive: true,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  }).catch(() => undefined);
};

const ticksLeft = (expiresAt: number): number => Math.floor((expiresAt * 1_000 - Date.now()) / TICK_MS);

const loadUntilAnswered = async (dispatch: Dispatch): Promise<void> => {
  for (let attempt = 0; ; attempt++) {
    try {
      await loadSession(dispatch);
      return;
    } catch (error) {
      if (!(error instanceof SessionUnreachable)) throw error;
      await pause(RETRY_AFTER_MS[Math.min(attempt, RETRY_AFTER_MS.length - 1)] ?? 5_000);
    }
  }
};
