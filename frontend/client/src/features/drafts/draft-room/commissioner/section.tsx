import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type SectionProps = { readonly title: string; readonly hint?: ReactNode; readonly children: ReactNode };

/** One group of controls. */
export const Section = ({ title, hint, children }: SectionProps) => (
  <Box component="section" aria-label={title} sx={{ px: 4, py: 4, borderBottom: 1, borderColor: 'hairline' }}>
    <Typography variant="h3">{title}</Typography>
    {hint && (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {hint}
      </Typography>
    )}
    <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2 }}>{children}</Box>
  </Box>
);
