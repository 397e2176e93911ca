import type {
  divisionBodies,
  FreeAgentsView,
  InvoiceView,
  MyRegistrationsView,
  OwnPlayerView,
  OwnRegistrationView,
  ownRegistrationBodies,
  PricePreview,
  registrationBodies,
  RegistrationKind,
  RegistrationsView,
} from '@fieldhouse/api-contract';
import {
  divisionCommands,
  ownRegistrationCommands,
  registrationCommands,
} from '@fieldhouse/api-contract/commands/leagues';
import { baseApi } from '../../../shared/api/base-api';
import { commandEndpoints } from '../../../shared/api/command-endpoints';
import { reads } from '../../../shared/api/reads';

const league = (id: string): string => `/leagues/${encodeURIComponent(id)}`;

export const registrationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** How the caller stands to a published league. */
    ownRegistration: build.query<OwnRegistrationView, string>({
      query: (leagueId) => `${league(leagueId)}/registration`,
      ...reads<string, OwnRegistrationView>(['leaguePlaces', 'prospectus'], (leagueId) => [leagueId], [
        'registration',
        'invoice',
        'leagueDiscipline',
      ]),
    }),
    /** All of a league, for its staff. */
    leagueRegistrations: build.query<RegistrationsView, string>({
      query: (leagueId) => `${league(leagueId)}/registrations`,
      ...reads<string, RegistrationsView>(['leaguePlaces'], (leagueId) => [leagueId], [
        'registration',
        'invoice',
      ]),
    }),
    /** What is to be paid for one of them: when money moves, how it stands is read again. */
    registrationInvoice: build.query<InvoiceView, string>({
      query: (invoiceId) => `/invoices/${encodeURIComponent(invoiceId)}`,
      ...reads<string, InvoiceView>(['invoice'], (invoiceId) => [invoiceId]),
    }),
    /** Who has no team, and who asks to play on the caller's. */
    freeAgents: build.query<FreeAgentsView, string>({
      query: (leagueId) => `${league(leagueId)}/free-agents`,
      ...reads<string, FreeAgentsView>(['leaguePlaces'], (leagueId) => [leagueId], ['registration']),
    }),
    /** The caller's, of all leagues. */
    myRegistrations: build.query<MyRegistrationsView, void>({
      query: () => '/registrations',
      ...reads<void, MyRegistrationsView>([], undefined, ['leaguePlaces', 'registration', 'invoice']),
    }),
    /** What the caller has said of themselves as a player. */
    ownCard: build.query<OwnPlayerView, void>({ query: () => '/player', ...reads(['playerProfile']) }),
    /** What a registration costs with a code; nothing is kept of it. */
    lookAtPrice: build.mutation<
      PricePreview,
      { readonly leagueId: string; readonly kind: RegistrationKind; readonly code: string }
    >({
      query: ({ leagueId, ...body }) => ({
        ...{ url: `${league(leagueId)}/registration/price`, method: 'POST', body },
      }),
    }),
    ...commandEndpoints<typeof ownRegistrationBodies>()(build, ownRegistrationCommands, 'registration'),
    ...commandEndpoints<typeof registrationBodies>()(build, registrationCommands, 'leaguePlaces'),
    ...commandEndpoints<typeof divisionBodies>()(build, divisionCommands, 'leaguePlaces'),
  }),
});
