import type { RunnerLog } from './runner-log';

const FAILURES_BEFORE_WARNING = 3;

/** Says once for a whole process that a store is away, and once that it is back, however many wait for it. */
export class StoreOutages {
  private readonly away = new Set<string>();

  constructor(private readonly log: Pick<RunnerLog, 'info' | 'warn'>) {}

  /** @param failures how often in a row whoever reports it has failed */
  failed(store: string, failures: number, reason: unknown): void {
    const message = reason instanceof Error ? reason.message : String(reason);
    if (failures === 1 && !this.away.has(store)) this.log.info({ store, reason: message }, 'connection lost');
    if (failures < FAILURES_BEFORE_WARNING || this.away.has(store)) return;
    this.away.add(store);
    this.log.warn({ store, reason: message }, `waiting for the ${store}`);
  }

  answered(store: string): void {
    if (this.away.delete(store)) this.log.info({ store }, `the ${store} is back`);
  }
}

const BACK_OFF_MS = [50, 100, 250, 500, 1_000];

/** Waits before another try, jittered; the first soon, none longer than 1.5 s. Ends at once when the signal says so. */
export const backOff = (failures: number, signal: AbortSignal): Promise<void> => {
  const milliseconds = BACK_OFF_MS[Math.min(failures, BACK_OFF_MS.length) - 1] ?? 50;
  return pause(milliseconds * (0.5 + Math.random()), signal);
};

/** Waits for a time or until the signal says that nobody wants to wait any more. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const over = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, milliseconds);
    signal.addEventListener('abort', over);
  });
