import {
  beginSecondFactorBody,
  confirmSecondFactorBody,
  type BeginSecondFactorBody,
  type ConfirmSecondFactorBody,
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
import { accountApi } from '../api/account.api';
import { useUntracked } from '../../../shared/api/use-untracked';
import { AuthField } from '../auth/auth-field';
import { AuthForm } from '../auth/auth-form';
import { AuthSubmit } from '../auth/auth-submit';
import { useAuthForm } from '../auth/use-auth-form';
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
  const { form, field, submit, ...state } = useAuthForm<BeginSecondFactorBody, SecondFactorSetup>({
    schema: beginSecondFactorBody,
    fields: ['password'],
    defaults: { password: '' },
    send: useUntracked(accountApi.endpoints.beginSecondFactor.initiate),
    failureTitle: 'The second factor was not set up',
    onDone,
  });
  return (
    <AuthForm label="Set up the second factor" busy={state.busy} onSubmit={submit}>
      <Typography>You need an authenticator app on your phone. First, show that it is you.</Typography>
      <AuthField label="Your password" autoComplete="current-password" autoFocus {...field('password')} />
      <AuthSubmit label="Continue" compact {...state} />
    </AuthForm>
  );
};

const FirstCode = ({
  setup,
  onDone,
}: {
  readonly setup: SecondFactorSetup;
  readonly onDone: (codes: readonly string[]) => void;
}) => {
  const { form, field, submit, ...state } = useAuthForm<ConfirmSecondFactorBody, RecoveryCodesView>({
    schema: confirmSecondFactorBody,
    fields: ['code'],
    defaults: { code: '' },
    send: useUntracked(accountApi.endpoints.confirmSecondFactor.initiate),
    failureTitle: 'The second factor was not set up',
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  return (
    <AuthForm label="First code" busy={state.busy} onSubmit={submit}>
      <Typography>
        Scan this with your app, or type the key into it. Then enter the six digits that the app shows.
      </Typography>
      <QrCode content={setup.uri} label="QR code for the authenticator app" />
      <Typography sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {(setup.secret.match(/.{1,4}/g) ?? []).join(' ')}
      </Typography>
      <AuthField label="Code" autoComplete="one-time-code" autoFocus {...field('code')} />
      <AuthSubmit label="Turn on" compact {...state} />
    </AuthForm>
  );
};
