import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import { sentenceOf, type Failure } from '../../../shared/api/problem';
import { useCommand } from '../../../shared/api/use-command';
import { rereadUser } from '../../../shared/session/roles';
import { announceSession } from '../../../shared/session/session-keeper';
import { useSession } from '../../../shared/session/use-session';
import { accountApi } from '../api/account.api';

type EmailChangePanelProps = {
  readonly token: string;
  /** The link came to the address that stands, which can refuse. */
  readonly current: boolean;
};
type Ended = 'waiting' | 'changed' | 'refused';

const ENDED: Readonly<Record<Ended, readonly [title: string, text: string]>> = {
  waiting: ['Thank you', 'This address has agreed. The other one still has to: open the link in its e-mail.'],
  changed: ['Your address has changed', 'From now on you sign in with the new address.'],
  refused: [
    'The change is refused',
    'Your address stays as it is. If you did not ask for it, set a new password.',
  ],
};
const REFUSED: Readonly<Record<number, readonly [title: string, text: string]>> = {
  410: ['This link has expired', 'It worked for 24 hours. Ask for the change again under Profile, Account.'],
  404: ['This link is not one of ours', 'Check that the whole link was copied from the e-mail.'],
};

/** `?mode=email-change#token=`: agreeing to a change of address, by a button so that no mail program does it by looking. */
export const EmailChangePanel = ({ token, current }: EmailChangePanelProps) => {
  const { user } = useSession();
  const dispatch = useDispatch();
  const [ended, setEnded] = useState<Ended | null>(null);
  const agree = useCommand(accountApi.useAgreeToEmailChangeMutation()[0]);
  const refuse = useCommand(accountApi.useRefuseEmailChangeMutation()[0]);
  const failure = agree.failure ?? refuse.failure;
  const say = async (yes: boolean): Promise<void> => {
    const outcome = yes ? await agree.run({ token }) : await refuse.run({ token });
    if (!outcome.ok) return;
    setEnded(outcome.value === null ? 'refused' : outcome.value.state);
    announceSession('user-changed');
    if (user) await rereadUser(dispatch);
  };
  const [title, text] = wordsOf(ended, failure, current);
  const over = ended !== null || (failure !== null && failure.status >= 400 && failure.status < 429);
  return (
    <Box role="status" sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography variant="h1">{title}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      {!over && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button variant="contained" loading={agree.busy} onClick={() => void say(true)}>
            {current ? 'Agree to the change' : 'Confirm this address'}
          </Button>
          {current && (
            <Button variant="outlined" color="error" loading={refuse.busy} onClick={() => void say(false)}>
              Refuse the change
            </Button>
          )}
        </Box>
      )}
      {over && (
        <Button
          component={RouterLink}
          to={user ? '/player-profile?tab=account' : '/auth'}
          variant="contained"
        >
          {user ? 'To your account' : 'To Sign In'}
        </Button>
      )}
    </Box>
  );
};

const wordsOf = (
  ended: Ended | null,
  failure: Failure | null,
  current: boolean,
): readonly [string, string] => {
  if (ended) return ENDED[ended];
  if (failure) return REFUSED[failure.status] ?? [failure.title, sentenceOf(failure)];
  return current
    ? [
        'Move your account?',
        'Somebody, most likely you, asked to move your account from this address to another one.',
      ]
    : [
        'Confirm your new address',
        'Your account moves here. If your present address was confirmed, it has to agree too.',
      ];
};
