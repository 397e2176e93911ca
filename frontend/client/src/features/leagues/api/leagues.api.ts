import type {
  CommandResultView,
  InviteView,
  LeagueView,
  OwnInvitationView,
  SportView,
  leagueBodies,
} from '@fieldhouse/api-contract';
import { leagueCommands } from '@fieldhouse/api-contract/commands/leagues';
import { baseApi } from '../../../shared/api/base-api';
import { commandEndpoints } from '../../../shared/api/command-endpoints';
import { atLeast } from '../../../shared/api/own-writes';
import { keyHeader, type Keyed } from '../../../shared/api/use-command';

const league = (id: string): string => `/leagues/${encodeURIComponent(id)}`;
const invite = (token: string): string => `/leagues/invites/${encodeURIComponent(token)}`;

type Tag = 'League' | 'Draft' | 'Checklist' | 'DraftLeagues';
// Teams and staff stand in the draft too.
const changed = ({
  leagueId,
}: Readonly<Record<string, unknown>>): readonly (Tag | { readonly type: Tag; readonly id: string })[] => {
  const id = String(leagueId);
  return [{ type: 'League', id }, { type: 'Draft', id }, { type: 'Checklist', id }, 'DraftLeagues'];
};

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
    ...commandEndpoints<typeof leagueBodies>()(build, leagueCommands, changed, {
      CreateLeague: () => ['DraftLeagues' as const],
    }),
    invite: build.query<InviteView, string>({ query: (token) => invite(token) }),
    ownInvitations: build.query<readonly OwnInvitationView[], void>({
      query: () => ({ url: '/leagues/invitations', params: atLeast('league') }),
      providesTags: ['Invitations'],
    }),
    acceptInvite: build.mutation<CommandResultView, Keyed & { readonly token: string }>({
      query: (arg) => ({ url: `${invite(arg.token)}/accept`, method: 'POST', headers: keyHeader(arg) }),
      invalidatesTags: ['DraftLeagues', 'League', 'Draft', 'Invitations'],
    }),
    declineInvite: build.mutation<CommandResultView, Keyed & { readonly token: string }>({
      query: (arg) => ({ url: `${invite(arg.token)}/decline`, method: 'POST', headers: keyHeader(arg) }),
      invalidatesTags: ['Invitations'],
    }),
  }),
});
