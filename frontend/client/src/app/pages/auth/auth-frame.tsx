import { ArrowBackRounded } from '../../../shared/icons/arrow-back-rounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { SnakePicture } from '../../../features/identity/auth/snake-picture';

type AuthFrameProps = {
  /** Above the card: why the person is here. */
  readonly context?: ReactNode;
  /** An account is made here, or one signs in: only that is agreed to something by. */
  readonly agrees?: boolean;
  readonly children: ReactNode;
};

/** The card of /auth, with the way back to the site and the legal texts. */
export const AuthFrame = ({ context, agrees = false, children }: AuthFrameProps) => (
  <Box
    className="toasts-above"
    sx={{ display: 'grid', gridTemplateColumns: { lg: '440px 1fr' }, gap: 12, pt: { xs: 5, md: 10 } }}
  >
    <Box sx={{ width: '100%', maxWidth: 440, mx: 'auto' }}>
      <Link
        component={RouterLink}
        to="/"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44, mb: 2 }}
      >
        <ArrowBackRounded fontSize="small" /> Back to home
      </Link>
      {context}
      <Card sx={{ p: { xs: 4, sm: 6 } }}>{children}</Card>
      {agrees && (
        <Typography variant="body2" sx={{ mt: 4, color: 'text.secondary', textAlign: 'center' }}>
          By continuing you agree to the{' '}
          <Link component={RouterLink} to="/terms">
            Terms
          </Link>{' '}
          and the{' '}
          <Link component={RouterLink} to="/privacy">
            Privacy Policy
          </Link>
          .
        </Typography>
      )}
    </Box>
    <SnakePicture />
  </Box>
);
