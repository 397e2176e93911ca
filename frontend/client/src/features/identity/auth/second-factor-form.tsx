import { secondFactorSignInBody } from '@fieldhouse/api-contract';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Form, FormFoot } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { TextInput } from '../../../shared/form/fields/text-input';
import { identityApi } from '../api/identity.api';
import { useUntracked } from '../../../shared/api/use-untracked';

type SecondFactorFormProps = {
  /** What the right password has earned; good for five minutes. */
  readonly ticket: string;
  readonly onDone: () => void;
  readonly onBack: () => void;
};

/** The second step of a sign-in. */
export const SecondFactorForm = ({ ticket, onDone, onBack }: SecondFactorFormProps) => {
  const { control, ...form } = useCommandForm({
    schema: secondFactorSignInBody,
    values: { ticket, code: '' },
    send: useUntracked(identityApi.endpoints.signInWithCode.initiate),
    failureTitle: 'Sign in failed',
    onDone,
  });
  const tooLate = form.failure?.code === 'ticket_expired';
  return (
    <Form form={form} label="Second step">
      <Typography sx={{ color: 'text.secondary' }}>
        Enter the code of your authenticator app. Without it, one of your recovery codes.
      </Typography>
      <TextInput control={control} name="code" label="Code" autoComplete="one-time-code" autoFocus required />
      {!tooLate && <FormFoot form={form} label="Sign In" size="large" fullWidth />}
      {tooLate && (
        <Typography role="alert">The code came too late. Enter your password once more.</Typography>
      )}
      <Button variant={tooLate ? 'contained' : 'text'} onClick={onBack}>
        Back to the password
      </Button>
    </Form>
  );
};
