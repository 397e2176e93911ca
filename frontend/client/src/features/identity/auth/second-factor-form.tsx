import {
  secondFactorSignInBody,
  type SecondFactorSignInBody,
  type SessionView,
} from '@fieldhouse/api-contract';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { identityApi } from '../api/identity.api';
import { useUntracked } from '../../../shared/api/use-untracked';
import { AuthField } from './auth-field';
import { AuthForm } from './auth-form';
import { AuthSubmit } from './auth-submit';
import { useAuthForm } from './use-auth-form';

type SecondFactorFormProps = {
  /** What the right password has earned; good for five minutes. */
  readonly ticket: string;
  readonly onDone: () => void;
  readonly onBack: () => void;
};

/** The second step of a sign-in. */
export const SecondFactorForm = ({ ticket, onDone, onBack }: SecondFactorFormProps) => {
  const { form, field, submit, failure, ...state } = useAuthForm<SecondFactorSignInBody, SessionView>({
    schema: secondFactorSignInBody,
    fields: ['code'],
    defaults: { ticket, code: '' },
    send: useUntracked(identityApi.endpoints.signInWithCode.initiate),
    failureTitle: 'Sign in failed',
    onDone,
  });
  const tooLate = failure?.code === 'ticket_expired';
  return (
    <AuthForm label="Second step" busy={state.busy} onSubmit={submit}>
      <Typography sx={{ color: 'text.secondary' }}>
        Enter the code of your authenticator app. Without it, one of your recovery codes.
      </Typography>
      <AuthField label="Code" autoComplete="one-time-code" autoFocus {...field('code')} />
      {!tooLate && <AuthSubmit label="Sign In" {...state} />}
      {tooLate && (
        <Typography role="alert">The code came too late. Enter your password once more.</Typography>
      )}
      <Button variant={tooLate ? 'contained' : 'text'} onClick={onBack}>
        Back to the password
      </Button>
    </AuthForm>
  );
};
