import {
  beginSecondFactorBody,
  confirmSecondFactorBody,
  type RecoveryCodesView,
  type SecondFactorSetup,
} from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Form, FormFoot } from '../../../shared/form/form';
import { useCommandForm } from '../../../shared/form/use-command-form';
import { PasswordInput } from '../../../shared/form/fields/password-input';
import { TextInput } from '../../../shared/form/fields/text-input';
import { accountApi } from '../api/account.api';
import { useUntracked } from '../../../shared/api/use-untracked';
import { useCopy } from '../../../shared/lib/use-copy';
import { QrCode } from '../../../shared/ui/qr-code';
import { RecoveryCodes } from './recovery-codes';

const STEPS = ['Password', 'App', 'Recovery codes'] as const;

/** Password, then the app with its first code, then the recovery codes. */
export const SecondFactorSetUp = ({
  onDone,
  onCancel,
}: {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}) => {
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const step = codes ? 2 : setup ? 1 : 0;
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Stepper activeStep={step} alternativeLabel>
        {STEPS.map((label) => (
          <Step key={label}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {!setup && <Begin onDone={setSetup} />}
      {setup && !codes && <FirstCode setup={setup} onDone={setCodes} />}
      {codes && <RecoveryCodes codes={codes} onDone={onDone} />}
      {!codes && (
        <Button color="inherit" sx={{ justifySelf: 'start' }} onClick={onCancel}>
          Cancel
        </Button>
      )}
    </Box>
  );
};

const Begin = ({ onDone }: { readonly onDone: (setup: SecondFactorSetup) => void }) => {
  const { control, ...form } = useCommandForm({
    schema: beginSecondFactorBody,
    values: { password: '' },
    send: useUntracked(accountApi.endpoints.beginSecondFactor.initiate),
    failureTitle: 'Two-step verification was not set up',
    onDone,
  });
  return (
    <Form form={form} label="Set up two-step verification">
      <Typography>You need an authenticator app on your phone. First, show that it is you.</Typography>
      <PasswordInput
        control={control}
        name="password"
        label="Your password"
        autoComplete="current-password"
        autoFocus
      />
      <FormFoot form={form} label="Continue" />
    </Form>
  );
};

const FirstCode = ({
  setup,
  onDone,
}: {
  readonly setup: SecondFactorSetup;
  readonly onDone: (codes: readonly string[]) => void;
}) => {
  const { control, ...form } = useCommandForm({
    schema: confirmSecondFactorBody,
    values: { code: '' },
    send: useUntracked(accountApi.endpoints.confirmSecondFactor.initiate),
    failureTitle: 'Two-step verification was not set up',
    onDone: ({ recoveryCodes }: RecoveryCodesView) => onDone(recoveryCodes),
  });
  const { copied, copy } = useCopy();
  return (
    <Form form={form} label="First code">
      <Typography>
        Scan this with your app, or copy the key into it. On a phone that has the app, open it there. Then
        enter the six digits that the app shows.
      </Typography>
      <QrCode content={setup.uri} label="QR code for the authenticator app" />
      <Typography sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {(setup.secret.match(/.{1,4}/g) ?? []).join(' ')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" onClick={() => void copy(setup.secret)}>
          {copied ? 'Copied' : 'Copy the key'}
        </Button>
        <Button href={setup.uri}>Open in your authenticator app</Button>
      </Box>
      <TextInput
        control={control}
        name="code"
        label="Code"
        autoComplete="one-time-code"
        autoFocus
        required
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <FormFoot form={form} label="Turn on" />
    </Form>
  );
};
