import { countdownOf } from '../../../shared/lib/times';
import { Button } from '../../../shared/ui/button';
import type { useResend } from './use-resend';

/** Sends the confirmation mail again; says when it may be sent once more. */
export const ResendButton = ({
  state: { resend, busy, waitSeconds },
}: {
  readonly state: ReturnType<typeof useResend>;
}) => (
  <Button size="small" busy={busy} disabled={waitSeconds > 0} onClick={() => void resend()}>
    {waitSeconds > 0 ? `Resend in ${countdownOf(waitSeconds)}` : 'Resend'}
  </Button>
);
