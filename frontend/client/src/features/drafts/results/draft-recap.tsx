import type { DraftPlayerView, RoomView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { count } from '../../../shared/lib/words';
import { Section } from '../../../shared/ui/section';
import { TeamBadge } from '../../../shared/ui/team-badge';
import { bargainsOf } from './recap';
import type { Roster } from './rosters';
import './results.css';

const BARGAINS = 3;
/** Ratings go from 1 to this. */
const TOP_RATING = 10;

type DraftRecapProps = {
  readonly room: RoomView;
  readonly players: readonly DraftPlayerView[];
  readonly rosters: readonly Roster[];
};

/** Of averages that are read beside their difference, which has to fit what is read. */
const shown = (rating: number): string => rating.toFixed(1);

/** After the last pick: who was the best value, and how even the teams are. Nothing for those who see no ratings. */
export const DraftRecap = ({ room, players, rosters }: DraftRecapProps) => {
  const bargains = useMemo(() => bargainsOf(room, players, BARGAINS), [room, players]);
  const averages = rosters.flatMap(({ averageRating }) =>
    averageRating === null ? [] : Number(shown(averageRating)),
  );
  if (room.completedAt === null || averages.length === 0) return null;
  const apart = shown(Math.max(...averages) - Math.min(...averages));
  const even = apart === shown(0) ? 'equal' : `at most ${apart} apart`;
  return (
    <Section title="Recap" hint={`The teams' average ratings are ${even}.`}>
      <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}>
        <ul aria-label="Average rating of each team" className="recap-list">
          {rosters.map(({ teamId, name, color, averageRating }) => (
            <li key={teamId} className="recap-row">
              <TeamBadge name={name} color={color} size="small" />
              <svg
                aria-hidden
                viewBox={`0 0 ${TOP_RATING} 1`}
                preserveAspectRatio="none"
                className="recap-bar"
              >
                <rect width={TOP_RATING} height="1" className="recap-track" />
                <rect width={averageRating ?? 0} height="1" className="recap-value" />
              </svg>
              <span className="recap-figure">{averageRating === null ? '–' : shown(averageRating)}</span>
            </li>
          ))}
        </ul>
        {bargains.length > 0 && (
          <div>
            <Typography variant="h3" sx={{ mb: 2 }}>
              Best value
            </Typography>
            <ol aria-label="Best value" className="recap-list">
              {bargains.map(({ pick, player, later }) => (
                <li key={pick.pickNo}>
                  <Typography sx={{ fontWeight: 600 }}>{player.name}</Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    Rated {player.rating}, pick {pick.pickNo} for{' '}
                    {rosters.find(({ teamId }) => teamId === pick.teamId)?.name ?? 'a team that left'}:{' '}
                    {count(later, 'pick')} later than rated
                  </Typography>
                </li>
              ))}
            </ol>
          </div>
        )}
      </Box>
    </Section>
  );
};
