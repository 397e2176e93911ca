import { useEffect, useState } from 'react';

/** Seconds left until an instant (milliseconds since the epoch), ticking; 0 when it has passed or is null. */
export const useCountdown = (until: number | null): number => {
  const [now, setNow] = useState(() => Date.now());
  const running = until !== null && now < until;
  useEffect(() => {
    if (until === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [until, running]);
  // The tick that was kept is from before the countdown began.
  return until === null ? 0 : Math.max(0, Math.ceil((until - Math.max(now, Date.now())) / 1_000));
};
