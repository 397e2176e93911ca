import type { DraftClock } from './draft.values';

/** From so many seconds on a clock is slow: quiet hours apply to it (draft rule 4). */
const SLOW_FROM_SECONDS = 3_600;

/** @returns the seconds of a pick in a round: the first override that covers the round, else the general clock. */
export const clockSeconds = ({ rounds, pickSeconds }: DraftClock, round: number): number =>
  rounds.find(({ fromRound, toRound }) => fromRound <= round && round <= toRound)?.seconds ?? pickSeconds;

/** @returns whether a pick in a round may take an hour or more */
export const isSlow = (clock: DraftClock, round: number): boolean =>
  clockSeconds(clock, round) >= SLOW_FROM_SECONDS;

/** @returns whether that is so in any round */
export const isEverSlow = ({ pickSeconds, rounds }: DraftClock): boolean =>
  [pickSeconds, ...rounds.map(({ seconds }) => seconds)].some((seconds) => seconds >= SLOW_FROM_SECONDS);

/** @returns the hours in which the clock of a round stands still; null: none */
export const quietHoursOf = (clock: DraftClock, round: number): DraftClock['quietHours'] =>
  isSlow(clock, round) ? clock.quietHours : null;
