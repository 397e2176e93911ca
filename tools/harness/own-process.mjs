import { fork } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';

/**
 * Runs a file in a process of its own, which says things and is told things. Should it end by itself, whoever waits for
 * what it says fails; `close` ends it.
 */
export const ownProcess = (file, args = []) => {
  const child = fork(file, args);
  let failed = () => undefined;
  const ended = new Promise((_, reject) => (failed = reject));
  ended.catch(() => undefined);
  child.once('exit', (code) => failed(new Error(`${basename(file)} ended with code ${code}`)));
  const orEnded = (work) => Promise.race([work, ended]);
  return {
    /** @returns what it says next */
    said: async () => (await orEnded(once(child, 'message')))[0],
    tell: (message) => child.send(message),
    /** Waits for something else while it runs. */
    orEnded,
    close: () => child.kill(),
  };
};
