import type { ReactNode } from 'react';
import { useObservable } from '../../../../shared/live/use-observable';
import { lazyPart } from '../../../../shared/ui/lazy-part';
import { later } from '../later';
import { isSlow } from '../model/clock-phase';
import { connectionWords } from '../model/connection-words';
import { useRoom } from '../room-context';
import { useClockPhase } from './use-clock-phase';

const SlowWords = lazyPart(async () => (await later()).SlowWords, {
  name: 'when a turn ends',
  instead: () => null,
});

/**
 * Says under the clock what its zero means, and when a slow turn ends; empty while a fast one runs as usual. Cut off,
 * nobody knows what it will mean.
 */
export const ClockWords = () => {
  const { facts, link, standing } = useRoom();
  const { turn, settings } = facts.room;
  const phase = useClockPhase(turn, link.socket.clock);
  const cutOff = connectionWords(useObservable(link.sync));
  const words = (): ReactNode => {
    if (!turn || phase === null) return '';
    if (cutOff) return cutOff.title;
    if (turn.auto) return 'On auto';
    if (phase === 'grace') return standing === 'my_turn' ? 'Last moment: a pick still counts' : 'Last moment';
    if (phase === 'over') return settings.clock.soft ? 'Time is up, take your time' : 'The clock is picking…';
    return isSlow(turn) && <SlowWords />;
  };
  return <span className="bar-words">{words()}</span>;
};
