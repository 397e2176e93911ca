import { fileURLToPath } from 'node:url';
import { ownProcess } from './own-process.mjs';

const CHILD = fileURLToPath(new URL('./reader.child.mjs', import.meta.url));

/**
 * Somebody who loads a page's data every 20 ms from a process of their own: what they wait is the product's doing, not
 * that of whoever loads it from here. Waits are in ms; `close` ends it.
 */
export const openReader = async (port, token) => {
  const { said, tell, orEnded, close } = ownProcess(CHILD, [String(port), token]);
  await said();
  return {
    /** @returns how long each of so many reads took */
    waits: (count) => {
      tell({ count });
      return said();
    },
    /** Reads until something has ended. @returns how long each took */
    waitsDuring: async (work) => {
      tell({});
      const waits = said();
      await orEnded(work);
      tell({ stop: true });
      return waits;
    },
    close,
  };
};
