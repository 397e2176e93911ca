import { changePasswordBody, type AccountView, type ChangePasswordBody } from '@fieldhouse/api-contract';
import { useWatch } from 'react-hook-form';
import { FieldGrid, Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { accountApi } from '../api/account.api';
import { useUntracked } from '../../../shared/api/use-untracked';
import { AuthField } from '../auth/auth-field';
import { AuthForm } from '../auth/auth-form';
import { AuthSubmit } from '../auth/auth-submit';
import { PasswordAdvice } from '../auth/password-advice';
import { useAuthForm } from '../auth/use-auth-form';

/** A new password, with the present one. */
export const PasswordSection = ({ account }: { readonly account: AccountView }) => {
  const toast = useToast();
  const { form, field, submit, ...state } = useAuthForm<ChangePasswordBody>({
    schema: changePasswordBody,
    fields: ['password', 'newPassword'],
    defaults: { password: '', newPassword: '' },
    send: useUntracked(accountApi.endpoints.changePassword.initiate),
    failureTitle: 'The password was not changed',
    onDone: () => {
      form.reset();
      toast.show('Password changed', 'All other devices were signed out.');
    },
  });
  const typed = useWatch({ control: form.control, name: 'newPassword' });
  return (
    <Section title="Password" hint="A new one signs all your other devices out.">
      <AuthForm label="Password" busy={state.busy} onSubmit={submit}>
        <FieldGrid>
          <AuthField label="Current password" autoComplete="current-password" {...field('password')} />
          <AuthField label="New password" autoComplete="new-password" {...field('newPassword')} />
        </FieldGrid>
        <PasswordAdvice password={typed} about={[account.email, account.firstName, account.lastName]} />
        <AuthSubmit label="Change password" compact {...state} />
      </AuthForm>
    </Section>
  );
};
