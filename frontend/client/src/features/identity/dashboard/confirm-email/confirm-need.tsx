import { useSession } from '../../../../shared/session/use-session';
import { ResendButton } from '../../confirm/resend-button';
import { statusOf, WrongAddress } from '../../confirm/status-line';
import { useResend } from '../../confirm/use-resend';

/** What is to be done, what became of it, and the way to another mail. */
export const ConfirmNeed = () => {
  const { user } = useSession();
  const state = useResend();
  return (
    <>
      <div className="row-words">
        <p className="row-title">Confirm your e-mail</p>
        <p className="muted">
          {statusOf(user?.email ?? 'you', state)} <WrongAddress />
        </p>
      </div>
      <ResendButton state={state} />
    </>
  );
};
