import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** A hash, whole, in a box that scrolls. */
export const Fingerprint = ({ value, label }: { readonly value: string; readonly label: string }) => (
  <Box sx={{ maxWidth: '100%', px: 3, py: 2, borderRadius: 1, bgcolor: 'sunken' }}>
    <Typography variant="caption" sx={{ color: 'text.secondary', display: 'block' }}>
      {label}
    </Typography>
    <Box component="code" sx={{ fontSize: '0.75rem', overflowWrap: 'anywhere' }}>
      {value}
    </Box>
  </Box>
);
