import type { InviteView } from '@fieldhouse/api-contract';
import { GroupAddRounded } from '../../../shared/icons/group-add-rounded';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import { isFailure, sentenceOf } from '../../../shared/api/problem';
import { randomId } from '../../../shared/lib/random-id';
import { Delayed } from '../../../shared/ui/skeletons';
import { leaguesApi } from '../api/leagues.api';
import { meaningOf, placeOf } from './offer-words';

const CLOSED: Readonly<Record<Exclude<InviteView['state'], 'open'>, string>> = {
  accepted: 'This invite has been used. Ask the league for a new one if it was not you.',
  declined: 'This invitation has been declined. Ask the league for a new one.',
  expired: 'This invite has expired. Ask the league for a new one.',
  revoked: 'The league took this invite back. Ask for a new one.',
};

/** Who invites to what. Children are shown while the invite is open. */
export const InviteCard = ({
  token,
  children,
}: {
  readonly token: string;
  readonly children?: ReactNode;
}) => {
  const { data, error, isLoading } = leaguesApi.useInviteQuery(token);
  useSeenOnce(token, data);
  return (
    <Box
      component="section"
      aria-label="Invite"
      sx={{ display: 'flex', gap: 3, p: 4, mb: 5, borderRadius: 1.5, bgcolor: 'primary.light' }}
    >
      <GroupAddRounded sx={{ color: 'primary.main' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {isLoading && (
          <Delayed label="Loading the invite">
            <Skeleton width="80%" />
            <Skeleton width="50%" />
          </Delayed>
        )}
        {data && (
          <>
            <Typography sx={{ fontWeight: 650 }}>
              {data.leagueName} invited you to {placeOf(data.offer)}
            </Typography>
            <Typography variant="body2">
              {data.state === 'open'
                ? `${meaningOf(data.offer)}${data.addressed ? ' It is for the address that the mail was sent to.' : ''}`
                : CLOSED[data.state]}
            </Typography>
            {data.state === 'open' && children}
          </>
        )}
        {error && (
          <Typography role="alert">
            {isFailure(error) && error.status === 404
              ? 'This invite does not exist. Check that the whole link was copied.'
              : isFailure(error)
                ? sentenceOf(error)
                : 'The invite could not be loaded.'}
          </Typography>
        )}
      </Box>
    </Box>
  );
};

/** Tells those who sent the invitation that its link was opened; nobody waits for the answer. */
const useSeenOnce = (token: string, invite: InviteView | undefined): void => {
  const [see] = leaguesApi.useSeeInviteMutation();
  const concerns = invite?.addressed === true && invite.state === 'open';
  useEffect(() => {
    if (concerns) void see({ token, commandKey: randomId() });
  }, [concerns, see, token]);
};
