import { newPasswordBody } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Form, FormFoot } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { PasswordInput } from '../../../shared/form/fields/password-input';
import { useUntracked } from '../../../shared/api/use-untracked';
import { identityApi } from '../api/identity.api';
import { PasswordAdvice } from './password-advice';

const REFUSED: Readonly<Record<number, readonly [title: string, text: string]>> = {
  410: ['This link has expired', 'A link to a new password works for one hour.'],
  409: ['This link has been used', 'Each link sets one new password.'],
  404: ['This link is not one of ours', 'Check that the whole link was copied from the e-mail.'],
};

/** Sets a new password by the link of a mail. */
export const NewPasswordForm = ({
  token,
  onDone,
}: {
  readonly token: string;
  readonly onDone: () => Promise<void>;
}) => {
  const { control, ...form } = useCommandForm({
    schema: newPasswordBody,
    values: { token, password: '' },
    send: useUntracked(identityApi.endpoints.setNewPassword.initiate),
    failureTitle: 'The password was not changed',
    onDone,
  });
  const refused = form.failure ? REFUSED[form.failure.status] : undefined;
  if (refused || token === '') {
    const [title, text] = refused ?? ['The link is incomplete', 'Open it from the e-mail once more.'];
    return (
      <Box role="status" sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        <Typography variant="h2">{title}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
        <Button component={Link} to="/auth?mode=reset" variant="contained">
          Ask for a new link
        </Button>
      </Box>
    );
  }
  return (
    <Form form={form} label="Choose a new password">
      <PasswordInput
        control={control}
        name="password"
        label="New password"
        autoComplete="new-password"
        helperText="At least 6 characters; longer is better."
      />
      <PasswordAdvice password={form.watch('password')} about={[]} />
      <FormFoot form={form} label="Set the password" size="large" fullWidth />
    </Form>
  );
};
