import { Navigate } from 'react-router-dom';
import { leaveTo } from '../shared/lib/leave';
import { useSession } from '../shared/session/use-session';
import { HOME, SITE_PATHS } from './return-path';
import { SessionPending } from './route-guard';

let servedAt: string | null = null;

/** Told once at the start: the address for which the server gave this page. */
export const pageServedAt = (path: string): void => {
  servedAt = path;
};

/**
 * The public site is another entry, so its addresses are loaded as pages. That happens before this one's address
 * changes: a page loaded over an address of its own would be shown for the steps back, too.
 * @returns whether the app is left
 */
export const leaveForSite = (path: string): boolean => {
  const [pathname = ''] = path.split(/[?#]/);
  // Without the site (as in development) the server gives this page for its addresses: leaving would go in circles.
  const leaves = (SITE_PATHS as readonly string[]).includes(pathname) && servedAt !== pathname;
  if (leaves) leaveTo(path);
  return leaves;
};

/** In place of the site where there is none: on to the product, or to its door. */
export const SiteDoor = () => {
  const { status } = useSession();
  if (status === 'loading') return <SessionPending />;
  return <Navigate to={status === 'signed-in' ? HOME : '/auth'} replace />;
};
