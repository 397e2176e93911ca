import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AuthFrame } from './auth-frame';

/** `?mode=erased`: somebody has just left for good. */
export const Erased = () => (
  <AuthFrame>
    <Box role="status" sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="h1">Your account is erased</Typography>
      <Typography>
        The key to your name and address is destroyed, and you are signed out everywhere. Your address is free
        for a new account.
      </Typography>
      <Typography>
        What remains: what others share with you, without your name. Backups keep what they have until they
        are deleted.
      </Typography>
    </Box>
  </AuthFrame>
);
