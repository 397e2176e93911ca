import { signUpBody, type SignUpBody } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import { Form, FormFoot } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { PasswordInput } from '../../../shared/form/fields/password-input';
import { TextInput } from '../../../shared/form/fields/text-input';
import { useUntracked } from '../../../shared/api/use-untracked';
import { useToast } from '../../../shared/ui/toasts';
import { identityApi } from '../api/identity.api';
import { PasswordAdvice } from './password-advice';

/** What is recorded with a sign-up beside what the person types. */
export type SignUpContext = Pick<SignUpBody, 'termsVersion' | 'privacyVersion' | 'intent'>;

type SignUpFormProps = { readonly context: SignUpContext; readonly onDone: () => void };

/** Names, e-mail and password of a new account. */
export const SignUpForm = ({ context, onDone }: SignUpFormProps) => {
  const toast = useToast();
  const { control, ...form } = useCommandForm({
    schema: signUpBody,
    values: { firstName: '', lastName: '', email: '', password: '', ...context },
    send: useUntracked(identityApi.endpoints.signUp.initiate),
    failureTitle: 'Sign up failed',
    onDone: () => {
      toast.show('Welcome to Fieldhouse!', 'Your account has been created successfully.');
      onDone();
    },
  });
  const [password, ...about] = form.watch(['password', 'firstName', 'lastName', 'email']);
  return (
    <Form form={form} label="Sign Up">
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4, alignItems: 'start' }}>
        <TextInput control={control} name="firstName" label="First name" autoComplete="given-name" required />
        <TextInput control={control} name="lastName" label="Last name" autoComplete="family-name" required />
      </Box>
      <TextInput control={control} name="email" label="E-mail" autoComplete="email" type="email" required />
      <PasswordInput
        control={control}
        name="password"
        label="Password"
        autoComplete="new-password"
        helperText="At least 6 characters; longer is better."
      />
      <PasswordAdvice password={password} about={about} />
      <FormFoot form={form} label="Sign Up" size="large" fullWidth />
    </Form>
  );
};
