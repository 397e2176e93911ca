import { Navigate, type LoaderFunctionArgs } from 'react-router-dom';
import { leaveTo } from '../../shared/lib/leave';
import { useSession } from '../../shared/session/use-session';
import { HOME } from '../return-path';
import { SessionPending } from '../route-guard';

let servedAt: string | null = null;

/** Told once at the start: the address for which the server gave this page. */
export const pageServedAt = (path: string): void => {
  servedAt = path;
};

/**
 * The public site is another entry, so its addresses are loaded as pages. That happens before this one's address
 * changes: a page loaded over an address of its own would be shown for the steps back, too.
 */
export const leaveForSite = ({ request }: LoaderFunctionArgs): Promise<null> => {
  const { pathname, search, hash } = new URL(request.url);
  // Without the site (as in development) the server gives this page for its addresses: leaving would go in circles.
  if (servedAt === pathname) return Promise.resolve(null);
  leaveTo(`${pathname}${search}${hash}`);
  return new Promise(() => undefined);
};

/** In place of the site where there is none: on to the product, or to its door. */
export const SiteDoor = () => {
  const { status } = useSession();
  if (status === 'loading') return <SessionPending />;
  return <Navigate to={status === 'signed-in' ? HOME : '/auth'} replace />;
};
