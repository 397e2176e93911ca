import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

/** The centred spinner of a page that is on its way; with words while the session loads. */
export const LoadingPage = ({ words }: { readonly words?: string }) => (
  <Box
    role="status"
    aria-label={words ?? 'Loading'}
    sx={{ minHeight: '60dvh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 3 }}
  >
    <CircularProgress size={28} thickness={4} />
    {words && <Typography sx={{ color: 'text.secondary' }}>{words}</Typography>}
  </Box>
);
