import { useState } from 'react';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { useCountdown } from '../../../shared/lib/use-countdown';
import { identityApi } from '../api/identity.api';

const COOL_DOWN_SECONDS = 60;

/** Asks for another confirmation mail, at most once a minute. */
export const useResend = () => {
  const [trigger] = identityApi.useResendConfirmationMutation();
  const { run, busy, failure } = useCommand(trigger);
  const [sent, setSent] = useState(false);
  const [lockedUntil, setLockedUntil] = useState<number | null>(null);
  const waitSeconds = useCountdown(lockedUntil);
  const resend = async (): Promise<void> => {
    const outcome = await run({});
    const wait = outcome.ok
      ? COOL_DOWN_SECONDS
      : outcome.failure.status === 429
        ? (outcome.failure.retryAfterSeconds ?? COOL_DOWN_SECONDS)
        : null;
    if (outcome.ok) setSent(true);
    if (wait !== null) setLockedUntil(Date.now() + wait * 1_000);
  };
  const problem = failure && failure.status !== 429 ? sentenceOf(failure) : null;
  return { resend, busy, sent, waitSeconds, problem } as const;
};
