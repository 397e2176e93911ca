import type { RoomView, SignedResultView } from '@fieldhouse/api-contract';
import { differingCells } from './check-proof';
import type { Statement } from './proof';

type Shown = Pick<RoomView, 'picks' | 'extras'>;

/** How what a page shows differs from what was signed. */
export type Differences = {
  /** Of these picks. */
  readonly pickNos: readonly number[];
  /** So many players on a team without a pick. */
  readonly others: number;
  /** So many came late, and their signature is still to come: that is no fault. */
  readonly unsigned: number;
};

export const differencesFrom = ({ cells, others }: Statement, { picks, extras }: Shown): Differences => {
  const placeOf = ({ teamId, playerId }: Statement['others'][number]): string => `${teamId}:${playerId}`;
  const shown = new Set(extras.map(placeOf));
  const signed = new Set(others.map(placeOf));
  const more = extras.filter((extra) => !signed.has(placeOf(extra)));
  const late = more.filter(({ source }) => source === 'late');
  return {
    pickNos: differingCells(cells, picks),
    others: others.filter((other) => !shown.has(placeOf(other))).length + more.length - late.length,
    unsigned: late.length,
  };
};

/** The first fact, from 1, that one proof has otherwise than another one that goes at least as far; null: none. */
export const firstDifference = (
  kept: SignedResultView['facts'],
  shown: SignedResultView['facts'],
): number | null => {
  const at = kept.findIndex(({ open, closed }, n) => shown[n]?.open !== open || shown[n].closed !== closed);
  return at < 0 ? null : at + 1;
};
