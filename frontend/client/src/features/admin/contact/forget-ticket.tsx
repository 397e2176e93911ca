import type { ContactTicketView } from '@fieldhouse/api-contract';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { useToast } from '../../../shared/ui/toasts';
import { adminContactApi } from '../api/admin-contact.api';

type ForgetTicketProps = { readonly ticket: ContactTicketView; readonly onForgotten: () => void };

/** Forgets a message for good, as its writer may ask; a reason would be about a person again, so none is kept. */
export const ForgetTicket = ({ ticket: { ticketId, ticket, name }, onForgotten }: ForgetTicketProps) => {
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const { run, busy, failure, clearFailure } = useCommand(
    adminContactApi.useForgetContactTicketMutation()[0],
  );
  const forget = async (): Promise<void> => {
    const outcome = await run({ ticketId });
    if (!outcome.ok) return;
    setAsking(false);
    toast.show('Message forgotten');
    onForgotten();
  };
  const ask = (): void => {
    clearFailure();
    setAsking(true);
  };
  return (
    <>
      <Button color="error" onClick={ask} sx={{ justifySelf: 'start', ml: -3 }}>
        Forget message
      </Button>
      <ConfirmDialog
        open={asking}
        title="Forget this message?"
        confirmLabel="Forget message"
        tone="error"
        typed={ticket}
        busy={busy}
        failure={failure}
        onConfirm={() => void forget()}
        onClose={() => setAsking(false)}
      >
        What {name} wrote, their address and your note are gone for good. Nobody can bring them back.
      </ConfirmDialog>
    </>
  );
};
