import { signInBody, type SignInBody } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { Keyed } from '../../../shared/api/use-command';
import { identityApi } from '../api/identity.api';
import { AuthField } from './auth-field';
import { AuthSubmit } from './auth-submit';
import { useAuthForm } from './use-auth-form';

/** E-mail and password. */
export const SignInForm = ({ onDone }: { readonly onDone: () => void }) => {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const { form, submit, busy, waitSeconds, problem } = useAuthForm<SignInBody>({
    schema: signInBody,
    fields: ['email', 'password'],
    defaults: { email: '', password: '' },
    send: useCallback(
      (body: SignInBody & Keyed) => dispatch(identityApi.endpoints.signIn.initiate(body, { track: false })),
      [dispatch],
    ),
    failureTitle: 'Sign in failed',
    onDone,
  });
  const { errors } = form.formState;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="Sign In">
      <Box
        component="fieldset"
        disabled={busy}
        sx={{ border: 0, p: 0, m: 0, display: 'grid', gap: 4, minWidth: 0 }}
      >
        <AuthField
          label="Email"
          type="email"
          autoComplete="email"
          registration={form.register('email')}
          error={errors.email}
        />
        <AuthField
          label="Password"
          type="password"
          autoComplete="current-password"
          registration={form.register('password')}
          error={errors.password}
        />
        <AuthSubmit label="Sign In" busy={busy} waitSeconds={waitSeconds} problem={problem} />
      </Box>
    </form>
  );
};
