import { performance } from 'node:perf_hooks';

const AT_MOST_TIMES = 2;

/**
 * Waits for `work`, but no longer than that many milliseconds; then throws what `late` makes. Time in which this
 * process was too busy to listen does not count (up to twice the whole): a store that answers is not reported as
 * silent because of our own load.
 */
export const within = async <T>(milliseconds: number, work: Promise<T>, late: () => Error): Promise<T> => {
  const started = performance.now();
  const before = performance.eventLoopUtilization();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const look = (): void => {
      const { idle, active } = performance.eventLoopUtilization(before);
      const listened = idle + active === 0 ? milliseconds : idle;
      const left = milliseconds - listened;
      if (left < milliseconds / 20 || performance.now() - started > AT_MOST_TIMES * milliseconds)
        reject(late());
      else timer = setTimeout(look, left);
    };
    timer = setTimeout(look, milliseconds);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};
