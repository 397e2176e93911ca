import { ResendButton } from './resend-button';
import { confirmSentence, StatusLine } from './status-line';
import { useResend } from './use-resend';

/** What happens with the confirmation mail, and the way to another one. */
export const ConfirmEmail = ({ email }: { readonly email: string }) => {
  const state = useResend();
  return (
    <>
      <StatusLine>
        {state.problem ?? (state.sent ? `A new mail is on its way to ${email}.` : confirmSentence(email))}
      </StatusLine>
      <ResendButton state={state} />
    </>
  );
};
