import type { ReactNode } from 'react';
import { useRoles, type RoleName } from '../shared/session/use-session';
import { NoAccessPage } from './pages/no-access.page';

const WHO_GRANTS = {
  complex_owner:
    'This page is for owners of sports complexes. An approved beta application gives you access.',
  site_admin: 'This page is for site admins. Another site admin can give you access.',
} as const;

type RoleOnlyProps = {
  readonly role: Exclude<RoleName, 'captain'>;
  readonly title: string;
  readonly children: ReactNode;
};

/** A page for one role; others read who can give it to them. The service holds the same rule. */
export const RoleOnly = ({ role, title, children }: RoleOnlyProps) =>
  useRoles().has(role) ? children : <NoAccessPage title={title} whoGrants={WHO_GRANTS[role]} />;
