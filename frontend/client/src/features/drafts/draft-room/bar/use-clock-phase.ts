import type { RoomTurn } from '@fieldhouse/api-contract';
import { useEffect, useState } from 'react';
import type { ServerClock } from '../../../../shared/live/server-clock';
import { nextPhaseIn, phaseAt, type ClockPhase } from '../model/clock-phase';

/** The phase of the clock of a turn; renders only when the phase changes. Null while nobody is on the clock. */
export const useClockPhase = (turn: RoomTurn | null, clock: ServerClock): ClockPhase | null => {
  const [phase, setPhase] = useState<ClockPhase | null>(() => turn && phaseAt(turn, clock.now()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      const now = clock.now();
      setPhase(turn && phaseAt(turn, now));
      const wait = turn && nextPhaseIn(turn, now);
      // Slow drafts have clocks longer than a timer can be set for.
      if (wait !== null) timer = setTimeout(look, Math.min(wait, 60_000));
    };
    look();
    const stop = clock.subscribe(look);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [turn, clock]);
  return phase;
};
