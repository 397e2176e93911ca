import { ExpandMoreRounded } from '../../../shared/icons/expand-more-rounded';
import { ResendButton } from './resend-button';
import { statusOf, WrongAddress } from './status-line';
import { useResend } from './use-resend';

/** In one line that there is something to confirm, and the way to another mail; below it, once opened, all the rest. */
export const ConfirmEmailLine = ({ email }: { readonly email: string }) => {
  const state = useResend();
  const told = state.sent || state.problem !== null;
  return (
    <>
      <div className="banner-words">
        <details>
          <summary>
            <strong>Confirm your e-mail</strong>
            <ExpandMoreRounded fontSize="small" />
          </summary>
          {statusOf(email, { sent: false, problem: null })} <WrongAddress />
        </details>
        <div role="status">{told && statusOf(email, state)}</div>
      </div>
      <ResendButton state={state} />
    </>
  );
};
