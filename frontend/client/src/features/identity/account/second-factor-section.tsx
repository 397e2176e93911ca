import { disableSecondFactorBody, type AccountView } from '@fieldhouse/api-contract';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
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
import { SecondFactorSetUp } from './second-factor-set-up';

type SecondFactorSectionProps = { readonly account: AccountView; readonly onChanged: () => void };

/** Codes of an authenticator app: turned on in three steps, off with password and code. */
export const SecondFactorSection = ({ account, onChanged }: SecondFactorSectionProps) => {
  const { since, recoveryCodesLeft, liftAt } = account.secondFactor;
  const locked = since === null && account.emailConfirmedAt === null;
  // Chosen once: the account turns to 'on' while the recovery codes still wait to be kept.
  const [doing, setDoing] = useState<'set up' | 'turn off' | null>(null);
  const close = (): void => {
    setDoing(null);
    onChanged();
  };
  return (
    <Section
      title="Two-step verification"
      hint={
        since === null
          ? `A code of an app on your phone, asked for after your password.${account.siteAdmin ? ' Site admins need it for their work.' : ''}`
          : `On since ${exactTime(since)}. ${recoveryCodesLeft} recovery ${recoveryCodesLeft === 1 ? 'code' : 'codes'} left.`
      }
    >
      {liftAt !== null && <Lift at={liftAt} />}
      {locked && (
        <Typography sx={{ color: 'text.secondary' }}>
          Confirm your e-mail address first: open the link we e-mailed you.
        </Typography>
      )}
      {doing === null && !locked && (
        <Button
          variant={since === null ? 'contained' : 'outlined'}
          onClick={() => setDoing(since === null ? 'set up' : 'turn off')}
        >
          {since === null ? 'Set up two-step verification' : 'Turn off two-step verification'}
        </Button>
      )}
      {doing === 'set up' && <SecondFactorSetUp onDone={close} onCancel={() => setDoing(null)} />}
      {doing === 'turn off' && <TurnOff onDone={close} onCancel={() => setDoing(null)} />}
    </Section>
  );
};

/** A site admin was asked to take it off: whoever did not ask keeps it on. */
const Lift = ({ at }: { readonly at: string }) => {
  const toast = useToast();
  const { run, busy } = useCommand(accountApi.useKeepSecondFactorMutation()[0]);
  const keep = async (): Promise<void> => {
    const outcome = await run({});
    if (outcome.ok) toast.show('Two-step verification stays on');
    else toast.failed('The request was not called off', outcome.failure);
  };
  return (
    <Alert
      severity="warning"
      sx={{ flexWrap: 'wrap', mb: 4 }}
      action={
        <Button color="inherit" size="small" loading={busy} onClick={() => void keep()}>
          Keep it on
        </Button>
      }
    >
      A site admin was asked to take it off, which happens on {exactTime(at)}. If it was not you who asked,
      keep it on.
    </Alert>
  );
};

const TurnOff = ({ onDone, onCancel }: { readonly onDone: () => void; readonly onCancel: () => void }) => {
  const toast = useToast();
  const { control, ...form } = useCommandForm({
    schema: disableSecondFactorBody,
    values: { password: '', code: '' },
    send: useUntracked(accountApi.endpoints.disableSecondFactor.initiate),
    failureTitle: 'Two-step verification is still on',
    onDone: () => {
      toast.show('Two-step verification turned off', 'Your password alone signs you in again.');
      onDone();
    },
  });
  return (
    <Form form={form} label="Turn off two-step verification">
      <Typography sx={{ color: 'text.secondary' }}>
        Your password and a code, of the app or a recovery code. To move to another phone, turn it off here
        and set it up again there.
      </Typography>
      <FieldGrid>
        <PasswordInput
          control={control}
          name="password"
          label="Your password"
          autoComplete="current-password"
        />
        <TextInput control={control} name="code" label="Code" autoComplete="one-time-code" required />
      </FieldGrid>
      <FormFoot form={form} label="Turn off" color="error" />
      <Button color="inherit" sx={{ justifySelf: 'start' }} onClick={onCancel}>
        Keep it on
      </Button>
    </Form>
  );
};
