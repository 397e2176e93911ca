import type { DraftFormat, DraftSettings } from './draft.values';

/** @returns the 1-based round of a 1-based pick number. */
export const roundOf = (pickNo: number, teams: number): number => Math.ceil(pickNo / teams);

/** Whether a 1-based round runs from the last slot to the first. */
const isReversed = (format: DraftFormat, round: number): boolean => {
  switch (format) {
    case 'linear':
      return false;
    case 'snake':
      return round % 2 === 0;
    case 'third_round_reversal':
      return round === 2 || (round >= 3 && round % 2 === 1);
  }
};

/**
 * Whose turn each pick is (draft rule 1, checked against Sleeper's published 12-team numbers).
 * @returns the team of every cell of the board in pick order: index `pickNo - 1`, length rounds × teams
 */
export const boardOf = (
  { format, rounds }: Pick<DraftSettings, 'format' | 'rounds'>,
  order: readonly string[],
): string[] =>
  Array.from({ length: rounds }, (_, round) =>
    isReversed(format, round + 1) ? [...order].reverse() : order,
  ).flat();
