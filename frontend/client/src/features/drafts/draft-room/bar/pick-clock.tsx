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
    const show = (): void => {
      const digits = element.current;
      if (!digits) return;
      if (!turn) {
        digits.textContent = standing === null ? '' : digitsOf(standing * 1_000);
        digits.dataset['phase'] = 'still';
        return;
      }
      const now = clock.now();
      digits.textContent = digitsOf(Date.parse(turn.deadlineAt) - now);
      digits.dataset['phase'] = phaseAt(turn, now);
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
