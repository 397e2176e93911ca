import { pause } from '../lib/pause';
import type { LiveSocket } from './live-socket';

/** Whether the page has its title, and nothing stands in the place of what is to come. */
const isShown = (): boolean =>
  document.querySelector('h1') !== null && !document.querySelector('[role=status][aria-busy]');

/** When nothing else is being done. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 3_000 });
    else setTimeout(resolve);
  });

/** The tab's live connection. Its code comes after what somebody waits for. @throws when that code does not come */
export const openConnection = async (): Promise<LiveSocket> => {
  await idle();
  for (let looks = 20; looks > 0 && !isShown(); looks -= 1) await pause(100);
  return (await import('./connection')).tabConnection();
};
