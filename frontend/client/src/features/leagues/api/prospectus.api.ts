import type {
  ManagedLeaguesView,
  PayeeInvoicesView,
  ProspectusView,
  prospectusBodies,
  RegistrationsView,
} from '@fieldhouse/api-contract';
import { prospectusCommands } from '@fieldhouse/api-contract/commands/leagues';
import { baseApi } from '../../../shared/api/base-api';
import { commandEndpoints } from '../../../shared/api/command-endpoints';
import { reads, readsOfLeague } from '../../../shared/api/reads';

export const prospectusApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    managedLeagues: build.query<ManagedLeaguesView, void>({
      query: () => '/managed-leagues',
      ...reads<void, ManagedLeaguesView>(
        ['league', 'prospectus', 'leaguePlaces'],
        (_, answer) => answer?.leagues.map(({ leagueId }) => leagueId) ?? [],
      ),
    }),
    prospectus: build.query<ProspectusView, string>({
      query: (leagueId) => `/leagues/${encodeURIComponent(leagueId)}/prospectus`,
      ...readsOfLeague('prospectus', 'leaguePlaces'),
    }),
    /** Whose registrations would end with the league, and who would lose their place with fewer of them. */
    sentRegistrations: build.query<RegistrationsView, string>({
      query: (leagueId) => `/leagues/${encodeURIComponent(leagueId)}/registrations`,
      ...reads<string, RegistrationsView>(['leaguePlaces'], (leagueId) => [leagueId], ['invoice']),
    }),
    /** What has been paid to the league. */
    endingInvoices: build.query<PayeeInvoicesView, string>({
      query: (leagueId) => `/finance/league/${encodeURIComponent(leagueId)}/invoices`,
      ...reads<string, PayeeInvoicesView>([], undefined, ['invoice', 'leaguePlaces']),
    }),
    ...commandEndpoints<typeof prospectusBodies>()(build, prospectusCommands, 'prospectus'),
  }),
});
