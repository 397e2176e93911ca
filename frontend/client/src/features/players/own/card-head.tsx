import { cardSteps, missingSteps, type OwnPlayerView } from '@fieldhouse/api-contract';
import { ArrowForwardRounded } from '../../../shared/icons/arrow-forward-rounded';
import { CheckCircleRounded } from '../../../shared/icons/check-circle-rounded';
import { VisibilityOutlined } from '../../../shared/icons/visibility-outlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { PlayerPhoto } from '../photo/player-photo';
import { STEPS } from './steps';

/** Who the card is of, how much of it is there, and what comes next. */
export const CardHead = ({ player }: { readonly player: OwnPlayerView }) => {
  const { firstName, lastName, photoUrl, accountId } = player;
  return (
    <Card sx={{ p: { xs: 4, sm: 5 }, mb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
        <PlayerPhoto firstName={firstName} lastName={lastName} photoUrl={photoUrl} size={72} />
        <Box sx={{ flex: 1, minWidth: 180 }}>
          <Typography variant="figure" component="h2" sx={{ fontSize: '1.75rem', overflowWrap: 'anywhere' }}>
            {`${firstName} ${lastName}`.trim() || 'Your player card'}
          </Typography>
          <Completion player={player} />
        </Box>
        <Button
          component={RouterLink}
          to={`?user=${encodeURIComponent(accountId)}`}
          variant="outlined"
          startIcon={<VisibilityOutlined />}
        >
          See it as others do
        </Button>
      </Box>
    </Card>
  );
};

const Completion = ({ player }: { readonly player: OwnPlayerView }) => {
  const { search } = useLocation();
  const missing = missingSteps(player);
  const done = cardSteps.length - missing.length;
  const [next] = missing;
  const words = `${done} of ${cardSteps.length}`;
  return (
    <Box sx={{ mt: 1, maxWidth: 420 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
        <LinearProgress
          variant="determinate"
          value={(done / cardSteps.length) * 100}
          aria-label="Your card is filled"
          aria-valuetext={words}
          sx={{ flex: 1, height: 6, borderRadius: 1, bgcolor: 'sunken' }}
        />
        <Typography
          variant="body2"
          sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
        >
          {words}
        </Typography>
      </Box>
      {next ? (
        <Link
          component={RouterLink}
          to={{ search, hash: STEPS[next].section }}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44, fontWeight: 600 }}
        >
          {STEPS[next].todo}
          <ArrowForwardRounded sx={{ fontSize: 16 }} />
        </Link>
      ) : (
        <Typography
          variant="body2"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1, color: 'primary.main' }}
        >
          <CheckCircleRounded sx={{ fontSize: 16 }} /> Your card is complete.
        </Typography>
      )}
    </Box>
  );
};
