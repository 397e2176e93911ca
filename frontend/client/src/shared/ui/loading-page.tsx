import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** The centred spinner of a page that is on its way; with words while the session loads. */
export const LoadingPage = ({ words }: { readonly words?: string }) => (
  <Box
    role="status"
    aria-label={words ?? 'Loading'}
    sx={{ minHeight: '60dvh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 3 }}
  >
    <Box
      aria-hidden
      sx={{
        width: 28,
        height: 28,
        borderRadius: '50%',
        border: 3,
        borderColor: 'hairline',
        borderTopColor: 'primary.main',
        animation: 'spin 900ms linear infinite',
        '@keyframes spin': { to: { transform: 'rotate(1turn)' } },
        // Still turning, slowly: a spinner that stands still reads as a page that hangs.
        '@media (prefers-reduced-motion: reduce)': { animationDuration: '4s !important' },
      }}
    />
    {words && <Typography sx={{ color: 'text.secondary' }}>{words}</Typography>}
  </Box>
);
