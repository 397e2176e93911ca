import { useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { EmailChangePanel } from '../../features/identity/account/email-change-panel';
import { ConfirmResult } from '../../features/identity/confirm/confirm-result';
import { InviteCard } from '../../features/leagues/invite/invite-card';
import { TeamInviteCard } from '../../features/teams/invite/team-invite-card';
import { useSession } from '../../shared/session/use-session';
import { returnPathOf } from '../return-path';
import { SessionPending } from '../route-guard';
import { AcceptInvite } from './accept-invite';
import { AcceptTeamInvite } from './accept-team-invite';
import { AuthFrame } from './auth/auth-frame';
import { Erased } from './auth/erased';
import { NewPassword, ResetPassword } from './auth/recover-panels';
import { SignInOrUp, authTabOf } from './auth/sign-in-or-up';
import { useLinkSecrets } from './auth/use-link-secrets';

/**
 * `/auth`: sign in or sign up. `?mode=` resets a password, sets a new one, confirms an e-mail or takes leave; `#invite=TOKEN` goes on
 * to the league that invited, `#team=TOKEN` to the team, `?intent=beta` to the application of a sports complex.
 */
export const AuthPage = () => {
  const { status } = useSession();
  const location = useLocation();
  const [params] = useSearchParams();
  const [acceptAtOnce, setAcceptAtOnce] = useState(false);
  const mode = params.get('mode');
  const link = useLinkSecrets();
  const { invite, team } = link;
  const token = link.token ?? '';
  useEffect(() => {
    const tab = authTabOf(params, team !== null || invite !== null);
    document.title = `${titleOf(mode, tab)} · Fieldhouse`;
  }, [invite, mode, params, team]);

  if (status === 'loading') return <SessionPending />;
  // Links of mails work whoever is signed in at this browser.
  if (mode === 'confirm') {
    return (
      <AuthFrame>
        <ConfirmResult key={token} token={token} />
      </AuthFrame>
    );
  }
  if (mode === 'email-change') {
    return (
      <AuthFrame>
        <EmailChangePanel key={token} token={token} current={params.get('side') === 'current'} />
      </AuthFrame>
    );
  }
  if (mode === 'new-password') return <NewPassword key={token} token={token} />;
  if (mode === 'reset') return <ResetPassword />;
  if (status === 'signed-in') {
    if (team) return <AcceptTeamInvite token={team} atOnce={acceptAtOnce} />;
    if (invite) return <AcceptInvite token={invite} atOnce={acceptAtOnce} />;
    const target = params.get('intent') === 'beta' ? '/complex' : returnPathOf(location);
    return <Navigate to={target} replace />;
  }
  if (mode === 'erased') return <Erased />;
  // Somebody who signs in below the invite has seen what it is for.
  const card = team ? <TeamInviteCard token={team} /> : invite && <InviteCard token={invite} />;
  return <SignInOrUp invite={card} onDone={() => setAcceptAtOnce(true)} />;
};

const titleOf = (mode: string | null, tab: ReturnType<typeof authTabOf>): string => {
  if (mode === 'confirm') return 'Confirm your e-mail';
  if (mode === 'email-change') return 'Change of address';
  if (mode === 'erased') return 'Account erased';
  if (mode === 'reset' || mode === 'new-password') return 'New password';
  return tab === 'sign-up' ? 'Sign Up' : 'Sign In';
};
