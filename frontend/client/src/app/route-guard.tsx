import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../shared/session/use-session';
import { LoadingPage } from '../shared/ui/loading-page';
import { pathOf } from './return-path';

/** Pages for signed-in people: a spinner while the session loads, then the page or /auth, which remembers the way back. */
export const SignedInOnly = () => {
  const { status } = useSession();
  const location = useLocation();
  if (status === 'loading') return <LoadingPage words="Loading..." />;
  if (status === 'signed-out') return <Navigate to="/auth" replace state={{ returnTo: pathOf(location) }} />;
  return <Outlet />;
};

/** As {@link SignedInOnly}, but a spectator link opens the page for anybody. */
export const SignedInOrSpectator = () => {
  const location = useLocation();
  return new URLSearchParams(location.search).has('spectator') ? <Outlet /> : <SignedInOnly />;
};
