import { useObservable } from '../../../../shared/live/use-observable';
import { connectionWords } from '../model/connection-words';
import { useRoom } from '../room-context';
import { useClockPhase } from './use-clock-phase';

/** Says under the clock what its zero means; empty while time runs as usual. Cut off, nobody knows what it will mean. */
export const ClockWords = () => {
  const { facts, link, standing } = useRoom();
  const { turn, settings } = facts.room;
  const phase = useClockPhase(turn, link.socket.clock);
  const cutOff = connectionWords(useObservable(link.sync));
  const words = (): string => {
    if (!turn || phase === null) return '';
    if (cutOff) return cutOff.title;
    if (turn.auto) return 'On auto';
    if (phase === 'grace') return standing === 'my_turn' ? 'Last moment: a pick still counts' : 'Last moment';
    if (phase === 'over') return settings.clock.soft ? 'Time is up, take your time' : 'The clock is picking…';
    return '';
  };
  return <span className="bar-words">{words()}</span>;
};
