import type { ServerClock } from '../../../../shared/live/server-clock';

/**
 * Looks now and whenever the server's clock is known better, and again after as many milliseconds as a look says.
 * @returns stops it
 */
export const watchClock = (clock: ServerClock, look: (now: number) => number | null): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = (): void => {
    clearTimeout(timer);
    const wait = look(clock.now());
    // Slow drafts have clocks longer than a timer can be set for.
    if (wait !== null) timer = setTimeout(again, Math.min(wait, 60_000));
  };
  again();
  const stop = clock.subscribe(again);
  return () => {
    clearTimeout(timer);
    stop();
  };
};
