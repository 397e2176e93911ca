import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { NewPasswordForm } from '../../../features/identity/auth/new-password-form';
import { ResetForm } from '../../../features/identity/auth/reset-form';
import { useToast } from '../../../shared/ui/toasts';
import { AuthFrame } from './auth-frame';

const BackToSignIn = () => (
  <Link component={RouterLink} to="/auth" sx={{ display: 'inline-block', mt: 4 }}>
    Back to Sign In
  </Link>
);

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
  const done = (): void => {
    toast.show('Your password is changed', 'You were signed out everywhere. Sign in with the new one.');
    void navigate('/auth', { replace: true });
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
