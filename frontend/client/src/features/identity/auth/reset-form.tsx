import { recoverBody } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Form, FormFoot } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { TextInput } from '../../../shared/form/fields/text-input';
import { identityApi } from '../api/identity.api';

/** Asks for a mail with a link to a new password; answers the same for every address. */
export const ResetForm = () => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [trigger] = identityApi.useRecoverMutation();
  const { control, ...form } = useCommandForm({
    schema: recoverBody,
    values: { email: '' },
    send: trigger,
    failureTitle: 'The e-mail could not be sent',
    onDone: (_, { email }) => setSentTo(email),
  });
  return (
    <Form form={form} label="Reset your password">
      <TextInput control={control} name="email" label="E-mail" autoComplete="email" type="email" required />
      {sentTo && (
        <Box role="status">
          <Typography sx={{ fontWeight: 600 }}>Check your e-mail</Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            If somebody signs in with {sentTo}, a link to a new password is on its way. It works for one hour.
            {/* Asked for more often it is answered the same, and nothing goes out. */} Each address gets one
            such e-mail a minute and five a day, so look in the spam folder before you send it again.
          </Typography>
        </Box>
      )}
      <FormFoot form={form} label={sentTo ? 'Send it again' : 'Send the link'} size="large" fullWidth />
    </Form>
  );
};
