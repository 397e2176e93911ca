import { useSyncExternalStore } from 'react';

const LOOK_EVERY_MS = 5_000;
const MINUTE_MS = 60_000;

const subscribe = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, LOOK_EVERY_MS);
  return () => clearInterval(timer);
};

/** Renders again with each minute: what stands there as 'in 2 hours', and what is late by now, stays true. */
export const useMinute = (): number =>
  useSyncExternalStore(subscribe, () => Math.floor(Date.now() / MINUTE_MS));
