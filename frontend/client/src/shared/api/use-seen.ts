import { useState } from 'react';
import type { Failure } from './problem';

/** A command was refused because what it was decided on had changed since. */
export const isStale = (failure: Failure | null): boolean => failure?.status === 412;

/**
 * What somebody decides on: frozen while they do, so that the command can say what they saw. Refused because that had
 * changed, they see what stands now, and what they entered is kept.
 */
export const useSeen = <T>(now: T, deciding: boolean, failure: Failure | null): T => {
  const [seen, setSeen] = useState(now);
  const shown = deciding && !isStale(failure) ? seen : now;
  if (shown !== seen) setSeen(shown);
  return shown;
};

/** The failure as a dialog tells it that has meanwhile been brought up to date. */
export const toldAgain = (failure: Failure | null): Failure | null =>
  failure && isStale(failure)
    ? {
        ...failure,
        detail: 'This has changed since you opened it. Look at it once more, then confirm again.',
      }
    : failure;
