import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { exactTime, relativeTime } from '../lib/times';

type TimelineRowProps = {
  readonly at: string;
  /** Left out where the sentence names them. */
  readonly who?: string;
  readonly onBehalfOf?: string | null;
  /** What happened, as a sentence. */
  readonly what: ReactNode;
  readonly why?: string | null;
  /** Link to what caused it. */
  readonly cause?: ReactNode;
  readonly zone?: string;
};

/** When, who, what and why: the same row for every history of the product. */
export const TimelineRow = ({ at, who, onBehalfOf, what, why, cause, zone }: TimelineRowProps) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '12px 1fr', sm: '128px 12px 1fr' },
      columnGap: 3,
      position: 'relative',
      pb: 4,
      '&:not(:last-of-type)::before': {
        content: '""',
        position: 'absolute',
        left: { xs: 5, sm: 145 },
        top: 14,
        bottom: -6,
        width: '2px',
        bgcolor: 'hairline',
      },
    }}
  >
    <Typography
      variant="caption"
      component="div"
      sx={{ display: { xs: 'none', sm: 'block' }, textAlign: 'right', color: 'text.secondary' }}
    >
      <When at={at} zone={zone} />
    </Typography>
    <Box
      sx={{
        width: 12,
        height: 12,
        mt: 1,
        borderRadius: '50%',
        border: '3px solid',
        borderColor: 'primary.main',
        bgcolor: 'background.paper',
        zIndex: 1,
      }}
    />
    <Box sx={{ minWidth: 0 }}>
      <Typography component="div">{what}</Typography>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
        {who}
        {onBehalfOf && ` for ${onBehalfOf}`}
        <Box component="span" sx={{ display: { xs: 'inline', sm: 'none' } }}>
          {who && ' · '}
          <When at={at} zone={zone} />
        </Box>
        {cause && <> · {cause}</>}
      </Typography>
      {why && (
        <Typography
          variant="body2"
          sx={{ mt: 1, pl: 2, borderLeft: '2px solid', borderColor: 'hairline', color: 'text.secondary' }}
        >
          {why}
        </Typography>
      )}
    </Box>
  </Box>
);

/** The exact time, and how long ago that is. */
const When = ({ at, zone }: Pick<TimelineRowProps, 'at' | 'zone'>) => (
  <time dateTime={at}>
    {exactTime(at, zone)} · {relativeTime(at)}
  </time>
);
