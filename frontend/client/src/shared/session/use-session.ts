import { useSelector } from 'react-redux';
import { selectSession, type SessionState } from './session.slice';

/** Who is signed in. */
export const useSession = (): SessionState => useSelector(selectSession);

/** What the signed-in person is beside a person; nobody has a role before it is known. */
export type RoleName = 'captain' | 'complex_owner' | 'site_admin';

/** The roles of the signed-in person. */
export const useRoles = (): ReadonlySet<RoleName> => rolesOf(useSession());

/** The roles that a session carries. */
export const rolesOf = ({ user, captain }: SessionState): ReadonlySet<RoleName> =>
  new Set<RoleName>([...(user?.roles ?? []), ...(captain ? (['captain'] as const) : [])]);
