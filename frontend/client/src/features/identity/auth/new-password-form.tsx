import { newPasswordBody, type NewPasswordBody } from '@fieldhouse/api-contract';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Keyed } from '../../../shared/api/use-command';
import { identityApi } from '../api/identity.api';
import { AuthField } from './auth-field';
import { AuthForm } from './auth-form';
import { AuthSubmit } from './auth-submit';
import { PasswordAdvice } from './password-advice';
import { useAuthForm } from './use-auth-form';

const REFUSED: Readonly<Record<number, readonly [title: string, text: string]>> = {
  410: ['This link has expired', 'A link to a new password works for one hour.'],
  409: ['This link has been used', 'Each link sets one new password.'],
  404: ['This link is not one of ours', 'Check that the whole link was copied from the mail.'],
};

/** Sets a new password by the link of a mail. */
export const NewPasswordForm = ({
  token,
  onDone,
}: {
  readonly token: string;
  readonly onDone: () => void;
}) => {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const { form, field, submit, failure, ...state } = useAuthForm<NewPasswordBody>({
    schema: newPasswordBody,
    fields: ['password'],
    defaults: { token, password: '' },
    send: useCallback(
      (body: NewPasswordBody & Keyed) =>
        dispatch(identityApi.endpoints.setNewPassword.initiate(body, { track: false })),
      [dispatch],
    ),
    failureTitle: 'The password was not changed',
    onDone,
  });
  const refused = failure ? REFUSED[failure.status] : undefined;
  if (refused || token === '') {
    const [title, text] = refused ?? ['The link is incomplete', 'Open it from the mail once more.'];
    return (
      <Box role="status" sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        <Typography variant="h2">{title}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
        <Button component={Link} to="/auth?mode=reset" variant="contained">
          Ask for a new link
        </Button>
      </Box>
    );
  }
  return (
    <AuthForm label="Choose a new password" busy={state.busy} onSubmit={submit}>
      <AuthField
        label="New password"
        autoComplete="new-password"
        {...field('password')}
        hint="At least 6 characters; longer is better."
      />
      <PasswordAdvice password={form.watch('password')} about={[]} />
      <AuthSubmit label="Set the password" {...state} />
    </AuthForm>
  );
};
