import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { leaveTo } from '../../shared/lib/leave';
import { signOut } from '../../shared/session/session-keeper';
import { useSession } from '../../shared/session/use-session';
import { LoadingPage } from '../../shared/ui/loading-page';
import { SessionPending } from '../route-guard';
import { isLeaving, pathOf } from '../return-path';

const SIGN_OUT_WITHIN_MS = 3_000;

let servedAt: string | null = null;

/** Told once at the start: the address for which the server gave this page. */
export const pageServedAt = (path: string): void => {
  servedAt = path;
};

/** An address of the public site, which is another entry: its page is loaded, after signing out where that was asked. */
export const SiteDoor = () => {
  const location = useLocation();
  const { status } = useSession();
  const dispatch = useDispatch();
  const leaving = isLeaving(location);
  const path = pathOf(location);
  // Without the site (as in development) the server gives this page for its addresses: leaving would go in circles.
  const noSite = servedAt === location.pathname && !leaving;
  useEffect(() => {
    if (noSite) return;
    const gone = leaving ? Promise.race([signOut(dispatch), afterAWhile()]) : Promise.resolve();
    void gone.then(() => leaveTo(path, { replace: true }));
  }, [dispatch, leaving, noSite, path]);
  if (!noSite) return <LoadingPage />;
  if (status === 'loading') return <SessionPending />;
  return <Navigate to={status === 'signed-in' ? '/dashboard' : '/auth'} replace />;
};

const afterAWhile = (): Promise<void> => new Promise((done) => setTimeout(done, SIGN_OUT_WITHIN_MS));
