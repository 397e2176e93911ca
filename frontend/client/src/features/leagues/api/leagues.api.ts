import type {
  CommandResultView,
  InviteView,
  LeagueBody,
  LeagueView,
  SportView,
  StaffRole,
  TeamBody,
  TeamRoleView,
} from '@fieldhouse/api-contract';
import { baseApi } from '../../../shared/api/base-api';
import { atLeast } from '../../../shared/api/own-writes';
import { keyHeader, type Keyed } from '../../../shared/api/use-command';

type InLeague<T = object> = Keyed & { readonly leagueId: string } & T;
type InTeam<T = object> = InLeague<{ readonly teamId: string } & T>;

const league = (id: string): string => `/leagues/${encodeURIComponent(id)}`;
const team = ({ leagueId, teamId }: { readonly leagueId: string; readonly teamId: string }): string =>
  `${league(leagueId)}/teams/${teamId}`;
const invite = (token: string): string => `/leagues/invites/${encodeURIComponent(token)}`;

const command = (method: 'POST' | 'PUT' | 'DELETE', url: string, arg: Keyed, body?: object) => ({
  url,
  method,
  headers: keyHeader(arg),
  body,
});

// Teams and staff stand in the draft too.
const changed = (_: unknown, __: unknown, { leagueId }: { readonly leagueId: string }) => [
  { type: 'League' as const, id: leagueId },
  { type: 'Draft' as const, id: leagueId },
  { type: 'Checklist' as const, id: leagueId },
  'DraftLeagues' as const,
];

export const leaguesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sports: build.query<readonly SportView[], void>({
      query: () => '/sports',
      transformResponse: (answer: readonly SportView[] | { readonly sports: readonly SportView[] }) =>
        'sports' in answer ? answer.sports : answer,
    }),
    league: build.query<LeagueView, string>({
      query: (leagueId) => ({ url: league(leagueId), params: atLeast('league') }),
      providesTags: (_, __, leagueId) => [{ type: 'League', id: leagueId }],
    }),
    createLeague: build.mutation<CommandResultView, LeagueBody & Keyed>({
      query: ({ commandKey, ...body }) => command('POST', '/leagues', { commandKey }, body),
      invalidatesTags: ['DraftLeagues'],
    }),
    changeLeague: build.mutation<CommandResultView, InLeague<{ readonly body: LeagueBody }>>({
      query: (arg) => command('PUT', league(arg.leagueId), arg, arg.body),
      invalidatesTags: changed,
    }),
    addStaff: build.mutation<
      CommandResultView,
      InLeague<{ readonly email: string; readonly role: StaffRole }>
    >({
      query: (arg) =>
        command('POST', `${league(arg.leagueId)}/staff`, arg, { email: arg.email, role: arg.role }),
      invalidatesTags: changed,
    }),
    removeStaff: build.mutation<CommandResultView, InLeague<{ readonly accountId: string }>>({
      query: (arg) => command('DELETE', `${league(arg.leagueId)}/staff/${arg.accountId}`, arg),
      invalidatesTags: changed,
    }),
    enterTeam: build.mutation<CommandResultView, InLeague<TeamBody>>({
      query: (arg) =>
        command('POST', `${league(arg.leagueId)}/teams`, arg, { name: arg.name, color: arg.color }),
      invalidatesTags: changed,
    }),
    changeTeam: build.mutation<CommandResultView, InTeam<TeamBody>>({
      query: (arg) => command('PUT', team(arg), arg, { name: arg.name, color: arg.color }),
      invalidatesTags: changed,
    }),
    withdrawTeam: build.mutation<CommandResultView, InTeam>({
      query: (arg) => command('DELETE', team(arg), arg),
      invalidatesTags: changed,
    }),
    addTeamPerson: build.mutation<
      CommandResultView,
      InTeam<{ readonly email: string; readonly role: TeamRoleView }>
    >({
      query: (arg) => command('POST', `${team(arg)}/people`, arg, { email: arg.email, role: arg.role }),
      invalidatesTags: changed,
    }),
    removeTeamPerson: build.mutation<CommandResultView, InTeam<{ readonly accountId: string }>>({
      query: (arg) => command('DELETE', `${team(arg)}/people/${arg.accountId}`, arg),
      invalidatesTags: changed,
    }),
    inviteToTeam: build.mutation<CommandResultView, InTeam<{ readonly role: TeamRoleView }>>({
      query: (arg) => command('POST', `${team(arg)}/invites`, arg, { role: arg.role }),
      invalidatesTags: changed,
    }),
    revokeInvite: build.mutation<CommandResultView, InTeam<{ readonly inviteId: string }>>({
      query: (arg) => command('DELETE', `${team(arg)}/invites/${arg.inviteId}`, arg),
      invalidatesTags: changed,
    }),
    nameCaptainPlayer: build.mutation<CommandResultView, InTeam<{ readonly playerId: string | null }>>({
      query: (arg) => command('PUT', `${team(arg)}/captain-player`, arg, { playerId: arg.playerId }),
      invalidatesTags: changed,
    }),
    invite: build.query<InviteView, string>({ query: (token) => invite(token) }),
    acceptInvite: build.mutation<CommandResultView, Keyed & { readonly token: string }>({
      query: (arg) => command('POST', `${invite(arg.token)}/accept`, arg),
      invalidatesTags: ['DraftLeagues', 'League', 'Draft'],
    }),
  }),
});
