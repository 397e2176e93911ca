import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { teamsApi } from '../../features/teams/api/teams.api';
import { AnswerButtons } from '../../features/teams/invite/answer-buttons';
import { TeamInviteCard } from '../../features/teams/invite/team-invite-card';
import { runsTeam } from '../../features/teams/team-words';
import { useCaptainAgain } from '../../features/teams/use-captain-again';
import { sentenceOf } from '../../shared/api/problem';
import { useCommand } from '../../shared/api/use-command';
import { useSession } from '../../shared/session/use-session';
import { useToast } from '../../shared/ui/toasts';

type AcceptTeamInviteProps = {
  readonly token: string;
  /** The person has just signed in for this invite: nothing more to ask, unless they may decline it. */
  readonly atOnce: boolean;
};

/** A signed-in person in front of an invite to a team. */
export const AcceptTeamInvite = ({ token, atOnce }: AcceptTeamInviteProps) => {
  const { user } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const lookAgain = useCaptainAgain();
  const { data } = teamsApi.useTeamInviteQuery(token);
  const [trigger] = teamsApi.useAcceptTeamInviteMutation();
  const { run, failure } = useCommand(trigger);
  const asked = useRef(false);
  const accepted = useCallback((): void => {
    if (!data) return;
    if (runsTeam(data.role)) lookAgain();
    toast.show(`You joined ${data.team.name}`);
    void navigate(`/teams/${data.team.teamId}`, { replace: true });
  }, [data, lookAgain, navigate, toast]);
  useEffect(() => {
    if (!atOnce || data?.state !== 'open' || data.addressed || asked.current) return;
    asked.current = true;
    void run({ token }).then(({ ok }) => ok && accepted());
  }, [accepted, atOnce, data, run, token]);
  const person = `${user?.user_metadata.first_name ?? ''} ${user?.user_metadata.last_name ?? ''}`;
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', pt: 10 }}>
      <TeamInviteCard token={token}>
        {failure && (
          <Typography role="alert" sx={{ mt: 2, color: 'error.main', fontWeight: 550 }}>
            {sentenceOf(failure)}
          </Typography>
        )}
        {data && (
          <Box sx={{ mt: 4 }}>
            <AnswerButtons
              token={token}
              acceptLabel={`Join ${data.team.name} as ${person}`}
              canDecline={data.addressed}
              onAccepted={accepted}
              onDeclined={() => void navigate('/teams', { replace: true })}
            />
          </Box>
        )}
      </TeamInviteCard>
      <Button component={Link} to="/teams" color="inherit">
        Not now
      </Button>
    </Box>
  );
};
