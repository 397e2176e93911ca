import type { ProblemView } from '@fieldhouse/api-contract';
import { io, type Socket } from 'socket.io-client';
import { createServerClock, type ServerClock } from './server-clock';
import { createSubject, type Observable } from './observable';

/**
 * `waiting`: the connection is lost and the next attempt is scheduled. `refused`: the server did not take the token.
 * `crowded`: there are as many connections as there may be. `slowed`: this page asked too much. All of them try again.
 */
export type LiveState = 'idle' | 'connecting' | 'connected' | 'waiting' | 'refused' | 'crowded' | 'slowed';
export type LiveAuth = { readonly token: string } | { readonly spectator: string; readonly leagueId: string };
/** Answer of the server to a message. */
export type LiveAnswer<T> =
  | ({ readonly ok: true } & T)
  | {
      readonly ok: false;
      readonly problem: Pick<ProblemView, 'status' | 'code' | 'title' | 'detail'>;
    };

/** One connection to the live service. */
export interface LiveSocket {
  readonly state: Observable<LiveState>;
  readonly clock: ServerClock;
  /** Connects and stays connected. `auth` is asked before each attempt; null waits for the next one. */
  connect(auth: () => LiveAuth | null): void;
  disconnect(): void;
  /** Drops the connection that is there and makes a new one, now. */
  reconnect(): void;
  /** Sends a message and waits for its answer. @throws when there is none in time; 5 s unless told */
  request<T>(message: string, body: object, withinMs?: number): Promise<LiveAnswer<T>>;
  on<T>(message: string, listener: (body: T) => void): () => void;
}

const RECONNECT_MS = [1_000, 2_000, 5_000, 10_000];
/** What the server says when it does not take a connection, or ends one. */
const STATES: Readonly<Record<string, LiveState>> = {
  not_signed_in: 'refused',
  too_many_connections: 'crowded',
  too_fast: 'slowed',
};
/** The next attempt would meet the same refusal: it is made no sooner than the last of the schedule. */
const NO_SOONER: ReadonlySet<LiveState> = new Set<LiveState>(['crowded', 'slowed']);
const ANSWER_WITHIN_MS = 5_000;
const CLOCK_SAMPLES = 5;
const CLOCK_EVERY_MS = 60_000;

/**
 * Own reconnect schedule of 1, 2, 5, then every 10 s, and at once when the browser is online again: socket.io's back-off
 * cannot express it.
 */
export const createLiveSocket = (origin: string = window.location.origin): LiveSocket => {
  const state = createSubject<LiveState>('idle');
  const clock = createServerClock();
  let auth: () => LiveAuth | null = () => null;
  let attempts = 0;
  let ended: LiveState | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let sampling: ReturnType<typeof setInterval> | undefined;
  const socket: Socket = io(origin, {
    path: '/api/live',
    transports: ['websocket'],
    autoConnect: false,
    reconnection: false,
    auth: (give: (auth: object) => void) => give(auth() ?? {}),
  });

  const attempt = (): void => {
    clearTimeout(retry);
    if (auth() === null) return waitAndRetry();
    state.set('connecting');
    socket.connect();
  };
  const waitAndRetry = (as: LiveState = 'waiting'): void => {
    clearTimeout(retry);
    state.set(as);
    if (NO_SOONER.has(as)) attempts = RECONNECT_MS.length;
    retry = setTimeout(attempt, RECONNECT_MS[Math.min(attempts, RECONNECT_MS.length - 1)]);
    attempts += 1;
  };
  const request = <T>(message: string, body: object, withinMs = ANSWER_WITHIN_MS): Promise<LiveAnswer<T>> =>
    socket.timeout(withinMs).emitWithAck(message, body) as Promise<LiveAnswer<T>>;
  const sampleClock = async (samples = CLOCK_SAMPLES): Promise<void> => {
    for (let sample = 0; sample < samples && socket.connected; sample++) {
      const sentAt = Date.now();
      const answer = await request<{ serverNow: string }>('time', {}).catch(() => null);
      if (answer?.ok)
        clock.addSample({ sentAt, receivedAt: Date.now(), serverNow: Date.parse(answer.serverNow) });
    }
  };

  // The browser knows at once; a connection that has gone silent would be noticed after half a minute.
  const wentOffline = (): void => {
    if (state.get() === 'idle') return;
    socket.disconnect();
    waitAndRetry();
  };
  const cameOnline = (): void => {
    if (state.get() === 'idle' || socket.connected) return;
    attempts = 0;
    attempt();
  };
  socket.on('connect', () => {
    attempts = 0;
    state.set('connected');
    // Whoever comes back knows the clock well enough; it may be another server's.
    void sampleClock(clock.get().offsetMs === null ? CLOCK_SAMPLES : 1);
    clearInterval(sampling);
    sampling = setInterval(() => void sampleClock(), CLOCK_EVERY_MS);
  });
  socket.on('disconnect', (reason) => {
    clearInterval(sampling);
    if (reason !== 'io client disconnect') waitAndRetry(ended === 'slowed' ? ended : 'waiting');
    ended = undefined;
  });
  socket.on('live.ended', ({ code }: { readonly code: string }) => (ended = STATES[code]));
  // The session has gone on meanwhile: the connection goes on with it.
  socket.on('token.renew', (_: unknown, answer: (auth: object) => void) => answer(auth() ?? {}));
  // Refused or not reached: either way the next attempt comes with the token of that moment.
  socket.on('connect_error', (error) => waitAndRetry(STATES[error.message] ?? 'waiting'));

  return {
    state,
    clock,
    request,
    connect: (by) => {
      auth = by;
      window.addEventListener('offline', wentOffline);
      window.addEventListener('online', cameOnline);
      if (!socket.active) attempt();
    },
    disconnect: () => {
      window.removeEventListener('offline', wentOffline);
      window.removeEventListener('online', cameOnline);
      clearTimeout(retry);
      clearInterval(sampling);
      socket.disconnect();
      attempts = 0;
      state.set('idle');
    },
    reconnect: () => {
      socket.disconnect();
      attempt();
    },
    on: <T>(message: string, listener: (body: T) => void) => {
      socket.on(message, listener as (body: unknown) => void);
      return () => socket.off(message, listener as (body: unknown) => void);
    },
  };
};
