import type { LiveSocket } from './live-socket';

/** When the page is shown and nothing else is being done. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 3_000 });
    else setTimeout(resolve);
  });

/** The tab's live connection. Its code comes after what somebody waits for. @throws when that code does not come */
export const openConnection = async (): Promise<LiveSocket> => {
  await idle();
  return (await import('./connection')).tabConnection();
};
