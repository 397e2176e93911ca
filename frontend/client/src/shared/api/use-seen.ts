import { useState } from 'react';
import type { Failure } from './problem';

/** A command was refused because what it was decided on had changed since. */
export const isStale = (failure: Failure | null): boolean => failure?.status === 412;

/** The failure of what is being decided; that of the last time, which was let be, is over. */
export const useFreshFailure = (failure: Failure | null, deciding: boolean): Failure | null => {
  const [before, setBefore] = useState(deciding ? null : failure);
  if (!deciding && before !== failure) setBefore(failure);
  return failure === before ? null : failure;
};

/**
 * What somebody decides on: frozen while they do, so that the command can say what they saw. Refused because that had
 * changed, they see what stands now, and what they entered is kept.
 */
export const useSeen = <T>(now: T, deciding: boolean, failure: Failure | null): T => {
  const [seen, setSeen] = useState(now);
  const fresh = useFreshFailure(failure, deciding);
  const shown = deciding && !isStale(fresh) ? seen : now;
  if (shown !== seen) setSeen(shown);
  return shown;
};

/** The failure as a dialog tells it that has meanwhile been brought up to date. */
export const toldAgain = (failure: Failure | null): Failure | null => {
  if (failure === null || !isStale(failure)) return failure;
  const told = again.get(failure) ?? {
    ...failure,
    detail: 'This has changed since you opened it. Look at it once more, then confirm again.',
  };
  again.set(failure, told);
  return told;
};
/** The same one each time: a dialog knows by that what it has told before. */
const again = new WeakMap<Failure, Failure>();
