import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Navigate, Link as RouterLink, useLocation, useSearchParams } from 'react-router-dom';
import { SignInForm } from '../../features/identity/auth/sign-in-form';
import { SignUpForm } from '../../features/identity/auth/sign-up-form';
import { SnakePicture } from '../../features/identity/auth/snake-picture';
import { InviteCard } from '../../features/leagues/invite/invite-card';
import { useSession } from '../../shared/session/use-session';
import { LoadingPage } from '../../shared/ui/loading-page';
import { returnPathOf } from '../return-path';
import { AcceptInvite } from './accept-invite';

const TABS = ['sign-in', 'sign-up'] as const;

/** `/auth`: sign in or sign up; with `?invite=TOKEN` on to the team that invited. */
export const AuthPage = () => {
  const { status } = useSession();
  const location = useLocation();
  const [params, setParams] = useSearchParams();
  const [acceptAtOnce, setAcceptAtOnce] = useState(false);
  const token = params.get('invite');
  const tab = TABS.find((name) => name === params.get('tab')) ?? 'sign-in';
  useEffect(() => {
    document.title = `${tab === 'sign-in' ? 'Sign In' : 'Sign Up'} · Fieldhouse`;
  }, [tab]);

  if (status === 'loading') return <LoadingPage words="Loading..." />;
  if (status === 'signed-in') {
    return token ? (
      <AcceptInvite token={token} atOnce={acceptAtOnce} />
    ) : (
      <Navigate to={returnPathOf(location)} replace />
    );
  }
  const choose = (next: string): void =>
    setParams(
      (now) => {
        now.set('tab', next);
        return now;
      },
      { replace: true, state: location.state as unknown },
    );
  // Somebody who signs in below the invite has seen what it is for.
  const done = (): void => setAcceptAtOnce(true);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { lg: '440px 1fr' }, gap: 12, pt: { xs: 5, md: 10 } }}>
      <Box sx={{ width: '100%', maxWidth: 440, mx: 'auto' }}>
        <Link
          component={RouterLink}
          to="/"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44, mb: 2 }}
        >
          <ArrowBackRounded fontSize="small" /> Back to home
        </Link>
        {token && <InviteCard token={token} />}
        <Card sx={{ p: { xs: 4, sm: 6 } }}>
          <Typography variant="h1" sx={{ mb: 3 }}>
            {tab === 'sign-in' ? 'Welcome back' : 'Join Fieldhouse'}
          </Typography>
          <Tabs
            value={tab}
            onChange={(_, next: string) => choose(next)}
            aria-label="Sign in or sign up"
            variant="fullWidth"
            sx={{ mb: 5 }}
          >
            <Tab value="sign-in" label="Sign In" id="tab-sign-in" aria-controls="panel-sign-in" />
            <Tab value="sign-up" label="Sign Up" id="tab-sign-up" aria-controls="panel-sign-up" />
          </Tabs>
          <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
            {tab === 'sign-in' ? <SignInForm onDone={done} /> : <SignUpForm onDone={done} />}
          </Box>
        </Card>
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
      </Box>
      <SnakePicture />
    </Box>
  );
};
