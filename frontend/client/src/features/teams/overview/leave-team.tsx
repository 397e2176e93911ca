import type { TeamView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCommand } from '../../../shared/api/use-command';
import { Button } from '../../../shared/ui/button';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { useToast } from '../../../shared/ui/toasts';
import { teamsApi } from '../api/teams.api';
import { useCaptainAgain } from '../use-captain-again';

/** Leaves the team, after asking. */
export const LeaveTeam = ({ team: { teamId, name } }: { readonly team: TeamView }) => {
  const [asking, setAsking] = useState(false);
  const [trigger] = teamsApi.useLeaveTeamMutation();
  const { run, busy, failure, clearFailure } = useCommand(trigger);
  const navigate = useNavigate();
  const toast = useToast();
  const lookAgain = useCaptainAgain();
  const leave = async (): Promise<void> => {
    if (!(await run({ teamId })).ok) return;
    lookAgain();
    toast.show(`You left ${name}`);
    void navigate('/teams', { replace: true });
  };
  const close = (): void => {
    setAsking(false);
    clearFailure();
  };
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        Leave the team
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Leave ${name}?`}
        confirmLabel="Leave the team"
        tone="error"
        busy={busy}
        failure={failure}
        onConfirm={() => void leave()}
        onClose={close}
      >
        To come back, you join again the way this team takes people in.
      </ConfirmDialog>
    </>
  );
};
