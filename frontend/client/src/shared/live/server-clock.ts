import { createSubject, type Observable } from './observable';

/** How the server's clock stands to this one. `offsetMs` is to be added to `Date.now()`; null before the first sample. */
export type ClockState = { readonly offsetMs: number | null; readonly uncertaintyMs: number | null };
export type ServerClock = Observable<ClockState> & {
  /** Milliseconds since the epoch by the server's clock, as far as is known. */
  readonly now: () => number;
  readonly addSample: (sample: {
    readonly sentAt: number;
    readonly receivedAt: number;
    readonly serverNow: number;
  }) => void;
};

const KEPT = 8;

type Measured = { readonly offset: number; readonly way: number };

/** Both may be true: each is wrong by half of its way at most. */
const agree = (one: Measured, other: Measured): boolean =>
  Math.abs(one.offset - other.offset) <= (one.way + other.way) / 2;

/**
 * Estimates the server's clock from request times: the sample with the shortest way there and back is the most exact,
 * and is wrong by half of that way at most. What the newest one contradicts was measured before a clock was set.
 */
export const createServerClock = (): ServerClock => {
  const state = createSubject<ClockState>({ offsetMs: null, uncertaintyMs: null });
  let samples: readonly Measured[] = [];
  return {
    get: state.get,
    subscribe: state.subscribe,
    now: () => Date.now() + (state.get().offsetMs ?? 0),
    addSample: ({ sentAt, receivedAt, serverNow }) => {
      const newest = { offset: serverNow - (sentAt + receivedAt) / 2, way: receivedAt - sentAt };
      // The device's clock was set back on the way.
      if (newest.way < 0) return;
      samples = [...samples.filter((before) => agree(before, newest)), newest].slice(-KEPT);
      const best = samples.reduce((a, b) => (b.way < a.way ? b : a));
      state.set({ offsetMs: best.offset, uncertaintyMs: best.way / 2 });
    },
  };
};
