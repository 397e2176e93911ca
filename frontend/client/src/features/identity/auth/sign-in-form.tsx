import { signInBody } from '@fieldhouse/api-contract';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Form, FormFoot } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { PasswordInput } from '../../../shared/form/fields/password-input';
import { TextInput } from '../../../shared/form/fields/text-input';
import { useUntracked } from '../../../shared/api/use-untracked';
import { identityApi } from '../api/identity.api';
import { SecondFactorForm } from './second-factor-form';

type SignInFormProps = {
  readonly onDone: () => void;
  /** Who is asked to sign in again: with this address, unless theirs has changed since on another device. */
  readonly known?: string;
};

/** E-mail and password, and the code where the account asks for one. */
export const SignInForm = ({ onDone, known }: SignInFormProps) => {
  const [ticket, setTicket] = useState<string | null>(null);
  const { control, ...form } = useCommandForm({
    schema: signInBody,
    values: { email: known ?? '', password: '' },
    send: useUntracked(identityApi.endpoints.signIn.initiate),
    failureTitle: 'Sign in failed',
    onDone,
    onRefused: ({ code, facts }) => {
      const given = facts?.['ticket'];
      if (code !== 'second_factor_required' || typeof given !== 'string') return false;
      setTicket(given);
      return true;
    },
  });
  if (ticket !== null)
    return <SecondFactorForm ticket={ticket} onDone={onDone} onBack={() => setTicket(null)} />;
  return (
    <Form form={form} label="Sign In">
      <TextInput control={control} name="email" label="E-mail" autoComplete="email" type="email" required />
      <PasswordInput
        control={control}
        name="password"
        label="Password"
        autoComplete="current-password"
        autoFocus={known !== undefined}
      />
      {known === undefined && (
        <Link component={RouterLink} to="/auth?mode=reset" sx={{ justifySelf: 'start' }}>
          Forgot password?
        </Link>
      )}
      <FormFoot form={form} label="Sign In" size="large" fullWidth />
    </Form>
  );
};
