import type { ReplayView } from '@fieldhouse/api-contract';
import { exactTime } from '../../../shared/lib/times';
import { durationOf } from '../../../shared/lib/words';

/** Whose turn it was, and what the clock said; null: no clock ran. */
export const clockWords = (
  { turn, teams, status, secondsLeft }: ReplayView['room'],
  zone?: string,
): string | null => {
  const left = secondsLeft === null ? null : durationOf(Math.ceil(secondsLeft));
  if (turn) {
    const team = teams.find(({ teamId }) => teamId === turn.teamId)?.name ?? 'A withdrawn team';
    const end = left === null ? `until ${exactTime(turn.deadlineAt, zone, '2-digit')}` : `${left} left`;
    return `${team} on the clock for pick ${turn.pickNo}, ${end}`;
  }
  return status === 'paused' && left ? `${left} left on the clock when it was paused` : null;
};
