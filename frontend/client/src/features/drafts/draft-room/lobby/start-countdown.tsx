import { useEffect, useRef } from 'react';
import type { ServerClock } from '../../../../shared/live/server-clock';
import { digitsOf } from '../model/clock-phase';

/** The time until the start by the server's clock; ticks without rendering anything else. */
export const StartCountdown = ({
  startsAt,
  clock,
}: {
  readonly startsAt: string;
  readonly clock: ServerClock;
}) => {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const show = (): void => {
      if (element.current) element.current.textContent = digitsOf(Date.parse(startsAt) - clock.now());
    };
    show();
    const timer = setInterval(show, 250);
    return () => clearInterval(timer);
  }, [startsAt, clock]);
  return <span ref={element} role="timer" aria-label="Time until the start" className="lobby-clock" />;
};
