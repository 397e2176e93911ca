import { disableSecondFactorBody } from '@fieldhouse/api-contract';
import { useUntracked } from '../../../shared/api/use-untracked';
import { TextInput } from '../../../shared/form/fields/text-input';
import { Form, SubmitButton } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { adminUsersApi } from '../api/admin-users.api';

/** As where the second factor is turned off: of the app, or a recovery code. */
const codeBody = disableSecondFactorBody.pick({ code: true });

/** A code of the site admin's second factor, for what opens to a fresh one only. */
export const CodeForm = ({ onProved }: { readonly onProved: () => void }) => {
  const { control, ...form } = useCommandForm({
    schema: codeBody,
    values: { code: '' },
    send: useUntracked(adminUsersApi.endpoints.proveCode.initiate),
    onDone: onProved,
    // A code is good for once.
    onRefused: () => {
      form.setValue('code', '');
    },
  });
  return (
    <Form
      form={form}
      label="Two-step verification code"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 3 }}
    >
      <TextInput
        control={control}
        name="code"
        label="Code"
        autoComplete="one-time-code"
        autoFocus
        required
        helperText="Of your authenticator app, or a recovery code."
        slotProps={{ htmlInput: { spellCheck: false, maxLength: 20 } }}
        sx={{ flex: '1 1 200px' }}
      />
      <SubmitButton form={form} label="Continue" disabled={!form.dirty} />
    </Form>
  );
};
