import type { ScheduleRequestView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { Button } from '../../../shared/ui/button';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { useToast } from '../../../shared/ui/toasts';
import { scheduleRequestsApi } from '../api/schedule-requests.api';
import { wishWords } from './wish-words';

type WithdrawRequestProps = { readonly leagueId: string; readonly request: ScheduleRequestView };

/** Takes back what the own team has asked. */
export const WithdrawRequest = ({ leagueId, request: { requestId, wish } }: WithdrawRequestProps) => {
  const [asking, setAsking] = useState(false);
  const [withdraw] = scheduleRequestsApi.useWithdrawScheduleRequestMutation();
  const { run, busy, failure, clearFailure } = useCommand(withdraw);
  const toast = useToast();
  const words = wishWords(wish);
  const close = (): void => {
    setAsking(false);
    clearFailure();
  };
  const send = async (): Promise<void> => {
    if (!(await run({ leagueId, requestId })).ok) return;
    close();
    toast.show('Request withdrawn', words);
  };
  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-label={`Withdraw: ${words}`}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        Withdraw
      </Button>
      <ConfirmDialog
        open={asking}
        title="Withdraw this request?"
        confirmLabel="Withdraw the request"
        tone="error"
        busy={busy}
        failure={failure}
        onConfirm={() => void send()}
        onClose={close}
      >
        {words}. The organizers do not see it anymore. You can ask for it again.
      </ConfirmDialog>
    </>
  );
};
