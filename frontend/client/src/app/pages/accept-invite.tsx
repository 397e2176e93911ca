import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { AnswerButtons } from '../../features/leagues/invite/answer-buttons';
import { InviteCard } from '../../features/leagues/invite/invite-card';
import { placeOf } from '../../features/leagues/invite/offer-words';
import { leaguesApi } from '../../features/leagues/api/leagues.api';
import { sentenceOf } from '../../shared/api/problem';
import { useCommand } from '../../shared/api/use-command';
import { useSession } from '../../shared/session/use-session';
import { useToast } from '../../shared/ui/toasts';

type AcceptInviteProps = {
  readonly token: string;
  /** The person has just signed in for this invite: nothing more to ask, unless they may decline it. */
  readonly atOnce: boolean;
};

/** A signed-in person in front of an invite. */
export const AcceptInvite = ({ token, atOnce }: AcceptInviteProps) => {
  const { user } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const { data } = leaguesApi.useInviteQuery(token);
  const [trigger] = leaguesApi.useAcceptInviteMutation();
  const { run, failure } = useCommand(trigger);
  const asked = useRef(false);
  const accepted = useCallback((): void => {
    if (!data) return;
    toast.show(`You joined ${placeOf(data.offer)}`, data.leagueName);
    void navigate(`/complex/leagues/${data.leagueId}/draft`, { replace: true });
  }, [data, navigate, toast]);
  useEffect(() => {
    if (!atOnce || data?.state !== 'open' || data.addressed || asked.current) return;
    asked.current = true;
    void run({ token }).then(({ ok }) => ok && accepted());
  }, [accepted, atOnce, data, run, token]);
  const person = `${user?.user_metadata.first_name ?? ''} ${user?.user_metadata.last_name ?? ''}`;
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', pt: 10 }}>
      <InviteCard token={token}>
        {failure && (
          <Typography role="alert" sx={{ mt: 2, color: 'error.main', fontWeight: 550 }}>
            {sentenceOf(failure)}
          </Typography>
        )}
        {data && (
          <Box sx={{ mt: 4 }}>
            <AnswerButtons
              token={token}
              acceptLabel={`Join ${placeOf(data.offer)} as ${person}`}
              canDecline={data.addressed}
              onAccepted={accepted}
              onDeclined={() => void navigate('/dashboard', { replace: true })}
            />
          </Box>
        )}
      </InviteCard>
      <Button component={Link} to="/draft-leagues" color="inherit">
        Not now
      </Button>
    </Box>
  );
};
