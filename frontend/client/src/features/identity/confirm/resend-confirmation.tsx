import { ResendButton } from './resend-button';
import { useResend } from './use-resend';

/** Another confirmation mail, and what became of asking for it. */
export const ResendConfirmation = () => {
  const state = useResend();
  return (
    <>
      {(state.sent || state.problem) && (
        <p role="status" className="muted">
          {state.problem ?? 'A new e-mail is on its way.'}
        </p>
      )}
      <ResendButton state={state} />
    </>
  );
};
