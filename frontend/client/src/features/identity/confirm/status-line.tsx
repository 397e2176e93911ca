import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** What an unconfirmed person is asked to do, or what became of asking for another mail. */
export const statusOf = (
  email: string,
  { problem, sent }: { readonly problem: string | null; readonly sent: boolean },
): string => {
  if (problem !== null) return problem;
  return sent
    ? `A new e-mail is on its way to ${email}.`
    : `Follow the link that we sent to ${email}. Until then you cannot pay, create leagues, invite people by e-mail, accept invitations that came by e-mail, ask to join teams, or write in chats of teams that you do not run.`;
};

/** The words of the banner. */
export const StatusLine = ({ children }: { readonly children: ReactNode }) => (
  <div role="status" className="banner-words">
    <strong>Confirm your e-mail</strong> {children}
  </div>
);

/** Where an address that was mistyped is put right. */
export const WrongAddress = () => (
  <>
    Wrong address?{' '}
    <Link to="/player-profile?tab=account" className="link">
      Change it
    </Link>
  </>
);
