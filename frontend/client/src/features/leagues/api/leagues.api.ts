import type {
  CommandResultView,
  InviteView,
  LeagueView,
  SportView,
  leagueBodies,
} from '@fieldhouse/api-contract';
import { leagueCommands } from '@fieldhouse/api-contract/commands/leagues';
import { baseApi } from '../../../shared/api/base-api';
import { commandEndpoints } from '../../../shared/api/command-endpoints';
import { tagOf } from '../../../shared/api/positions';
import { readsOfLeague } from '../../../shared/api/reads';
import { keyHeader, type Keyed } from '../../../shared/api/use-command';

const league = (id: string): string => `/leagues/${encodeURIComponent(id)}`;
const invite = (token: string): string => `/leagues/invites/${encodeURIComponent(token)}`;

export const leaguesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sports: build.query<readonly SportView[], void>({
      query: () => '/sports',
      transformResponse: (answer: readonly SportView[] | { readonly sports: readonly SportView[] }) =>
        'sports' in answer ? answer.sports : answer,
    }),
    league: build.query<LeagueView, string>({
      query: league,
      ...readsOfLeague('league'),
    }),
    ...commandEndpoints<typeof leagueBodies>()(build, leagueCommands, 'league'),
    invite: build.query<InviteView, string>({ query: (token) => invite(token) }),
    seeInvite: build.mutation<CommandResultView, Keyed & { readonly token: string }>({
      query: (arg) => ({ url: `${invite(arg.token)}/seen`, method: 'POST', headers: keyHeader(arg) }),
    }),
    acceptInvite: build.mutation<CommandResultView, Keyed & { readonly token: string }>({
      query: (arg) => ({ url: `${invite(arg.token)}/accept`, method: 'POST', headers: keyHeader(arg) }),
      invalidatesTags: [tagOf('league'), tagOf('draft')],
    }),
    declineInvite: build.mutation<CommandResultView, Keyed & { readonly token: string }>({
      query: (arg) => ({ url: `${invite(arg.token)}/decline`, method: 'POST', headers: keyHeader(arg) }),
      invalidatesTags: [tagOf('league')],
    }),
  }),
});
