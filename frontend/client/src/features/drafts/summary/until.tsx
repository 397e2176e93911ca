import Typography from '@mui/material/Typography';
import { relativeTime } from '../../../shared/lib/times';
import { useCountdown } from '../../../shared/lib/use-countdown';

const HOUR = 3_600;

/** How long it is until an instant: in words, and by the second in the last hour. */
export const Until = ({ at }: { readonly at: string }) => {
  const left = useCountdown(Date.parse(at));
  const close = left > 0 && left < HOUR;
  return (
    <Typography
      variant="body2"
      component="div"
      role={close ? 'timer' : undefined}
      sx={{ color: left === 0 ? 'warning.main' : 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
    >
      {close ? `in ${Math.floor(left / 60)} min ${String(left % 60).padStart(2, '0')} s` : relativeTime(at)}
    </Typography>
  );
};
