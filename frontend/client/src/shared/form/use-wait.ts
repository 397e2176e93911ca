import { useState } from 'react';
import type { Failure } from '../api/problem';
import { useCountdown } from '../lib/use-countdown';

const WAIT_SECONDS = 30;

/** Seconds until the service, which was asked too often, may be asked again. */
export const useWait = () => {
  const [until, setUntil] = useState<number | null>(null);
  const waitSeconds = useCountdown(until);
  const waitAfter = ({ status, retryAfterSeconds }: Failure): void => {
    if (status === 429) setUntil(Date.now() + (retryAfterSeconds ?? WAIT_SECONDS) * 1_000);
  };
  return { waitSeconds, waitAfter } as const;
};
