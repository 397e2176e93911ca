import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PRIVACY_VERSION, TERMS_VERSION } from '../../../content/legal/versions';
import { SignInForm } from '../../../features/identity/auth/sign-in-form';
import { SignUpForm } from '../../../features/identity/auth/sign-up-form';
import { hasSignedInHere } from '../../../shared/session/session-hint';
import { Tabs } from '../../../shared/ui/tabs';
import { AuthFrame } from './auth-frame';

const TABS = [
  { name: 'sign-in', word: 'Sign In' },
  { name: 'sign-up', word: 'Sign Up' },
] as const;
type TabName = (typeof TABS)[number]['name'];
const VERSIONS = { termsVersion: TERMS_VERSION, privacyVersion: PRIVACY_VERSION } as const;

type Props = {
  /** The invite for which the person is here. */
  readonly invite: ReactNode;
  readonly onDone: () => void;
};

/** Which tab is open. Who applies for the beta, or is invited at a browser that nobody knows, begins with a new account. */
export const authTabOf = (params: URLSearchParams, invited: boolean): TabName => {
  const isNew = params.get('intent') === 'beta' || (invited && !hasSignedInHere());
  return TABS.find(({ name }) => name === params.get('tab'))?.name ?? (isNew ? 'sign-up' : 'sign-in');
};

/** The two tabs of /auth. */
export const SignInOrUp = ({ invite, onDone }: Props) => {
  const location = useLocation();
  const [params, setParams] = useSearchParams();
  const intent = params.get('intent') === 'beta' ? 'beta' : null;
  const tab = authTabOf(params, invite !== null);
  const choose = (next: TabName): void =>
    setParams(
      (now) => {
        now.set('tab', next);
        return now;
      },
      { replace: true, state: location.state as unknown },
    );
  return (
    <AuthFrame agrees context={invite ?? (intent && <BetaNote />)}>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {tab === 'sign-in' ? 'Welcome back' : 'Join Fieldhouse'}
      </Typography>
      <Tabs label="Sign in or sign up" id="auth" tabs={TABS} shown={tab} onShow={choose} />
      <div role="tabpanel" id="auth-panel" aria-labelledby={`auth-tab-${tab}`} className="page-part">
        {tab === 'sign-in' ? (
          <SignInForm onDone={onDone} />
        ) : (
          <SignUpForm context={{ ...VERSIONS, intent }} onDone={onDone} />
        )}
      </div>
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
