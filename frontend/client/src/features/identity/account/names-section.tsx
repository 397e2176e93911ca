import { accountNamesBody, type AccountNamesBody, type AccountView } from '@fieldhouse/api-contract';
import { useDispatch } from 'react-redux';
import { announceSession } from '../../../shared/session/session-keeper';
import { rereadUser } from '../../../shared/session/roles';
import { FieldGrid, Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { UnsavedGuard } from '../../../shared/ui/unsaved-guard';
import { accountApi } from '../api/account.api';
import { useUntracked } from '../../../shared/api/use-untracked';
import { AuthField } from '../auth/auth-field';
import { AuthForm } from '../auth/auth-form';
import { AuthSubmit } from '../auth/auth-submit';
import { useAuthForm } from '../auth/use-auth-form';

/** First and last name. */
export const NamesSection = ({ account }: { readonly account: AccountView }) => {
  const dispatch = useDispatch();
  const toast = useToast();
  const { form, field, submit, ...state } = useAuthForm<AccountNamesBody>({
    schema: accountNamesBody,
    fields: ['firstName', 'lastName'],
    defaults: { firstName: account.firstName, lastName: account.lastName },
    send: useUntracked(accountApi.endpoints.changeNames.initiate),
    failureTitle: 'Your name was not saved',
    onDone: () => {
      form.reset(form.getValues());
      toast.show('Name saved');
      announceSession('user-changed');
      void rereadUser(dispatch);
    },
  });
  const { isDirty } = form.formState;
  return (
    <Section title="Name" hint="As your teams and leagues see it.">
      <UnsavedGuard dirty={isDirty} />
      <AuthForm label="Name" busy={state.busy} onSubmit={submit}>
        <FieldGrid>
          <AuthField label="First name" autoComplete="given-name" {...field('firstName')} />
          <AuthField label="Last name" autoComplete="family-name" {...field('lastName')} />
        </FieldGrid>
        <AuthSubmit label="Save name" compact {...state} />
      </AuthForm>
    </Section>
  );
};
