import type { RoomView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { ServerClock } from '../../../../shared/live/server-clock';
import { digitsOf, phaseAt } from '../model/clock-phase';

const TICK_MS = 100;
const pulse = keyframes({
  '0%, 100%': { transform: 'scale(1)' },
  '30%': { transform: 'scale(1.07)' },
});

type PickClockProps = {
  readonly room: Pick<RoomView, 'turn' | 'paused' | 'status'>;
  readonly clock: ServerClock;
  /** CSS size of the digits. */
  readonly size: object | string;
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
    const show = (): void => {
      if (!turn) return write(standing === null ? '' : digitsOf(standing * 1_000), 'still');
      const now = clock.now();
      write(digitsOf(Date.parse(turn.deadlineAt) - now), phaseAt(turn, now));
    };
    show();
    if (!turn) return;
    const timer = setInterval(show, TICK_MS);
    return () => clearInterval(timer);
  }, [turn, standing, clock]);
  return (
    <Box
      component="span"
      ref={element}
      role="timer"
      aria-label={status === 'paused' ? 'Time left when paused' : 'Time left'}
      sx={{
        display: 'inline-block',
        minWidth: '2.1em',
        textAlign: 'right',
        typography: 'clock',
        fontSize: size,
        lineHeight: 1,
        letterSpacing: '-0.01em',
        '&[data-phase=still]': { color: 'text.secondary' },
        '&[data-phase=low], &[data-phase=last], &[data-phase=grace], &[data-phase=over]': {
          color: 'accent.main',
        },
        '&[data-phase=last]': { animation: `${pulse} 1s ease-out infinite`, transformOrigin: '100% 55%' },
        '@media (prefers-reduced-motion: reduce)': { '&[data-phase=last]': { animation: 'none' } },
      }}
    />
  );
};
