import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

/** How far a picture is on its way; once all of it has left, the service still reads it. */
export const Sending = ({ share, onCancel }: { readonly share: number; readonly onCancel: () => void }) => {
  const percent = Math.round(share * 100);
  const left = share >= 1;
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Typography sx={{ mb: 1, fontVariantNumeric: 'tabular-nums' }}>
        {left ? 'The picture is being read…' : `Sending… ${percent}%`}
      </Typography>
      <LinearProgress
        variant={left ? 'indeterminate' : 'determinate'}
        value={percent}
        aria-label="Sending the picture"
      />
      <Button color="inherit" onClick={onCancel} sx={{ mt: 2, ml: -4, minHeight: 44 }}>
        Cancel
      </Button>
    </Box>
  );
};
