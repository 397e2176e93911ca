import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useDispatch } from 'react-redux';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { NewPasswordForm } from '../../../features/identity/auth/new-password-form';
import { ResetForm } from '../../../features/identity/auth/reset-form';
import { endSession } from '../../../shared/session/session-keeper';
import { followSession } from '../../../shared/session/session-refresh';
import { useSession } from '../../../shared/session/use-session';
import { useToast } from '../../../shared/ui/toasts';
import { AuthFrame } from './auth-frame';

const BackToSignIn = () => {
  const { user } = useSession();
  return (
    <Link component={RouterLink} to={user ? '/dashboard' : '/auth'} sx={{ display: 'inline-block', mt: 4 }}>
      {user ? 'To your dashboard' : 'Back to Sign In'}
    </Link>
  );
};

/** `?mode=reset`: the password is forgotten. */
export const ResetPassword = () => (
  <AuthFrame>
    <Typography variant="h1" sx={{ mb: 2 }}>
      Forgot your password?
    </Typography>
    <Typography sx={{ mb: 5, color: 'text.secondary' }}>
      Tell us your e-mail address and we send you a link to a new one.
    </Typography>
    <ResetForm />
    <BackToSignIn />
  </AuthFrame>
);

/** `?mode=new-password#token=`: the link of the mail. */
export const NewPassword = ({ token }: { readonly token: string }) => {
  const navigate = useNavigate();
  const toast = useToast();
  const dispatch = useDispatch();
  const { user } = useSession();
  const done = async (): Promise<void> => {
    const changed = 'Your password is changed';
    // The service has ended every session of whose it is. Somebody else who is signed in here stays so, with what they wrote.
    if (user && (await followSession(dispatch))) {
      toast.show(changed, 'Another account is signed in here. Sign out to sign in with the new password.');
    } else {
      endSession(dispatch);
      toast.show(changed, 'You were signed out everywhere. Sign in with the new one.');
    }
    await navigate('/auth', { replace: true });
  };
  return (
    <AuthFrame>
      <Typography variant="h1" sx={{ mb: 5 }}>
        Choose a new password
      </Typography>
      <NewPasswordForm token={token} onDone={done} />
      <BackToSignIn />
    </AuthFrame>
  );
};
