const AFTER_MS = 2_000;

/**
 * Does `work` once a page has had time to show what it has and nothing else is to be done: code that is fetched then is
 * there when it is asked for, over a connection that may be lost by then.
 * @returns a way to take it back
 */
export const whenAtRest = (work: () => void): (() => void) => {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) idle = requestIdleCallback(work);
    else work();
  }, AFTER_MS);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
};
