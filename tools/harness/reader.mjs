import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const CHILD = fileURLToPath(new URL('./reader.child.mjs', import.meta.url));

/**
 * Somebody who loads a page's data every 20 ms from a process of their own: what they wait is the product's doing, not
 * that of whoever loads it from here. Waits are in ms; `close` ends it.
 */
export const openReader = async (port, token) => {
  const child = fork(CHILD, [String(port), token]);
  let failed = () => undefined;
  const ended = new Promise((_, reject) => (failed = reject));
  ended.catch(() => undefined);
  child.once('exit', (code) => failed(new Error(`the reader ended with code ${code}`)));
  const said = async () => (await Promise.race([once(child, 'message'), ended]))[0];
  await said();
  return {
    /** @returns how long each of so many reads took */
    waits: (count) => {
      child.send({ count });
      return said();
    },
    /** Reads until something has ended. @returns how long each took */
    waitsDuring: async (work) => {
      child.send({});
      const waits = said();
      await Promise.race([work, ended]);
      child.send({ stop: true });
      return waits;
    },
    close: () => child.kill(),
  };
};
