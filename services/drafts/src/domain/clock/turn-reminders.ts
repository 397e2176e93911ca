import type { DraftClock } from '@fieldhouse/events/drafts';
import { deadlineOf, remainingSeconds } from '@fieldhouse/pick-clock';
import { isSlow, type TurnReminder } from '@fieldhouse/values';

type OnClock = {
  readonly round: number;
  readonly startedAt: string;
  readonly deadlineAt: string;
  readonly auto: boolean;
};

const LAST_SECONDS = 15 * 60;
const APART_SECONDS = 5 * 60;

/**
 * When a team is reminded of its turn (draft rule 4): of a slow clock at the half of its time, at four fifths of it, and 15
 * minutes before its end; quiet hours not counted. Of two that are less than five minutes apart the first counts.
 * @returns instants, ISO-8601 UTC, in order
 */
export const remindersOfTurn = (
  clock: DraftClock,
  { round, startedAt, deadlineAt, auto }: OnClock,
): readonly { readonly step: TurnReminder; readonly at: string }[] => {
  if (clock.soft || auto || !isSlow(clock, round)) return [];
  const all = remainingSeconds(clock, round, startedAt, deadlineAt);
  const after: readonly { readonly step: TurnReminder; readonly seconds: number }[] = [
    { step: 'half', seconds: all / 2 },
    { step: 'most', seconds: all * 0.8 },
    { step: 'last', seconds: all - LAST_SECONDS },
  ];
  const kept: { readonly step: TurnReminder; readonly at: string }[] = [];
  let before = 0;
  for (const { step, seconds } of after.toSorted((a, b) => a.seconds - b.seconds)) {
    if (seconds - before < APART_SECONDS) continue;
    kept.push({ step, at: deadlineOf(clock, round, startedAt, seconds) });
    before = seconds;
  }
  return kept;
};
