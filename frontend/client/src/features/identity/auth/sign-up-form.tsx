import { signUpBody, type SignUpBody } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { Keyed } from '../../../shared/api/use-command';
import { useToast } from '../../../shared/ui/toasts';
import { identityApi } from '../api/identity.api';
import { AuthField } from './auth-field';
import { AuthSubmit } from './auth-submit';
import { useAuthForm } from './use-auth-form';

/** Names, e-mail and password of a new account. */
export const SignUpForm = ({ onDone }: { readonly onDone: () => void }) => {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const toast = useToast();
  const { form, submit, busy, waitSeconds, problem } = useAuthForm<SignUpBody>({
    schema: signUpBody,
    fields: ['firstName', 'lastName', 'email', 'password'],
    defaults: { firstName: '', lastName: '', email: '', password: '' },
    send: useCallback(
      (body: SignUpBody & Keyed) => dispatch(identityApi.endpoints.signUp.initiate(body, { track: false })),
      [dispatch],
    ),
    failureTitle: 'Sign up failed',
    onDone: () => {
      toast.show('Welcome to Fieldhouse!', 'Your account has been created successfully.');
      onDone();
    },
  });
  const { errors } = form.formState;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="Sign Up">
      <Box
        component="fieldset"
        disabled={busy}
        sx={{ border: 0, p: 0, m: 0, display: 'grid', gap: 4, minWidth: 0 }}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4, alignItems: 'start' }}>
          <AuthField
            label="First name"
            autoComplete="given-name"
            registration={form.register('firstName')}
            error={errors.firstName}
          />
          <AuthField
            label="Last name"
            autoComplete="family-name"
            registration={form.register('lastName')}
            error={errors.lastName}
          />
        </Box>
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
          autoComplete="new-password"
          registration={form.register('password')}
          error={errors.password}
          hint="At least 6 characters; longer is better."
        />
        <AuthSubmit label="Sign Up" busy={busy} waitSeconds={waitSeconds} problem={problem} />
      </Box>
    </form>
  );
};
