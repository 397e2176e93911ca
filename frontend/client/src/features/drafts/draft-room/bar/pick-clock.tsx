import type { RoomView } from '@fieldhouse/api-contract';
import { useEffect, useRef } from 'react';
import type { ServerClock } from '../../../../shared/live/server-clock';
import { digitsOf, leftOf, nextTickIn, phaseAt } from '../model/clock-phase';
import { watchClock } from './watch-clock';
import './bar.css';

type PickClockProps = {
  readonly room: Pick<RoomView, 'turn' | 'paused' | 'status'>;
  readonly clock: ServerClock;
  /** In the room's bar, or to be read from 8 m. */
  readonly size: 'bar' | 'wall';
};

/**
 * The time left, from the server's clock. It writes its digits by itself, so that nothing else of the page is rendered
 * while it ticks.
 */
export const PickClock = ({ room: { turn, paused, status }, clock, size }: PickClockProps) => {
  const element = useRef<HTMLSpanElement>(null);
  const standing = paused?.remainingSeconds ?? null;
  useEffect(() => {
    // The same digits written again are a new text to the browser, which lays the page out and paints it.
    const write = (text: string, phase: string): void => {
      const digits = element.current;
      if (!digits) return;
      if (digits.textContent !== text) digits.textContent = text;
      if (digits.dataset['phase'] !== phase) digits.dataset['phase'] = phase;
    };
    return watchClock(clock, (now) => {
      if (turn) write(digitsOf(leftOf(turn, now)), phaseAt(turn, now));
      else write(standing === null ? '' : digitsOf(standing * 1_000), 'still');
      return turn && nextTickIn(turn, now);
    });
  }, [turn, standing, clock]);
  return (
    <span
      ref={element}
      role="timer"
      aria-label={status === 'paused' ? 'Time left when paused' : 'Time left'}
      className={`clock clock-${size}`}
    />
  );
};
