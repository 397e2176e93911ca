import { z } from 'zod';
import { idText, pageFields, reasonText } from '../shared/shared.contract';
import type { UserView } from './identity.contract';

const role = z.enum(['site_admin', 'complex_owner']);
export type GlobalRoleView = UserView['roles'][number];

/** GET /api/admin/users: one page, the newest account first; `q` is the beginning of a name or an e-mail address. */
export const adminUsersQuery = z.object({
  q: z.string().trim().max(100).default(''),
  role: role.optional(),
  ...pageFields,
});
export type AdminUsersFilter = z.infer<typeof adminUsersQuery>;
/** GET /api/admin/users/:accountId */
export const adminUserQuery = adminUsersQuery.pick({ atLeast: true });

/** POST /api/admin/users/:accountId/roles, with the view's revision in `If-Match`. */
export const adminRoleBody = z.object({ change: z.enum(['grant', 'revoke']), role, reason: reasonText });
/** POST /api/admin/users/:accountId/sessions/:sessionId/end */
export const adminEndSessionBody = z.object({ reason: reasonText });
/** POST /api/admin/users/:accountId/second-factor/lift: takes effect 24 hours later; `…/keep` calls it off. */
export const adminLiftBody = z.object({ reason: reasonText });
export const adminUserParams = z.object({ accountId: idText });
export const adminSessionParams = adminUserParams.extend({ sessionId: idText });

export type AdminUserStep = {
  /** The type of the fact, such as `GlobalRoleGranted`. */
  readonly type: string;
  /** ISO-8601 UTC. */
  readonly at: string;
  /** Who did it; null: the person themselves before they signed in, or the product. */
  readonly by: { readonly accountId: string; readonly name: string } | null;
  readonly role: GlobalRoleView | null;
  readonly reason: string | null;
};
export type AdminUserRow = {
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly GlobalRoleView[];
  readonly registeredAt: string;
  readonly emailConfirmedAt: string | null;
  readonly secondFactorSince: string | null;
  /** When the second factor is taken off, as a site admin asked for. */
  readonly secondFactorLiftAt: string | null;
};
export type AdminUserView = AdminUserRow & {
  /** For `If-Match`. */
  readonly revision: number;
  /** The newest hundred, newest first. */
  readonly timeline: readonly AdminUserStep[];
};
export type AdminUsersPage = { readonly users: readonly AdminUserRow[]; readonly next: string | null };
