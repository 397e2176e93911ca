import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 10;
/** What {@link referenceWork} takes of the processor that the figures of the product are from. */
const REFERENCE_MS = 40;

/** How long one thing at a time has held the loop of this process. */
export type LoopWatch = {
  /** The longest so far, in milliseconds of the reference processor; ends the watch. */
  readonly longestMs: () => number;
};

/**
 * Watches the loop of this process for what does not let others have their turn. It is measured in processor time of
 * the loop's thread, so that a machine with other work to do changes nothing, and by what a fixed piece of work takes
 * of the same processor in the same run, so that a slow machine changes nothing either.
 */
export const watchLoop = (): LoopWatch => {
  let longest = 0;
  let before = threadMs();
  const look = setInterval(() => {
    const now = threadMs();
    longest = Math.max(longest, now - before);
    before = now;
  }, LOOK_EVERY_MS);
  const reference = referenceMs();
  before = threadMs();
  return {
    longestMs: () => {
      clearInterval(look);
      longest = Math.max(longest, threadMs() - before);
      return Math.round(longest / Math.max(1, Math.max(reference, referenceMs()) / REFERENCE_MS));
    },
  };
};

/** Processor time of the thread that the loop runs on; where the system does not tell it, of the process. */
const threadMs = (): number => {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ', 1)[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e3;
  }
};

const referenceMs = (): number => {
  const from = threadMs();
  referenceWork();
  return threadMs() - from;
};

/** Texts, numbers and objects, as requests make them. */
const referenceWork = (): number => {
  let length = 0;
  for (let round = 0; round < 100; round += 1) {
    const rows = Array.from({ length: 500 }, (_, n) => ({ id: `R-${n}`, name: `Ana ${n}`, rating: n % 10 }));
    length += (JSON.parse(JSON.stringify(rows)) as unknown[]).length;
  }
  return length;
};
