import Button from '@mui/material/Button';
import { countdownOf } from '../../../shared/lib/times';
import type { useResend } from './use-resend';

/** Sends the confirmation mail again; says when it may be sent once more. */
export const ResendButton = ({
  state: { resend, busy, waitSeconds },
}: {
  readonly state: ReturnType<typeof useResend>;
}) => (
  <Button
    size="small"
    variant="outlined"
    color="inherit"
    loading={busy}
    disabled={waitSeconds > 0}
    onClick={() => void resend()}
    sx={{ fontVariantNumeric: 'tabular-nums' }}
  >
    {waitSeconds > 0 ? `Resend in ${countdownOf(waitSeconds)}` : 'Resend'}
  </Button>
);
