import { useLocation } from 'react-router-dom';
import { useRoles, useSession } from '../../shared/session/use-session';
import { HOME } from '../return-path';

/** Where the logo leads: owners on the pages of their complex to /complex, others home, visitors to the site. */
export const useHome = (): string => {
  const { user } = useSession();
  const { pathname } = useLocation();
  const owner = useRoles().has('complex_owner');
  if (!user) return '/';
  return owner && /^\/complex(?:\/|$)/.test(pathname) ? '/complex' : HOME;
};
