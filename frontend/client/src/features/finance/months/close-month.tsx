import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { Button } from '../../../shared/ui/button';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { useToast } from '../../../shared/ui/toasts';
import { financeApi } from '../api/finance.api';
import { monthOf } from '../words/finance-words';

/** Closes a month, once somebody has read what that does. With open cases, they say why. */
export const CloseMonth = ({ month }: { readonly month: string }) => {
  const [asking, setAsking] = useState(false);
  const [needsReason, setNeedsReason] = useState(false);
  const [close] = financeApi.useClosePeriodMutation();
  const { run, busy, failure, clearFailure } = useCommand(close);
  const toast = useToast();
  const words = monthOf(month);
  const send = async (reason: string): Promise<void> => {
    const outcome = await run({ period: month, reason: reason === '' ? null : reason });
    if (outcome.ok) {
      setAsking(false);
      toast.show(`${words} is closed`);
    } else if (outcome.failure.code === 'cases_open') setNeedsReason(true);
  };
  return (
    <>
      <Button size="small" aria-label={`Close ${words}`} onClick={() => setAsking(true)}>
        Close
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Close ${words}?`}
        confirmLabel={`Close ${words}`}
        reasonFor={needsReason ? 'It stays with the closed month.' : undefined}
        busy={busy}
        failure={failure}
        onConfirm={({ reason }) => void send(reason)}
        onClose={() => {
          setAsking(false);
          setNeedsReason(false);
          clearFailure();
        }}
      >
        Its totals are kept as they stand, with their fingerprint, and nothing is written into it anymore:
        what is found wrong later is put right in an open month. A closed month is never opened again.
      </ConfirmDialog>
    </>
  );
};
