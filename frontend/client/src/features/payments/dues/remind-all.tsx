import type { InvoiceCard } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { count } from '../../../shared/lib/words';
import { Button } from '../../../shared/ui/button';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { useToast } from '../../../shared/ui/toasts';
import { paymentsApi } from '../api/payments.api';
import { canRemind } from '../model/reminding';
import { nameOf } from '../words/money-words';

type RemindAllProps = { readonly title: string; readonly invoices: readonly InvoiceCard[] };

/** Reminds everybody who owes and was not reminded within two days; nothing where there is nobody. */
export const RemindAll = ({ title, invoices }: RemindAllProps) => {
  const [asking, setAsking] = useState(false);
  const [sending, setSending] = useState(false);
  const [trigger] = paymentsApi.useRemindPayerMutation();
  const { run, failure, clearFailure } = useCommand(trigger);
  const toast = useToast();
  const owing = invoices.filter((invoice) => canRemind(invoice, Date.now()));
  const send = async (): Promise<void> => {
    setSending(true);
    for (const { invoiceId, payer } of owing) {
      const outcome = await run({ invoiceId });
      if (outcome.ok) continue;
      setSending(false);
      toast.warn(`${nameOf(payer)} was not reminded`, sentenceOf(outcome.failure));
      return;
    }
    setSending(false);
    setAsking(false);
    toast.show(`${count(owing.length, 'reminder')} sent`);
  };
  if (owing.length < 2 && !asking) return null;
  return (
    <>
      <Button size="small" aria-label={`Remind all: ${title}`} onClick={() => setAsking(true)}>
        Remind all
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Remind ${count(owing.length, 'member')}?`}
        confirmLabel="Send the reminders"
        busy={sending}
        failure={failure}
        onConfirm={() => void send()}
        onClose={() => {
          setAsking(false);
          clearFailure();
        }}
      >
        Everybody who owes something of {title} and was not reminded within two days is told what they still
        owe.
      </ConfirmDialog>
    </>
  );
};
