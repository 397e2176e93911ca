import type { DraftLeagueCard } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { draftsApi } from '../../../features/drafts/api/drafts.api';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ErrorBlock } from '../../../shared/ui/error-block';
import { RowsSkeleton } from '../../../shared/ui/skeletons';
import { StatusChip } from '../../../shared/ui/status-chip';

/** The drafts that one had a part in, from what is known of them. */
export const HistoryTab = () => {
  const { data, error, refetch } = draftsApi.useDraftLeaguesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data && error)
    return (
      <ErrorBlock what="Your history could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  if (!data) return <RowsSkeleton rows={4} height={56} />;
  if (data.leagues.length === 0)
    return (
      <EmptyState
        title="No history yet"
        action={
          <Button component={RouterLink} to="/draft-leagues" variant="contained">
            Open Draft Leagues
          </Button>
        }
      >
        The drafts that you take part in stay here, with your team and your part in them.
      </EmptyState>
    );
  return (
    <Box component="ul" aria-label="Drafts" sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {data.leagues.map((league) => (
        <Row key={league.leagueId} league={league} />
      ))}
    </Box>
  );
};

const Row = ({ league }: { readonly league: DraftLeagueCard }) => {
  const part = league.role.replaceAll('_', ' ');
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        py: 3,
        borderBottom: 1,
        borderColor: 'hairline',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Link
          component={RouterLink}
          to={`/complex/leagues/${league.leagueId}/draft`}
          sx={{ fontWeight: 600, display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {league.leagueName}
        </Link>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[league.season, league.teamName, part].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <StatusChip state={league.status ?? 'none'} />
    </Box>
  );
};
