import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { rereadUser } from '../../../shared/session/roles';
import { useSession } from '../../../shared/session/use-session';
import { ResendButton } from './resend-button';
import { useResend } from './use-resend';

/** Another confirmation mail, and what became of asking for it. None is sent to whoever has confirmed, here or elsewhere. */
export const ResendConfirmation = () => {
  const { user } = useSession();
  const dispatch = useDispatch();
  const state = useResend();
  const { sent, problem } = state;
  useEffect(() => {
    // They may have confirmed on another device: the service answers the same then.
    if (sent) void rereadUser(dispatch);
  }, [dispatch, sent]);
  if (user && user.email_confirmed_at !== null)
    return (
      <p role="status" className="muted">
        Your e-mail is confirmed already.
      </p>
    );
  return (
    <>
      {(sent || problem) && (
        <p role="status" className="muted">
          {problem ?? 'A new e-mail is on its way.'}
        </p>
      )}
      <ResendButton state={state} />
    </>
  );
};
