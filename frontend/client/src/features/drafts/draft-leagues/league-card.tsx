import type { DraftLeagueCard } from '@fieldhouse/api-contract';
import { ArrowForwardRounded } from '../../../shared/icons/arrow-forward-rounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { exactTime, relativeTime } from '../../../shared/lib/times';
import { StatTile } from '../../../shared/ui/stat-tile';
import { DraftChip } from '../../../shared/ui/draft-chip';
import { isBeforeStart, isLate } from './draft-time';
import { actionsOf, detailOf, placesOf, roleWord, todoOf } from './league-card-words';

/** One league as somebody who drafts in it, runs it or plays in it sees it. */
export const LeagueCard = ({ league }: { readonly league: DraftLeagueCard }) => {
  const live = league.status === 'live';
  const [first, ...others] = actionsOf(league);
  const todo = todoOf(league);
  const places = placesOf(league);
  const late = isLate(league.status, league.startsAt);
  return (
    <Card
      component="article"
      aria-label={league.leagueName}
      sx={{ display: 'flex', flexDirection: 'column', ...(live && { borderColor: 'accent.main' }) }}
    >
      <Box sx={{ p: 5, pb: 4, flex: 1 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 3, minHeight: 24 }}>
          <DraftChip state={league.status ?? 'none'} detail={detailOf(league)} />
          <Typography variant="caption" sx={{ ml: 'auto', color: 'text.secondary', fontWeight: 600 }}>
            {roleWord(league)}
          </Typography>
        </Box>
        <Typography variant="h2" component="h3">
          <Link
            component={RouterLink}
            to={`/complex/leagues/${league.leagueId}/draft`}
            color="inherit"
            sx={{ fontWeight: 'inherit' }}
          >
            {league.leagueName}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', textTransform: 'capitalize' }}>
          {league.sport.replaceAll('-', ' ')} · {league.season}
        </Typography>
        <Box sx={{ display: 'flex', gap: 6, mt: 4 }}>
          <StatTile label="Teams" value={league.teams} />
          <StatTile label="In the pool" value={league.poolSize} />
          {places !== null && <StatTile label="You pick" value={places} />}
        </Box>
        {league.startsAt && isBeforeStart(league.status) && (
          <Typography variant="body2" sx={{ mt: 3, ...(late && { color: 'warning.main', fontWeight: 550 }) }}>
            {late ? 'Was to start' : 'Starts'} {relativeTime(league.startsAt)} <span aria-hidden>·</span>{' '}
            {exactTime(league.startsAt)}
          </Typography>
        )}
        {todo && (
          <Typography variant="body2" sx={{ mt: 3, color: 'warning.main', fontWeight: 550 }}>
            {todo}
          </Typography>
        )}
      </Box>
      {(live || league.status === 'paused') && (
        <LinearProgress
          variant="determinate"
          aria-label="Picks made"
          value={(100 * league.picksMade) / Math.max(1, league.picksTotal)}
          sx={{
            height: 3,
            bgcolor: 'sunken',
            '& .MuiLinearProgress-bar': { bgcolor: live ? 'accent.main' : 'warning.main' },
          }}
        />
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          px: 5,
          py: 3,
          borderTop: 1,
          borderColor: 'hairline',
        }}
      >
        {first && (
          <Button
            component={RouterLink}
            to={first.to}
            variant="contained"
            color={live ? 'accent' : 'primary'}
            endIcon={<ArrowForwardRounded fontSize="small" />}
          >
            {first.label}
          </Button>
        )}
        {others.map(({ to, label }) => (
          <Button key={label} component={RouterLink} to={to} color="inherit">
            {label}
          </Button>
        ))}
      </Box>
    </Card>
  );
};
