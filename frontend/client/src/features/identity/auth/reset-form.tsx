import { recoverBody, type RecoverBody } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { identityApi } from '../api/identity.api';
import { AuthField } from './auth-field';
import { AuthForm } from './auth-form';
import { AuthSubmit } from './auth-submit';
import { useAuthForm } from './use-auth-form';

/** Asks for a mail with a link to a new password; answers the same for every address. */
export const ResetForm = () => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [trigger] = identityApi.useRecoverMutation();
  const { form, field, submit, ...state } = useAuthForm<RecoverBody>({
    schema: recoverBody,
    fields: ['email'],
    defaults: { email: '' },
    send: trigger,
    failureTitle: 'The mail could not be sent',
    onDone: () => setSentTo(form.getValues('email')),
  });
  return (
    <AuthForm label="Reset your password" busy={state.busy} onSubmit={submit}>
      <AuthField label="Email" autoComplete="email" {...field('email')} />
      {sentTo && (
        <Box role="status">
          <Typography sx={{ fontWeight: 600 }}>Look into your mail</Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            If somebody signs in with {sentTo}, a link to a new password is on its way. It works for one hour.
          </Typography>
        </Box>
      )}
      <AuthSubmit label={sentTo ? 'Send it again' : 'Send the link'} {...state} />
    </AuthForm>
  );
};
