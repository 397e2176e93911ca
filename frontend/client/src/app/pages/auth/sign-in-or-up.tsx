import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PRIVACY_VERSION, TERMS_VERSION } from '../../../content/legal/versions';
import { SignInForm } from '../../../features/identity/auth/sign-in-form';
import { SignUpForm } from '../../../features/identity/auth/sign-up-form';
import { hasSignedInHere } from '../../../shared/session/session-hint';
import { AuthFrame } from './auth-frame';

const TABS = ['sign-in', 'sign-up'] as const;
const VERSIONS = { termsVersion: TERMS_VERSION, privacyVersion: PRIVACY_VERSION } as const;

type Props = {
  /** The invite for which the person is here. */
  readonly invite: ReactNode;
  readonly onDone: () => void;
};

/** Which tab is open. Who applies for the beta, or is invited at a browser that nobody knows, begins with a new account. */
export const authTabOf = (params: URLSearchParams, invited: boolean): (typeof TABS)[number] => {
  const isNew = params.get('intent') === 'beta' || (invited && !hasSignedInHere());
  return TABS.find((name) => name === params.get('tab')) ?? (isNew ? 'sign-up' : 'sign-in');
};

/** The two tabs of /auth. */
export const SignInOrUp = ({ invite, onDone }: Props) => {
  const location = useLocation();
  const [params, setParams] = useSearchParams();
  const intent = params.get('intent') === 'beta' ? 'beta' : null;
  const tab = authTabOf(params, invite !== null);
  const choose = (next: string): void =>
    setParams(
      (now) => {
        now.set('tab', next);
        return now;
      },
      { replace: true, state: location.state as unknown },
    );
  return (
    <AuthFrame context={invite ?? (intent && <BetaNote />)}>
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
        {tab === 'sign-in' ? (
          <SignInForm onDone={onDone} />
        ) : (
          <SignUpForm context={{ ...VERSIONS, intent }} onDone={onDone} />
        )}
      </Box>
    </AuthFrame>
  );
};

const BetaNote = () => (
  <Box
    component="section"
    aria-label="Open beta"
    sx={{ p: 4, mb: 5, borderRadius: 1.5, bgcolor: 'primary.light' }}
  >
    <Typography sx={{ fontWeight: 650 }}>Open beta for sports complex owners</Typography>
    <Typography variant="body2">First your account; then your complex.</Typography>
  </Box>
);
