import { Fragment, useDeferredValue, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate, Outlet, useLocation, type Location } from 'react-router-dom';
import { countUnsent } from '../features/chat/live/kept-unsent';
import { publicLeaguePath } from '../shared/lib/league-path';
import { leaveInPlaceTo } from '../shared/lib/leave';
import { askForSession } from '../shared/session/session-keeper';
import { useSession } from '../shared/session/use-session';
import { withMui } from '../shared/theme/with-mui';
import { lazyPart } from '../shared/ui/lazy-part';
import { LoadingPage } from '../shared/ui/loading-page';
import { PageBroken } from './page-broken';
import { pathOf } from './return-path';

/** While it is not known who is signed in: the spinner, or the way to ask again when nobody answers. */
export const SessionPending = () => {
  const { unreachable } = useSession();
  const dispatch = useDispatch();
  if (!unreachable) return <LoadingPage words="Loading..." />;
  return (
    <PageBroken
      title="Fieldhouse could not be reached"
      words="Nobody answers. Check your connection; we go on trying."
      onRetry={() => void askForSession(dispatch)}
    />
  );
};

const SignInAgain = lazyPart(
  withMui(async () => (await import('../features/identity/auth/sign-in-again-dialog')).SignInAgainDialog),
  { name: 'the dialog for signing in again' },
);

/** What the public site has for strangers of an address of the app. To register with a league, one signs in. */
const publicPageOf = ({ pathname, search }: Location): string | null => {
  const params = new URLSearchParams(search);
  const leagueId = params.get('league');
  return pathname === '/discover-leagues' && leagueId && !params.has('register')
    ? publicLeaguePath(leagueId)
    : null;
};

const Leaving = ({ to }: { readonly to: string }) => {
  useEffect(() => leaveInPlaceTo(to), [to]);
  return <LoadingPage />;
};

/**
 * Pages for signed-in people: a spinner while the session loads, then the page. Strangers get what the public site has
 * of it, or /auth, which remembers the way back.
 */
export const SignedInOnly = () => {
  const { status, user, leaving, lapsed } = useSession();
  // Put up in small steps, so that the whole frame and its page do not hold the phone's thread at once.
  const ready = useDeferredValue(status === 'signed-in', false);
  const location = useLocation();
  if (leaving) return <LoadingPage />;
  if (status === 'loading') return <SessionPending />;
  if (status === 'signed-out') {
    const publicPage = publicPageOf(location);
    if (publicPage !== null) return <Leaving to={publicPage} />;
    return <Navigate to="/auth" replace state={{ returnTo: pathOf(location) }} />;
  }
  if (!ready) return <SessionPending />;
  return (
    <>
      {/* What one person has entered is nobody else's, should another sign in here meanwhile. */}
      <Fragment key={user?.id}>
        <Outlet />
      </Fragment>
      {lapsed && user && <SignInAgain unsent={countUnsent(user.id)} />}
    </>
  );
};

/** As {@link SignedInOnly}, but a spectator link opens the page for anybody. */
export const SignedInOrSpectator = () => {
  const location = useLocation();
  return new URLSearchParams(location.search).has('spectator') ? <Outlet /> : <SignedInOnly />;
};
