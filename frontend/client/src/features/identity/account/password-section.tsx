import { changePasswordBody, type AccountView } from '@fieldhouse/api-contract';
import { useWatch } from 'react-hook-form';
import { Form, FormFoot } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { PasswordInput } from '../../../shared/form/fields/password-input';
import { FieldGrid, Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { accountApi } from '../api/account.api';
import { useUntracked } from '../../../shared/api/use-untracked';
import { PasswordAdvice } from '../auth/password-advice';

/** A new password, with the present one. */
export const PasswordSection = ({ account }: { readonly account: AccountView }) => {
  const toast = useToast();
  const { control, ...form } = useCommandForm({
    schema: changePasswordBody,
    values: { password: '', newPassword: '' },
    send: useUntracked(accountApi.endpoints.changePassword.initiate),
    failureTitle: 'The password was not changed',
    clears: true,
    onDone: () => toast.show('Password changed', 'All other devices were signed out.'),
  });
  const typed = useWatch({ control, name: 'newPassword' });
  return (
    <Section title="Password" hint="A new one signs all your other devices out.">
      <Form form={form} label="Password">
        <FieldGrid>
          <PasswordInput
            control={control}
            name="password"
            label="Current password"
            autoComplete="current-password"
          />
          <PasswordInput
            control={control}
            name="newPassword"
            label="New password"
            autoComplete="new-password"
          />
        </FieldGrid>
        <PasswordAdvice password={typed} about={[account.email, account.firstName, account.lastName]} />
        <FormFoot form={form} label="Change password" />
      </Form>
    </Section>
  );
};
