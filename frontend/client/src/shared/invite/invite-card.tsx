import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import { isFailure, sentenceOf } from '../api/problem';
import { randomId } from '../lib/random-id';
import { Delayed } from '../ui/skeletons';
import type { AnyInvite, InviteCardProps, Invites } from './invites';

type KindCardProps<Invite extends AnyInvite> = {
  readonly of: Invites<Invite>;
  readonly token: string;
  /** What it is known by, beside the words. */
  readonly mark: (invite: Invite) => ReactNode;
  /** Who invites to what, and whether that still stands. */
  readonly words: (invite: Invite) => ReactNode;
  /** Shown while the invite is open. */
  readonly children?: ReactNode;
};

/** What stands behind an invite's link. */
export const InviteCard = <Invite extends AnyInvite>({
  of,
  token,
  mark,
  words,
  children,
}: KindCardProps<Invite>) => {
  const { data, error, isLoading } = of.useInvite(token);
  useSeenOnce(of, token, data);
  return (
    <Box
      component="section"
      aria-label="Invitation"
      sx={{ display: 'flex', gap: 3, p: 4, mb: 5, borderRadius: 1.5, bgcolor: 'primary.light' }}
    >
      {data && mark(data)}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {isLoading && (
          <Delayed label="Loading the invitation">
            <Skeleton width="80%" />
            <Skeleton width="50%" />
          </Delayed>
        )}
        {data && words(data)}
        {data?.state === 'open' && children}
        {error !== undefined && (
          <Typography role="alert">
            {isFailure(error) && error.status !== 404
              ? sentenceOf(error)
              : 'This invitation does not exist. Check that the whole link was copied.'}
          </Typography>
        )}
      </Box>
    </Box>
  );
};

type InviteTitleProps = Pick<InviteCardProps, 'titles'> & { readonly children: ReactNode };

/** Who invites: the title of a page that is about it. */
export const InviteTitle = ({ titles = false, children }: InviteTitleProps) => (
  <Typography component={titles ? 'h1' : 'p'} sx={{ fontWeight: 650 }}>
    {children}
  </Typography>
);

/** Tells those who sent the invitation that its link was opened; nobody waits for the answer. */
const useSeenOnce = <Invite extends AnyInvite>(
  { useSee }: Invites<Invite>,
  token: string,
  invite: Invite | undefined,
): void => {
  const [see] = useSee();
  const concerns = invite?.addressed === true && invite.state === 'open';
  useEffect(() => {
    if (concerns) void see({ token, commandKey: randomId() });
  }, [concerns, see, token]);
};
