import type { ReplayView } from '@fieldhouse/api-contract';
import { durationOf } from '../../../shared/lib/words';

/** 'Tue, Nov 24, 7:31:05 PM EST': a draft has more than one moment in a minute. */
export const momentTime = (at: string, zone?: string): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(new Date(at));

/** Whose turn it was, and what the clock said; null: no clock ran. */
export const clockWords = (
  { turn, teams, status, secondsLeft }: ReplayView['room'],
  zone?: string,
): string | null => {
  const left = secondsLeft === null ? null : durationOf(secondsLeft);
  if (turn) {
    const team = teams.find(({ teamId }) => teamId === turn.teamId)?.name ?? 'A withdrawn team';
    const end = left === null ? `until ${momentTime(turn.deadlineAt, zone)}` : `${left} left`;
    return `${team} on the clock for pick ${turn.pickNo}, ${end}`;
  }
  return status === 'paused' && left ? `${left} left on the clock when it was paused` : null;
};
