import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CancelRounded } from '../../../shared/icons/cancel-rounded';
import { CheckCircleRounded } from '../../../shared/icons/check-circle-rounded';

type VerdictProps = {
  readonly good: boolean;
  readonly title: string;
  /** What does not fit, and what to do; nothing where all is well. */
  readonly lines?: readonly string[];
  readonly children?: ReactNode;
};

/** What a check has found. */
export const Verdict = ({ good, title, lines = [], children }: VerdictProps) => {
  const Icon = good ? CheckCircleRounded : CancelRounded;
  return (
    <Box sx={{ display: 'flex', gap: 2, minWidth: 0 }}>
      <Icon fontSize="small" sx={{ mt: 0.5, color: good ? 'primary.main' : 'error.main' }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, color: good ? undefined : 'error.main' }}>{title}</Typography>
        {lines.map((line) => (
          <Typography key={line}>{line}</Typography>
        ))}
        {children}
      </Box>
    </Box>
  );
};
