import type { TeamInviteView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import { isFailure, sentenceOf } from '../../../shared/api/problem';
import { randomId } from '../../../shared/lib/random-id';
import { Crest } from '../../../shared/ui/crest';
import { Delayed } from '../../../shared/ui/skeletons';
import { teamsApi } from '../api/teams.api';
import { factsOf } from '../card/team-facts';
import { ROLE_WORDS } from '../team-words';

const CLOSED: Readonly<Record<Exclude<TeamInviteView['state'], 'open'>, string>> = {
  accepted: 'This invite has been used. Ask the team for a new one if it was not you.',
  declined: 'This invite has been declined. Ask the team for a new one.',
  expired: 'This invite has expired. Ask the team for a new one.',
  withdrawn: 'The team took this invite back. Ask for a new one.',
};

/** Which team invites, and to what. Children are shown while the invite is open. */
export const TeamInviteCard = ({
  token,
  children,
}: {
  readonly token: string;
  readonly children?: ReactNode;
}) => {
  const { data, error, isLoading } = teamsApi.useTeamInviteQuery(token);
  useSeenOnce(token, data);
  return (
    <Box
      component="section"
      aria-label="Invite"
      sx={{ display: 'flex', gap: 3, p: 4, mb: 5, borderRadius: 1.5, bgcolor: 'primary.light' }}
    >
      {data && <Crest {...data.team} size={48} />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {isLoading && (
          <Delayed label="Loading the invite">
            <Skeleton width="80%" />
            <Skeleton width="50%" />
          </Delayed>
        )}
        {data && <InviteWords invite={data} />}
        {data?.state === 'open' && children}
        {error && (
          <Typography role="alert">
            {isFailure(error) && error.status !== 404
              ? sentenceOf(error)
              : 'This invite does not exist. Check that the whole link was copied.'}
          </Typography>
        )}
      </Box>
    </Box>
  );
};

/** What somebody is invited to, and whether that still stands. */
export const InviteWords = ({ invite }: { readonly invite: TeamInviteView }) => {
  const { team, role, state, addressed } = invite;
  return (
    <>
      <Typography sx={{ fontWeight: 650 }}>{team.name} invited you</Typography>
      <Typography variant="body2">{factsOf(team).join(' · ')}</Typography>
      <Typography variant="body2">
        {state === 'open'
          ? `You will be ${ROLE_WORDS[role].withArticle}.${addressed ? ' It is for the address that the mail was sent to.' : ''}`
          : CLOSED[state]}
      </Typography>
    </>
  );
};

/** Tells those who sent the invitation that its link was opened; nobody waits for the answer. */
const useSeenOnce = (token: string, invite: TeamInviteView | undefined): void => {
  const [see] = teamsApi.useSeeTeamInviteMutation();
  const concerns = invite?.addressed === true && invite.state === 'open';
  useEffect(() => {
    if (concerns) void see({ token, commandKey: randomId() });
  }, [concerns, see, token]);
};
