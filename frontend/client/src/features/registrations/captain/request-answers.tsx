import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { TwoAnswers } from '../../../shared/ui/two-answers';
import { registrationsApi } from '../api/registrations.api';

type RequestAnswersProps = {
  readonly leagueId: string;
  readonly registrationId: string;
  readonly name: string;
  /** Nobody can join the team now: they can be declined alone. */
  readonly closed: boolean;
};

/** A captain's yes to who asks to join, or no with a reason. */
export const RequestAnswers = ({ leagueId, registrationId, name, closed }: RequestAnswersProps) => {
  const [declining, setDeclining] = useState(false);
  const [approve] = registrationsApi.useApproveRegistrationMutation();
  const [reject] = registrationsApi.useRejectRegistrationMutation();
  const yes = useCommand(approve);
  const no = useCommand(reject);
  const sayNo = async (reason: string): Promise<void> => {
    if ((await no.run({ leagueId, registrationId, reason })).ok) setDeclining(false);
  };
  return (
    <>
      <TwoAnswers
        yesLabel="Accept"
        about={name}
        yes={yes}
        yesClosed={closed}
        no={{ busy: no.busy, failure: null }}
        onYes={() => void yes.run({ leagueId, registrationId })}
        onNo={() => setDeclining(true)}
      />
      <ConfirmDialog
        open={declining}
        title={`Decline ${name}?`}
        confirmLabel="Decline the request"
        tone="error"
        reasonFor={`${name} and the organizers can read it.`}
        busy={no.busy}
        failure={no.failure}
        onConfirm={({ reason }) => void sayNo(reason)}
        onClose={() => {
          setDeclining(false);
          no.clearFailure();
        }}
      >
        Their registration ends. They can register again, with another team or alone.
      </ConfirmDialog>
    </>
  );
};
