import { ArrowBackRounded } from '../../../shared/icons/arrow-back-rounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { isFailure } from '../../../shared/api/problem';
import { useSession } from '../../../shared/session/use-session';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ErrorBlock } from '../../../shared/ui/error-block';
import { PageHeader } from '../../../shared/ui/page-header';
import { Delayed } from '../../../shared/ui/skeletons';
import { playersApi } from '../api/players.api';
import { PlayerCard } from './player-card';

/** `/player-profile?user=`: somebody's card, or one's own as it stands. */
export const CardPage = ({ accountId }: { readonly accountId: string }) => {
  const own = useSession().user?.id === accountId;
  const { currentData, error, refetch } = playersApi.usePlayerCardQuery(accountId, {
    refetchOnMountOrArgChange: true,
  });
  const { data: player } = playersApi.useOwnPlayerQuery(undefined, { skip: !own });
  const gone = isFailure(error) && error.status === 404;
  const name = currentData?.name;
  useEffect(() => {
    if (name) document.title = `${name} · Fieldhouse`;
  }, [name]);
  return (
    <Box sx={{ maxWidth: 960, pt: { xs: 3, md: 6 } }}>
      <Back own={own} />
      {!currentData && <PageHeader title="Player card" />}
      {!currentData && gone && (
        <EmptyState title="This card is not shown to you">
          People choose who may open their card. Somebody you share a team or league with is there again once
          they let you.
        </EmptyState>
      )}
      {!currentData && error && !gone && (
        <ErrorBlock what="The card could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {!currentData && !error && (
        <Delayed label="Loading the card">
          <Skeleton variant="rounded" height={184} sx={{ mb: 4 }} />
          <Skeleton variant="rounded" height={320} />
        </Delayed>
      )}
      {currentData && <PlayerCard card={currentData} audiences={player?.privacy.audiences ?? null} />}
    </Box>
  );
};

const Back = ({ own }: { readonly own: boolean }) => {
  const navigate = useNavigate();
  // The first address of a visit has nothing behind it.
  const first = useLocation().key === 'default';
  const look = {
    color: 'inherit',
    startIcon: <ArrowBackRounded />,
    sx: { mb: 3, ml: -3, minHeight: 44 },
  } as const;
  if (own)
    return (
      <Button {...look} component={Link} to="/player-profile?tab=player">
        Back to your profile
      </Button>
    );
  if (first)
    return (
      <Button {...look} component={Link} to="/dashboard">
        To the dashboard
      </Button>
    );
  return (
    <Button {...look} onClick={() => void navigate(-1)}>
      Back
    </Button>
  );
};
