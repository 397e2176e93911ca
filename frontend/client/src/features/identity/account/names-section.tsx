import { accountNamesBody, type AccountView } from '@fieldhouse/api-contract';
import { useDispatch } from 'react-redux';
import { Form, FormFoot } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { TextInput } from '../../../shared/form/fields/text-input';
import { announceSession } from '../../../shared/session/session-keeper';
import { rereadUser } from '../../../shared/session/roles';
import { FieldGrid, Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { accountApi } from '../api/account.api';
import { useUntracked } from '../../../shared/api/use-untracked';

/** First and last name. */
export const NamesSection = ({ account }: { readonly account: AccountView }) => {
  const dispatch = useDispatch();
  const toast = useToast();
  const { control, ...form } = useCommandForm({
    schema: accountNamesBody,
    values: { firstName: account.firstName, lastName: account.lastName },
    send: useUntracked(accountApi.endpoints.changeNames.initiate),
    failureTitle: 'Your name was not saved',
    onDone: () => {
      toast.show('Name saved');
      announceSession('user-changed');
      void rereadUser(dispatch);
    },
  });
  return (
    <Section title="Name" hint="As your teams and leagues see it.">
      <Form form={form} label="Name" guarded>
        <FieldGrid>
          <TextInput
            control={control}
            name="firstName"
            label="First name"
            autoComplete="given-name"
            required
          />
          <TextInput
            control={control}
            name="lastName"
            label="Last name"
            autoComplete="family-name"
            required
          />
        </FieldGrid>
        <FormFoot form={form} label="Save name" />
      </Form>
    </Section>
  );
};
