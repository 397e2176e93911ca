import { useRoom } from '../room-context';
import { useClockPhase } from './use-clock-phase';

/** Says under the clock what its zero means; empty while time runs as usual. */
export const ClockWords = () => {
  const { facts, link, standing } = useRoom();
  const { turn, settings } = facts.room;
  const phase = useClockPhase(turn, link.socket.clock);
  const words = (): string => {
    if (!turn || phase === null) return '';
    if (turn.auto) return 'On auto';
    if (phase === 'grace') return standing === 'my_turn' ? 'Last moment: a pick still counts' : 'Last moment';
    if (phase === 'over') return settings.clock.soft ? 'Time is up, take your time' : 'The clock is picking…';
    return '';
  };
  return <span className="bar-words">{words()}</span>;
};
