import type { TeamView } from '@fieldhouse/api-contract';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCommand } from '../../../shared/api/use-command';
import { Button } from '../../../shared/ui/button';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { useToast } from '../../../shared/ui/toasts';
import { teamsApi } from '../api/teams.api';
import { useCaptainAgain } from '../use-captain-again';

/** Leaves the team, after asking. */
export const LeaveTeam = ({ team }: { readonly team: TeamView }) =>
  isOnlyCaptain(team) ? <HandOverFirst team={team} /> : <LeaveAfterAsking team={team} />;

const isOnlyCaptain = ({ me, members }: TeamView): boolean => {
  const captains = members.filter(({ role, status }) => role === 'captain' && status === 'active');
  return captains.length === 1 && captains[0]?.memberId === me?.memberId;
};

/** What stands against leaving, before anything is pressed, and the way out. */
const HandOverFirst = ({ team: { teamId, me, members, archived } }: { readonly team: TeamView }) => {
  const isAlone = !members.some(
    ({ memberId, accountId, status }) =>
      memberId !== me?.memberId && accountId !== null && status === 'active',
  );
  const leadsToSettings = isAlone || archived;
  return (
    <>
      <p className="muted">
        You are the only captain, and a team needs one.{' '}
        {archived
          ? 'Reopen it in its settings to hand the captaincy over; then you can leave.'
          : isAlone
            ? 'Invite somebody who can take over, or archive the team in its settings.'
            : 'Hand the captaincy over to somebody on the roster first; then you can leave.'}
      </p>
      <Link
        to={`/teams/${encodeURIComponent(teamId)}?tab=${leadsToSettings ? 'settings' : 'roster'}`}
        className="link"
      >
        {leadsToSettings ? 'Open the settings' : 'Choose somebody'}
      </Link>
    </>
  );
};

const LeaveAfterAsking = ({ team: { teamId, name } }: { readonly team: TeamView }) => {
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
