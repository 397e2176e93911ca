import { ResendButton } from './resend-button';
import { StatusLine, statusOf, WrongAddress } from './status-line';
import { useResend } from './use-resend';

/** What happens with the confirmation mail, and the way to another one. */
export const ConfirmEmail = ({ email }: { readonly email: string }) => {
  const state = useResend();
  return (
    <>
      <StatusLine>
        {statusOf(email, state)} <WrongAddress />
      </StatusLine>
      <ResendButton state={state} />
    </>
  );
};
