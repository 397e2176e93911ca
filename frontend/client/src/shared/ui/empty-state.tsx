import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type EmptyStateProps = {
  readonly title: string;
  /** What this place is for, in one sentence. */
  readonly children: ReactNode;
  /** The one thing to do. */
  readonly action?: ReactNode;
};

/** A place with nothing in it yet. */
export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <Box
    sx={{
      border: 1,
      borderStyle: 'dashed',
      borderColor: 'hairline',
      borderRadius: 1.5,
      px: 6,
      py: 10,
      textAlign: 'center',
    }}
  >
    <Typography variant="h2">{title}</Typography>
    <Typography sx={{ mt: 2, mx: 'auto', maxWidth: '52ch', color: 'text.secondary' }}>{children}</Typography>
    {action && <Box sx={{ mt: 5 }}>{action}</Box>}
  </Box>
);
