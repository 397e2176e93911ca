import { emailChangeBody, type AccountView } from '@fieldhouse/api-contract';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Form, FormFoot } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { PasswordInput } from '../../../shared/form/fields/password-input';
import { TextInput } from '../../../shared/form/fields/text-input';
import { useCommand } from '../../../shared/api/use-command';
import { exactTime } from '../../../shared/lib/times';
import { FieldGrid, Section } from '../../../shared/ui/section';
import { useToast } from '../../../shared/ui/toasts';
import { accountApi } from '../api/account.api';
import { useUntracked } from '../../../shared/api/use-untracked';

/** The address of the account, and moving it to another one. */
export const EmailSection = ({ account }: { readonly account: AccountView }) => {
  const confirmed = account.emailConfirmedAt !== null;
  const takesOver = confirmed
    ? 'A new address takes over once both addresses have agreed by the links that we send.'
    : 'It is not confirmed, so a new address takes over once you open the link that we send there.';
  return (
    <Section title="E-mail" hint={`You sign in with ${account.email}. ${takesOver}`}>
      {account.emailChange ? (
        <Pending change={account.emailChange} confirmed={confirmed} />
      ) : (
        <ChangeForm confirmed={confirmed} />
      )}
    </Section>
  );
};

/** Whether the present address was confirmed: else it is not asked. */
type Confirmed = { readonly confirmed: boolean };

const Pending = ({
  change,
  confirmed,
}: Confirmed & { readonly change: NonNullable<AccountView['emailChange']> }) => {
  const toast = useToast();
  const [trigger] = accountApi.useWithdrawEmailChangeMutation();
  const { run, busy } = useCommand(trigger);
  const missing = [
    ...(!confirmed || change.approvedBy.includes('current') ? [] : ['your present address']),
    ...(change.approvedBy.includes('new') ? [] : [change.email]),
  ];
  const until = new Date(Date.parse(change.requestedAt) + 24 * 3_600_000).toISOString();
  const withdraw = async (): Promise<void> => {
    const outcome = await run({});
    if (outcome.ok) toast.show('The change is withdrawn', 'Your address stays as it is.');
    else toast.failed('The change was not withdrawn', outcome.failure);
  };
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" loading={busy} onClick={() => void withdraw()}>
          Withdraw the change
        </Button>
      }
      sx={{ flexWrap: 'wrap' }}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>Moving to {change.email}</Typography>
      {missing.length > 0 && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          Waiting for {missing.join(' and ')} to agree, until {exactTime(until)}.
        </Typography>
      )}
    </Alert>
  );
};

const ChangeForm = ({ confirmed }: Confirmed) => {
  const toast = useToast();
  const { control, ...form } = useCommandForm({
    schema: emailChangeBody,
    values: { email: '', password: '' },
    send: useUntracked(accountApi.endpoints.requestEmailChange.initiate),
    failureTitle: 'The address was not changed',
    clears: true,
    onDone: () =>
      confirmed
        ? toast.show('Two e-mails are on their way', 'Open the link in each to move your account.')
        : toast.show('An e-mail is on its way', 'Open the link in it to move your account.'),
  });
  return (
    <Form form={form} label="E-mail">
      <FieldGrid>
        <TextInput
          control={control}
          name="email"
          label="New e-mail"
          autoComplete="email"
          type="email"
          required
        />
        <PasswordInput
          control={control}
          name="password"
          label="Your password"
          autoComplete="current-password"
        />
      </FieldGrid>
      <FormFoot form={form} label="Change e-mail" />
    </Form>
  );
};
