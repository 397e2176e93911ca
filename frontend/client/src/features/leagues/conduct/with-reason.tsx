import { useState, type ReactNode } from 'react';
import { useCommand, type Keyed } from '../../../shared/api/use-command';
import { Button } from '../../../shared/ui/button';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { useToast } from '../../../shared/ui/toasts';

type WithReasonProps = {
  /** On the button, as 'Lift'. */
  readonly label: string;
  /** What it is about, for who hears the button alone. */
  readonly hint: string;
  readonly title: string;
  readonly confirmLabel: string;
  readonly done: string;
  readonly send: (given: Keyed & { readonly reason: string }) => { readonly unwrap: () => Promise<unknown> };
  readonly children: ReactNode;
};

/** Ends something that stays on record, with a reason that the person reads. */
export const WithReason = ({ label, hint, title, confirmLabel, done, send, children }: WithReasonProps) => {
  const [asking, setAsking] = useState(false);
  const { run, busy, failure, clearFailure } = useCommand(send);
  const toast = useToast();
  const close = (): void => {
    setAsking(false);
    clearFailure();
  };
  const confirm = async (reason: string): Promise<void> => {
    if (!(await run({ reason })).ok) return;
    close();
    toast.show(done);
  };
  return (
    <>
      <Button size="small" aria-label={hint} aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={title}
        confirmLabel={confirmLabel}
        reasonFor="They can read it, and so can the people who keep the record."
        busy={busy}
        failure={failure}
        onConfirm={({ reason }) => void confirm(reason)}
        onClose={close}
      >
        {children}
      </ConfirmDialog>
    </>
  );
};
