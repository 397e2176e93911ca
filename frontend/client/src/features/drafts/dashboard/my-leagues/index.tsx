import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { CardPart } from '../../../../shared/dashboard/dashboard-part';
import { ErrorBlock } from '../../../../shared/ui/error-block';
import { Section } from '../../../../shared/ui/section';
import { CardsSkeleton } from '../../../../shared/ui/skeletons';
import { StatusChip } from '../../../../shared/ui/status-chip';
import { detailOf, roleWord } from '../../draft-leagues/league-card-words';
import { useMyDrafts } from '../../draft-leagues/use-my-drafts';

const MOST = 6;

const MyLeagues = () => {
  const { data, error, refetch } = useMyDrafts();
  if (!data && error)
    return (
      <ErrorBlock what="Your leagues could not be loaded" error={error} onRetry={() => void refetch()} />
    );
  if (!data) return <CardsSkeleton cards={1} height={140} />;
  if (data.leagues.length === 0) return null;
  return (
    <Section
      title="My draft leagues"
      actions={
        <Link component={RouterLink} to="/draft-leagues" sx={{ fontWeight: 600 }}>
          See all
        </Link>
      }
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.leagues.slice(0, MOST).map((league) => (
          <Box
            component="li"
            key={league.leagueId}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 2,
              py: 2,
              borderTop: 1,
              borderColor: 'hairline',
              '&:first-of-type': { borderTop: 0 },
            }}
          >
            <Box sx={{ flex: 1, minWidth: 160 }}>
              <Link
                component={RouterLink}
                to={`/complex/leagues/${league.leagueId}/draft`}
                color="inherit"
                sx={{ fontWeight: 600 }}
              >
                {league.leagueName}
              </Link>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {roleWord(league)} · {league.season}
              </Typography>
            </Box>
            <StatusChip state={league.status ?? 'none'} detail={detailOf(league)} />
          </Box>
        ))}
      </Box>
    </Section>
  );
};

/** The leagues that the person runs, drafts or plays in. */
export const part: CardPart = { kind: 'card', name: 'my-leagues', order: 30, Card: MyLeagues };
