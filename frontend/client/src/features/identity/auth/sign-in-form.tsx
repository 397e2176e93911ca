import { signInBody, type SignInBody } from '@fieldhouse/api-contract';
import Link from '@mui/material/Link';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import type { Keyed } from '../../../shared/api/use-command';
import { identityApi } from '../api/identity.api';
import { AuthField } from './auth-field';
import { AuthForm } from './auth-form';
import { SecondFactorForm } from './second-factor-form';
import { AuthSubmit } from './auth-submit';
import { useAuthForm } from './use-auth-form';

type SignInFormProps = {
  readonly onDone: () => void;
  /** Whose password is asked for, where that is known. */
  readonly known?: string;
};

/** E-mail and password, and the code where the account asks for one. */
export const SignInForm = ({ onDone, known }: SignInFormProps) => {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [ticket, setTicket] = useState<string | null>(null);
  const { form, field, submit, ...state } = useAuthForm<SignInBody>({
    schema: signInBody,
    fields: ['email', 'password'],
    defaults: { email: known ?? '', password: '' },
    send: useCallback(
      (body: SignInBody & Keyed) => dispatch(identityApi.endpoints.signIn.initiate(body, { track: false })),
      [dispatch],
    ),
    failureTitle: 'Sign in failed',
    onDone,
    leadsOn: ({ code, facts }) => {
      const given = facts?.['ticket'];
      if (code !== 'second_factor_required' || typeof given !== 'string') return false;
      setTicket(given);
      return true;
    },
  });
  if (ticket !== null)
    return <SecondFactorForm ticket={ticket} onDone={onDone} onBack={() => setTicket(null)} />;
  return (
    <AuthForm label="Sign In" busy={state.busy} onSubmit={submit}>
      {known === undefined && <AuthField label="Email" autoComplete="email" {...field('email')} />}
      <AuthField
        label="Password"
        autoComplete="current-password"
        autoFocus={known !== undefined}
        {...field('password')}
      />
      {known === undefined && (
        <Link component={RouterLink} to="/auth?mode=reset" sx={{ justifySelf: 'start' }}>
          Forgot password?
        </Link>
      )}
      <AuthSubmit label="Sign In" {...state} />
    </AuthForm>
  );
};
