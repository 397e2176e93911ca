import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';

type WordmarkProps = {
  readonly to: string;
  /** The mark alone on a phone. */
  readonly compact?: boolean;
};

/** The product's mark and name; leads home. */
export const Wordmark = ({ to, compact = false }: WordmarkProps) => (
  <Box
    component={Link}
    to={to}
    aria-label="Fieldhouse, home"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 2,
      minHeight: 44,
      color: 'text.primary',
      textDecoration: 'none',
      typography: 'figure',
      fontSize: '1.5rem',
      fontWeight: 700,
    }}
  >
    <Box
      component="svg"
      viewBox="0 0 32 32"
      aria-hidden
      sx={{ width: 28, height: 28, color: 'primary.main' }}
    >
      <rect width="32" height="32" rx="7" fill="currentColor" />
      <path
        d="M8 24V12.5L16 7l8 5.5V24M8 17h16M16 17v7"
        fill="none"
        stroke="var(--mui-palette-primary-contrastText)"
        strokeWidth="2.4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </Box>
    <Box component="span" sx={{ display: { xs: compact ? 'none' : 'inline', sm: 'inline' } }}>
      Fieldhouse
    </Box>
  </Box>
);
