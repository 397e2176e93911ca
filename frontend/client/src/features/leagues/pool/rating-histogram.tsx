import type { PoolPlayerView } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { count } from '../../../shared/lib/words';
import { ratingBand } from './pool-filters';

const BANDS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'none'] as const;
const HEIGHT = 64;

type RatingHistogramProps = {
  readonly players: readonly PoolPlayerView[];
  readonly chosen: string | null;
  readonly onChoose: (band: string | null) => void;
};

/** How strong the pool is; each bar also filters the table. */
export const RatingHistogram = ({ players, chosen, onChoose }: RatingHistogramProps) => {
  const counts = BANDS.map((band) => ({
    band,
    players: players.filter((player) => ratingBand(player) === band).length,
  }));
  const most = Math.max(1, ...counts.map((one) => one.players));
  return (
    <Box
      role="group"
      aria-label="Players by rating"
      sx={{
        display: 'flex',
        alignItems: 'flex-end',
        gap: '3px',
        maxWidth: 440,
        flex: 1,
        minWidth: { xs: '100%', sm: 320 },
      }}
    >
      {counts.map(({ band, players: inBand }) => {
        const unrated = band === 'none';
        const label = unrated ? 'No rating' : `Rating ${band}`;
        return (
          <ButtonBase
            key={band}
            aria-pressed={chosen === band}
            aria-label={`${label}: ${count(inBand, 'player')}`}
            title={`${label}: ${count(inBand, 'player')}`}
            onClick={() => onChoose(chosen === band ? null : band)}
            sx={{
              flex: 1,
              minWidth: 0,
              flexDirection: 'column',
              justifyContent: 'flex-end',
              ml: unrated ? 2 : 0,
              borderRadius: 0.5,
              opacity: chosen !== null && chosen !== band ? 0.45 : 1,
            }}
          >
            <Typography
              variant="caption"
              sx={{ color: 'text.secondary', fontSize: '0.6875rem', fontVariantNumeric: 'tabular-nums' }}
            >
              {inBand > 0 ? inBand : ''}
            </Typography>
            <Box
              sx={{
                width: '100%',
                borderRadius: '3px 3px 0 0',
                bgcolor: unrated ? 'warning.main' : 'primary.main',
                minHeight: 2,
              }}
              style={{ height: (inBand / most) * HEIGHT }}
            />
            <Typography variant="caption" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {unrated ? '?' : band}
            </Typography>
          </ButtonBase>
        );
      })}
    </Box>
  );
};
