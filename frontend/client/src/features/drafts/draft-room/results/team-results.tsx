import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { TeamBadge } from '../../../../shared/ui/team-badge';
import { exactTime } from '../../../../shared/lib/times';
import { count } from '../../../../shared/lib/words';
import { teamOf } from '../model/room-facts';
import { useRoom } from '../room-context';
import { RosterRows, rosterOf } from '../team/team-roster';

/** After the last pick: every team with its players, my own first. */
export const TeamResults = () => {
  const { facts, viewer, isCommissioner } = useRoom();
  const { room } = facts;
  const { order, me, status, completedAt, picks, extras } = room;
  const teams = me.teamId === null ? order : [me.teamId, ...order.filter((teamId) => teamId !== me.teamId)];
  return (
    <Box component="section" aria-label="Results" sx={{ p: { xs: 4, lg: 5 } }}>
      <Typography variant="figure" component="h2" sx={{ fontSize: '1.75rem' }}>
        {status === 'published' ? 'The rosters are published' : 'The draft is complete'}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 4 }}>
        {count(picks.length + extras.length, 'player')} on {count(order.length, 'team')}
        {completedAt !== null && `, finished ${exactTime(completedAt, room.settings.clock.zone)}`}.{' '}
        {viewer.spectator === undefined && (
          <Link component={RouterLink} to={`/complex/leagues/${viewer.leagueId}/draft?tab=results`}>
            {isCommissioner && status === 'completed' ? 'Check and publish the results' : 'All results'}
          </Link>
        )}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' }}>
        {teams.map((teamId) => {
          const { name, color } = teamOf(facts, teamId);
          const rows = rosterOf(facts, teamId);
          const rated = rows.flatMap(({ rating }) => (rating === null ? [] : [rating]));
          return (
            <Box
              key={teamId}
              component="article"
              aria-label={name}
              sx={{
                border: 1,
                borderColor: 'hairline',
                borderRadius: 1.5,
                overflow: 'hidden',
                bgcolor: 'background.paper',
              }}
            >
              <Box
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 2,
                  p: 3,
                  borderBottom: 1,
                  borderColor: 'hairline',
                  bgcolor: teamId === me.teamId ? 'primary.light' : 'transparent',
                }}
              >
                <TeamBadge name={name} color={color} />
                {rated.length > 0 && (
                  <Typography
                    variant="caption"
                    sx={{ ml: 'auto', color: 'text.secondary', whiteSpace: 'nowrap' }}
                  >
                    avg {(rated.reduce((a, b) => a + b, 0) / rated.length).toFixed(1)}
                  </Typography>
                )}
              </Box>
              <RosterRows rows={rows} color={color} />
            </Box>
          );
        })}
      </Box>
    </Box>
  );
};
