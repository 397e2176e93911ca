import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { exactTime, relativeTime } from '../lib/times';

type TimelineRowProps = {
  readonly at: string;
  readonly who: string;
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
    <When at={at} zone={zone} sx={{ display: { xs: 'none', sm: 'block' }, textAlign: 'right' }} />
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
        <When at={at} zone={zone} prefix=" · " sx={{ display: { xs: 'inline', sm: 'none' } }} />
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

type WhenProps = {
  readonly at: string;
  readonly zone?: string;
  readonly prefix?: string;
  readonly sx: object;
};

const When = ({ at, zone, prefix = '', sx }: WhenProps) => (
  <Tooltip title={exactTime(at, zone)}>
    <Typography
      component="time"
      dateTime={at}
      tabIndex={0}
      variant="caption"
      sx={{ color: 'text.secondary', ...sx }}
    >
      {prefix}
      {relativeTime(at)}
    </Typography>
  </Tooltip>
);
