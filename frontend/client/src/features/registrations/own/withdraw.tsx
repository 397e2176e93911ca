import type { OwnRegistrationView, RegistrationView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { useSession } from '../../../shared/session/use-session';
import { Button } from '../../../shared/ui/button';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { useToast } from '../../../shared/ui/toasts';
import { registrationsApi } from '../api/registrations.api';
import type { RegistrationLeague } from '../model/own-league';
import { forgetTyped } from '../model/use-kept-step';
import { withdrawalSentences } from '../words/withdrawal-words';

type WithdrawProps = {
  readonly league: RegistrationLeague;
  readonly registration: RegistrationView;
  readonly own: Pick<OwnRegistrationView, 'refunds'>;
};

/** Ends a registration, after saying what comes back and what is lost. */
export const Withdraw = ({ league, registration, own }: WithdrawProps) => {
  const [asking, setAsking] = useState(false);
  const [trigger] = registrationsApi.useWithdrawRegistrationMutation();
  const { run, busy, failure, clearFailure } = useCommand(trigger);
  const toast = useToast();
  const { user } = useSession();
  const { leagueId } = league;
  const { registrationId, kind } = registration;
  // What the dialog says by now: should less come back, it says so before anything ends.
  const percent = own.refunds.find((one) => one.registrationId === registrationId)?.percent;
  const withdraw = async (): Promise<void> => {
    if (!(await run({ leagueId, registrationId, percent })).ok) return;
    forgetTyped({ accountId: user?.id ?? '', leagueId });
    setAsking(false);
    toast.show('You withdrew', league.name);
  };
  const label = kind === 'team' ? 'Withdraw the team' : 'Withdraw';
  return (
    <div className="row-ways">
      <Button variant="text" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Withdraw from ${league.name}?`}
        confirmLabel={label}
        cancelLabel="Stay registered"
        tone="error"
        busy={busy}
        failure={failure}
        onConfirm={() => void withdraw()}
        onClose={() => {
          setAsking(false);
          clearFailure();
        }}
      >
        {withdrawalSentences(registration, own).join(' ')}
      </ConfirmDialog>
    </div>
  );
};
