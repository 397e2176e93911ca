import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type SectionProps = {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Greys the content out and says why. */
  readonly locked?: string | null;
};

/** A titled card of a longer page. */
export const Section = ({ title, hint, actions, locked, children }: SectionProps) => (
  <Card component="section" aria-label={title} sx={{ p: { xs: 4, sm: 5 }, mb: 4 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 4 }}>
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Typography variant="h2">{title}</Typography>
        {(locked ?? hint) && (
          <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '68ch' }}>
            {locked ?? hint}
          </Typography>
        )}
      </Box>
      {actions}
    </Box>
    {children}
  </Card>
);

/** Fields side by side where there is room. */
export const FieldGrid = ({
  children,
  columns = 2,
}: {
  readonly children: ReactNode;
  readonly columns?: 2 | 3;
}) => (
  <Box
    sx={{
      display: 'grid',
      gap: 4,
      alignItems: 'start',
      gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: `repeat(${columns}, 1fr)` },
    }}
  >
    {children}
  </Box>
);
