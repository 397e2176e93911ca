import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import { isUndecided, sentenceOf } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { rereadUser } from '../../../shared/session/roles';
import { useSession } from '../../../shared/session/use-session';
import { LoadingPage } from '../../../shared/ui/loading-page';
import { identityApi } from '../api/identity.api';
import { SignInForm } from '../auth/sign-in-form';
import { ResendConfirmation } from './resend-confirmation';

const REFUSED: Readonly<Record<number, readonly [title: string, text: string]>> = {
  410: ['This link has expired', 'A confirmation link works for 24 hours.'],
  409: ['This link has been used', 'Your e-mail is confirmed already. There is nothing left to do.'],
  404: ['This link is not one of ours', 'Check that the whole link was copied from the e-mail.'],
};

/** What became of the link in a confirmation mail, and what to do next. */
export const ConfirmResult = ({ token }: { readonly token: string }) => {
  const { user } = useSession();
  const dispatch = useDispatch();
  const [trigger] = identityApi.useConfirmEmailMutation();
  const { run, failure } = useCommand(trigger);
  const [confirmed, setConfirmed] = useState(false);
  const asked = useRef(false);
  const confirm = useCallback(async (): Promise<void> => {
    const outcome = await run({ token });
    if (!outcome.ok) return;
    setConfirmed(true);
    await rereadUser(dispatch);
  }, [dispatch, run, token]);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void confirm();
  }, [confirm]);
  if (confirmed) {
    return (
      <Panel title="Your e-mail is confirmed" text="Thank you. Everything in Fieldhouse is open to you now.">
        <Button component={RouterLink} to="/" variant="contained">
          Continue
        </Button>
      </Panel>
    );
  }
  if (failure?.code === 'sign_in_to_confirm')
    return (
      <Panel
        title={user ? 'Another account is signed in' : 'Sign in to confirm'}
        text="The link is for the account with this address. Sign in to it, and the address is confirmed."
      >
        <Box sx={{ width: 1 }}>
          <SignInForm onDone={() => void confirm()} />
        </Box>
        <Typography>
          You did not sign up?{' '}
          <Link component={RouterLink} to="/auth?mode=reset">
            Set a password of your own
          </Link>{' '}
          and the account is yours, or ignore the e-mail.
        </Typography>
      </Panel>
    );
  if (!failure) return <LoadingPage words="Confirming your e-mail…" />;
  const [title, text] = REFUSED[failure.status] ?? ['Your e-mail is not confirmed yet', sentenceOf(failure)];
  return (
    <Panel title={title} text={text}>
      {isUndecided(failure) && (
        <Button variant="contained" onClick={() => void confirm()}>
          Retry
        </Button>
      )}
      {failure.status === 409 && (
        <Button component={RouterLink} to="/" variant="contained">
          Continue
        </Button>
      )}
      {(failure.status === 410 || failure.status === 404) &&
        (user ? <ResendConfirmation /> : <SignInFirst />)}
    </Panel>
  );
};

const Panel = ({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) => (
  <Box role="status" sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
    <Typography variant="h1">{title}</Typography>
    <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
    {children}
  </Box>
);

const SignInFirst = () => (
  <Typography>
    <Link component={RouterLink} to="/auth">
      Sign in
    </Link>{' '}
    to have a new link sent to you.
  </Typography>
);
