import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCopy } from '../../../shared/lib/use-copy';

type RecoveryCodesProps = { readonly codes: readonly string[]; readonly onDone: () => void };

/** The codes for a lost phone, in sight this one time. */
export const RecoveryCodes = ({ codes, onDone }: RecoveryCodesProps) => {
  const { copied, copy } = useCopy();
  return (
    <Box role="status" sx={{ display: 'grid', gap: 4 }}>
      <Typography>
        Two-step verification is on. Keep these codes where you find them without your phone: each signs you
        in once, and they are not shown again.
      </Typography>
      <Box
        component="ul"
        aria-label="Recovery codes"
        sx={{
          listStyle: 'none',
          p: 4,
          m: 0,
          borderRadius: 1,
          bgcolor: 'sunken',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
          fontFamily: 'monospace',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" onClick={() => void copy(codes.join('\n'))}>
          {copied ? 'Copied' : 'Copy the codes'}
        </Button>
        <Button variant="contained" onClick={onDone}>
          I have kept them
        </Button>
      </Box>
    </Box>
  );
};
