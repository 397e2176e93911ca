import { renameSync, rmSync } from 'node:fs';

/** @returns whether it was done; not: that cannot be by now, as one of these codes says */
const moved = (from, to, codes) => {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (codes.includes(error.code)) return false;
    throw error;
  }
};

/**
 * A folder takes the place of another, whole, also where others put theirs there at the same time: whoever deletes in the
 * place itself deletes what has just been put there.
 */
export const putInPlace = (folder, place) => {
  const old = `${place}-old-${process.pid}`;
  do {
    moved(place, old, ['ENOENT']);
    rmSync(old, { recursive: true, force: true });
  } while (!moved(folder, place, ['ENOTEMPTY', 'EEXIST']));
};
