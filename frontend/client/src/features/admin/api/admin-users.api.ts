import type {
  AdminUserView,
  AdminUsersPage,
  CommandResultView,
  GlobalRoleView,
  SessionItemView,
} from '@fieldhouse/api-contract';
import { baseApi } from '../../../shared/api/base-api';
import { tagOf } from '../../../shared/api/positions';
import { reads } from '../../../shared/api/reads';
import { keyHeader, type Keyed } from '../../../shared/api/use-command';

export type UsersFilter = { readonly q: string; readonly role: GlobalRoleView | null };
export type RoleChange = Keyed & {
  readonly accountId: string;
  /** What the site admin has seen: a later change refuses this one. */
  readonly revision: number;
  readonly change: 'grant' | 'revoke';
  readonly role: GlobalRoleView;
  readonly reason: string;
};
type LiftRequest = Keyed & { readonly accountId: string; readonly reason: string };
type SessionEnd = Keyed & {
  readonly accountId: string;
  readonly sessionId: string;
  readonly reason: string;
};

const user = (accountId: string): string => `/admin/users/${encodeURIComponent(accountId)}`;
const invalidatesTags = [tagOf('account')];

export const adminUsersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    adminUsers: build.infiniteQuery<AdminUsersPage, UsersFilter, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg: { q, role }, pageParam }) => ({
        url: '/admin/users',
        params: {
          ...(q === '' ? {} : { q }),
          ...(role === null ? {} : { role }),
          ...(pageParam === null ? {} : { after: pageParam }),
        },
      }),
      ...reads(['account'], () => 'all'),
    }),
    adminUser: build.query<AdminUserView, string>({
      query: (accountId) => user(accountId),
      ...reads(['account'], () => 'all'),
    }),
    adminSessions: build.query<readonly SessionItemView[], string>({
      query: (accountId) => `${user(accountId)}/sessions`,
      providesTags: [tagOf('account')],
    }),
    changeRole: build.mutation<CommandResultView, RoleChange>({
      query: ({ accountId, revision, commandKey, ...body }) => ({
        url: `${user(accountId)}/roles`,
        method: 'POST',
        headers: { ...keyHeader({ commandKey }), 'if-match': `"${revision}"` },
        body,
      }),
      invalidatesTags,
    }),
    proveCode: build.mutation<null, Keyed & { readonly code: string }>({
      query: ({ code, commandKey }) => ({
        url: '/account/second-factor/prove',
        method: 'POST',
        headers: keyHeader({ commandKey }),
        body: { code },
      }),
    }),
    liftSecondFactor: build.mutation<CommandResultView, LiftRequest>({
      query: ({ accountId, reason, commandKey }) => ({
        url: `${user(accountId)}/second-factor/lift`,
        method: 'POST',
        headers: keyHeader({ commandKey }),
        body: { reason },
      }),
      invalidatesTags,
    }),
    keepUsersSecondFactor: build.mutation<CommandResultView, Keyed & { readonly accountId: string }>({
      query: ({ accountId, commandKey }) => ({
        url: `${user(accountId)}/second-factor/keep`,
        method: 'POST',
        headers: keyHeader({ commandKey }),
      }),
      invalidatesTags,
    }),
    endSession: build.mutation<null, SessionEnd>({
      query: ({ accountId, sessionId, reason, commandKey }) => ({
        url: `${user(accountId)}/sessions/${encodeURIComponent(sessionId)}/end`,
        method: 'POST',
        headers: keyHeader({ commandKey }),
        body: { reason },
      }),
      invalidatesTags,
    }),
  }),
});
