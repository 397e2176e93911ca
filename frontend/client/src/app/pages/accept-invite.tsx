import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { InviteCard } from '../../features/leagues/invite/invite-card';
import { leaguesApi } from '../../features/leagues/api/leagues.api';
import { sentenceOf } from '../../shared/api/problem';
import { useCommand } from '../../shared/api/use-command';
import { useSession } from '../../shared/session/use-session';
import { useToast } from '../../shared/ui/toasts';

type AcceptInviteProps = {
  readonly token: string;
  /** The person has just signed in for this invite: nothing more to ask. */
  readonly atOnce: boolean;
};

/** A signed-in person in front of an invite. */
export const AcceptInvite = ({ token, atOnce }: AcceptInviteProps) => {
  const { user } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const { data } = leaguesApi.useInviteQuery(token);
  const [trigger] = leaguesApi.useAcceptInviteMutation();
  const { run, busy, failure } = useCommand(trigger);
  const asked = useRef(false);
  const accept = useCallback(async (): Promise<void> => {
    if (!data) return;
    const outcome = await run({ token });
    if (!outcome.ok) return;
    toast.show(`You joined ${data.teamName}`, data.leagueName);
    void navigate(`/complex/leagues/${data.leagueId}/draft`, { replace: true });
  }, [data, navigate, run, toast, token]);
  useEffect(() => {
    if (!atOnce || data?.state !== 'open' || asked.current) return;
    asked.current = true;
    void accept();
  }, [accept, atOnce, data]);
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', pt: 10 }}>
      <InviteCard token={token}>
        {failure && (
          <Typography role="alert" sx={{ mt: 2, color: 'error.main', fontWeight: 550 }}>
            {sentenceOf(failure)}
          </Typography>
        )}
        <Button variant="contained" loading={busy} onClick={() => void accept()} sx={{ mt: 4 }}>
          Join {data?.teamName} as {user?.user_metadata.first_name} {user?.user_metadata.last_name}
        </Button>
      </InviteCard>
      <Button component={Link} to="/draft-leagues" color="inherit">
        Not now
      </Button>
    </Box>
  );
};
