import { draftRounds } from './f4-drafts.mjs';

const PAIRS = ['api', 'worker', 'projections'].flatMap((name) => [name, `${name}2`]);
/** Shorter than a lease, and longer. */
const STOPPED_FOR_MS = [2_000, 14_000];

/** F22: one of two of each process killed or stopped at random instants of 12 × 15 drafts that people pick in. */
export const f22 = {
  id: 'F22',
  what: 'kill -9 or SIGSTOP of one of two of each process during 12 × 15 drafts',
  defaultRounds: 25,
  system: { separate: true, twice: true },
  run: draftRounds('stops', async ({ system, next }) => {
    const target = PAIRS[Math.floor(next() * PAIRS.length)];
    if (next() < 0.5) {
      system.kill(target);
    } else {
      system.freeze(target);
      await new Promise((resolve) => setTimeout(resolve, STOPPED_FOR_MS[next() < 0.8 ? 0 : 1]));
      system.thaw(target);
    }
    await system.ready(target);
  }),
};
