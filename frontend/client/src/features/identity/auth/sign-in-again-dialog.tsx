import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useDispatch } from 'react-redux';
import { forgetKept } from '../../../shared/lib/kept';
import { closeSession } from '../../../shared/session/session-refresh';
import { count } from '../../../shared/lib/words';
import { useSession } from '../../../shared/session/use-session';
import { SignInForm } from './sign-in-form';

type SignInAgainProps = {
  /** So many messages of the person wait to be sent. */
  readonly unsent: number;
};

/**
 * Over a page whose session the service has ended. Nothing of the page can be read meanwhile, and nothing that was
 * entered is lost: what was being sent goes out when the same person is back.
 */
export const SignInAgainDialog = ({ unsent }: SignInAgainProps) => {
  const { user } = useSession();
  const dispatch = useDispatch();
  if (!user) return null;
  // Other tabs may still wait for the person.
  const leave = (): void => {
    closeSession(dispatch);
    forgetKept();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby="sign-in-again"
      slotProps={{ backdrop: { sx: { bgcolor: 'background.default' } } }}
    >
      <DialogTitle id="sign-in-again">You were signed out</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          Sign in again as <strong>{user.email}</strong> to continue. What you entered is kept. If your
          address has changed since, give the new one.
        </Typography>
        <SignInForm known={user.email} onDone={() => undefined} />
        {unsent > 0 && (
          <Typography sx={{ color: 'text.secondary' }}>
            {count(unsent, 'message has', 'messages have')} not been sent. Leaving this page loses{' '}
            {unsent === 1 ? 'it' : 'them'}.
          </Typography>
        )}
        <Button color="inherit" onClick={leave}>
          Leave this page
        </Button>
      </DialogContent>
    </Dialog>
  );
};
