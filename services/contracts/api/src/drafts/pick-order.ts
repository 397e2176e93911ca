import type { DraftSettingsView } from './draft.contract';

/**
 * The team of every cell of the board in pick order (index = pickNo − 1), so that anybody can see whose pick it is.
 * The draft's own rule is `services/drafts/src/domain/board/pick-order.ts`; a test there holds the two together.
 */
export const boardOf = (
  { format, rounds }: Pick<DraftSettingsView, 'format' | 'rounds'>,
  order: readonly string[],
): string[] =>
  Array.from({ length: rounds }, (_, index) =>
    isReversed(format, index + 1) ? [...order].reverse() : order,
  ).flat();

const isReversed = (format: DraftSettingsView['format'], round: number): boolean => {
  if (format === 'linear') return false;
  if (format === 'snake') return round % 2 === 0;
  return round === 2 || (round >= 3 && round % 2 === 1);
};
