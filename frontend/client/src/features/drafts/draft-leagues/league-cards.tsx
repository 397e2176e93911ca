import type { DraftLeagueCard } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMinute } from '../../../shared/lib/use-minute';
import { LeagueCard } from './league-card';

const GROUPS = [
  { title: 'Now', states: ['live', 'paused', 'lobby'] },
  { title: 'Coming up', states: [null, 'configuring', 'order_committed', 'order_locked'] },
  { title: 'Done', states: ['completed', 'published', 'cancelled'] },
] as const satisfies readonly {
  readonly title: string;
  readonly states: readonly DraftLeagueCard['status'][];
}[];

/** The leagues by what they ask of the person now. */
export const LeagueCards = ({ leagues }: { readonly leagues: readonly DraftLeagueCard[] }) => {
  useMinute();
  return GROUPS.map(({ title, states }) => {
    const inGroup = leagues.filter(({ status }) =>
      (states as readonly DraftLeagueCard['status'][]).includes(status),
    );
    if (inGroup.length === 0) return null;
    return (
      <Box component="section" key={title} aria-label={title} sx={{ mb: 8 }}>
        <Typography component="h2" variant="subtitle2" sx={{ mb: 3, color: 'text.secondary' }}>
          {title}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
          }}
        >
          {inGroup.map((league) => (
            <LeagueCard key={league.leagueId} league={league} />
          ))}
        </Box>
      </Box>
    );
  });
};
