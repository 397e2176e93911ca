import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { CardPart } from '../../../../shared/dashboard/dashboard-part';
import { exactTime, relativeTime } from '../../../../shared/lib/times';
import { Section } from '../../../../shared/ui/section';
import { isBeforeStart, isLate } from '../../draft-leagues/draft-time';
import { useMyDrafts } from '../../draft-leagues/use-my-drafts';

const Upcoming = () => {
  const { data } = useMyDrafts();
  const coming = (data?.leagues ?? [])
    .flatMap(({ startsAt, ...league }) =>
      startsAt !== null && isBeforeStart(league.status) ? [{ ...league, startsAt }] : [],
    )
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  if (coming.length === 0) return null;
  return (
    <Section title="Upcoming">
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {coming.map(({ leagueId, leagueName, startsAt, status }) => (
          <Box
            component="li"
            key={leagueId}
            sx={{ py: 2, borderTop: 1, borderColor: 'hairline', '&:first-of-type': { borderTop: 0 } }}
          >
            <Link component={RouterLink} to={`/complex/leagues/${leagueId}/draft`} sx={{ fontWeight: 600 }}>
              Draft of {leagueName}
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {exactTime(startsAt)} · {isLate(status, startsAt) && 'was to start '}
              {relativeTime(startsAt)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
};

/** When the person's drafts start. */
export const part: CardPart = { kind: 'card', name: 'upcoming-drafts', order: 20, Card: Upcoming };
