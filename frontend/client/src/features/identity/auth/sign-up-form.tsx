import { signUpBody, type SignUpBody } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { Keyed } from '../../../shared/api/use-command';
import { useToast } from '../../../shared/ui/toasts';
import { identityApi } from '../api/identity.api';
import { AuthField } from './auth-field';
import { AuthForm } from './auth-form';
import { AuthSubmit } from './auth-submit';
import { PasswordAdvice } from './password-advice';
import { useAuthForm } from './use-auth-form';

/** What is recorded with a sign-up beside what the person types. */
export type SignUpContext = Pick<SignUpBody, 'termsVersion' | 'privacyVersion' | 'intent'>;

type SignUpFormProps = { readonly context: SignUpContext; readonly onDone: () => void };

/** Names, e-mail and password of a new account. */
export const SignUpForm = ({ context, onDone }: SignUpFormProps) => {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const toast = useToast();
  const { form, field, submit, ...state } = useAuthForm<SignUpBody>({
    schema: signUpBody,
    fields: ['firstName', 'lastName', 'email', 'password'],
    defaults: { firstName: '', lastName: '', email: '', password: '', ...context },
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
  const [password, ...about] = form.watch(['password', 'firstName', 'lastName', 'email']);
  return (
    <AuthForm label="Sign Up" busy={state.busy} onSubmit={submit}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 4, alignItems: 'start' }}>
        <AuthField label="First name" autoComplete="given-name" {...field('firstName')} />
        <AuthField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </Box>
      <AuthField label="Email" autoComplete="email" {...field('email')} />
      <AuthField
        label="Password"
        autoComplete="new-password"
        {...field('password')}
        hint="At least 6 characters; longer is better."
      />
      <PasswordAdvice password={password} about={about} />
      <AuthSubmit label="Sign Up" {...state} />
    </AuthForm>
  );
};
