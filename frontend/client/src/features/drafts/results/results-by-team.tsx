import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { count } from '../../../shared/lib/words';
import { Positions } from '../../../shared/ui/person';
import { TeamBadge } from '../../../shared/ui/team-badge';
import type { Roster } from './rosters';

/** A card per team with its players in the order they came. */
export const ResultsByTeam = ({ rosters }: { readonly rosters: readonly Roster[] }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 4,
      alignItems: 'start',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
    }}
  >
    {rosters.map(({ teamId, name, color, rows, averageRating }) => (
      <Card
        key={teamId}
        component="article"
        aria-label={name}
        sx={{ overflow: 'hidden', borderTop: 4 }}
        style={{ borderTopColor: color }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, p: 4, pb: 3 }}>
          <TeamBadge name={name} color={color} />
          <Typography variant="caption" sx={{ ml: 'auto', color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {count(rows.length, 'player')}
            {averageRating !== null && ` · avg ${averageRating.toFixed(1)}`}
          </Typography>
        </Box>
        <Box component="ol" sx={{ p: 0, m: 0, pb: 2, listStyle: 'none' }}>
          {rows.map((row) => (
            <Box
              component="li"
              key={row.playerId}
              sx={{ display: 'flex', alignItems: 'baseline', gap: 2, px: 4, py: 1 }}
            >
              <Typography
                variant="figure"
                sx={{
                  width: 32,
                  flexShrink: 0,
                  textAlign: 'right',
                  fontSize: '1rem',
                  color: 'text.secondary',
                }}
                title={row.round === null ? undefined : `Round ${row.round}`}
              >
                {row.pickNo ?? '–'}
              </Typography>
              <Typography noWrap sx={{ fontWeight: 550 }}>
                {row.name}
              </Typography>
              <Positions codes={row.positions} />
              {row.howInShort && (
                <Typography
                  title={row.how}
                  variant="caption"
                  noWrap
                  sx={{ flexShrink: 0, ml: 'auto', color: 'text.secondary' }}
                >
                  {row.howInShort}
                </Typography>
              )}
            </Box>
          ))}
        </Box>
      </Card>
    ))}
  </Box>
);
