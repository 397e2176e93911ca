import type { RoomTurn } from '@fieldhouse/api-contract';
import { useEffect, useState } from 'react';
import type { ServerClock } from '../../../../shared/live/server-clock';
import { nextPhaseIn, phaseAt, type ClockPhase } from '../model/clock-phase';
import { watchClock } from './watch-clock';

/** The phase of the clock of a turn; renders only when the phase changes. Null while nobody is on the clock. */
export const useClockPhase = (turn: RoomTurn | null, clock: ServerClock): ClockPhase | null => {
  const [phase, setPhase] = useState<ClockPhase | null>(() => turn && phaseAt(turn, clock.now()));
  useEffect(
    () =>
      watchClock(clock, (now) => {
        setPhase(turn && phaseAt(turn, now));
        return turn && nextPhaseIn(turn, now);
      }),
    [turn, clock],
  );
  return phase;
};
