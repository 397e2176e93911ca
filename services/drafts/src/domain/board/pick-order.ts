import type { DraftSettings } from '@fieldhouse/events/drafts';

type Format = DraftSettings['format'];

/** Whether a 1-based round runs from the last slot to the first. */
const reversed = (format: Format, round: number): boolean => {
  switch (format) {
    case 'linear':
      return false;
    case 'snake':
      return round % 2 === 0;
    case 'third_round_reversal':
      return round === 2 || (round >= 3 && round % 2 === 1);
  }
};

/** @returns the 1-based round of a 1-based pick number. */
export const roundOf = (pickNo: number, teams: number): number => Math.ceil(pickNo / teams);

/**
 * Whose turn a pick is (draft rule 1, checked against Sleeper's published 12-team numbers).
 * @returns the 1-based slot in the draft order of a 1-based pick number
 */
export const slotOf = (format: Format, teams: number, pickNo: number): number => {
  const place = (pickNo - 1) % teams;
  return reversed(format, roundOf(pickNo, teams)) ? teams - place : place + 1;
};

/** @returns the team of every cell of the board in pick order: index `pickNo - 1`, length rounds × teams. */
export const boardOf = (
  settings: Pick<DraftSettings, 'format' | 'rounds'>,
  order: readonly string[],
): readonly string[] =>
  Array.from({ length: settings.rounds }, (_, round) =>
    reversed(settings.format, round + 1) ? [...order].reverse() : order,
  ).flat();
