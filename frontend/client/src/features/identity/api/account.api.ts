import type {
  AccountNamesBody,
  AccountView,
  BeginSecondFactorBody,
  ChangePasswordBody,
  ConfirmSecondFactorBody,
  DisableSecondFactorBody,
  EmailChangeBody,
  EmailChangeOutcome,
  EraseAccountBody,
  LeagueCard,
  RecoveryCodesView,
  SecondFactorSetup,
  SessionItemView,
  TeamsView,
} from '@fieldhouse/api-contract';
import { baseApi } from '../../../shared/api/base-api';
import { tagOf } from '../../../shared/api/positions';
import { reads } from '../../../shared/api/reads';
import { keyHeader, type Keyed } from '../../../shared/api/use-command';

const command = (method: 'POST' | 'PUT' | 'DELETE', url: string, { commandKey, ...body }: Keyed) => ({
  url,
  method,
  headers: keyHeader({ commandKey }),
  ...(Object.keys(body).length === 0 ? {} : { body }),
});
/** What shows the own account. */
const account = [tagOf('account')];
type LinkOfMail = Keyed & { readonly token: string };

/** The own account. Start those that carry a password or a code with `track: false`, so that none stays in the store. */
export const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    account: build.query<AccountView, void>({ query: () => '/account', ...reads(['account']) }),
    sessions: build.query<readonly SessionItemView[], void>({
      query: () => '/auth/sessions',
      ...reads(['account']),
    }),
    ownLeagues: build.query<readonly LeagueCard[], void>({ query: () => '/leagues', ...reads(['league']) }),
    ownTeams: build.query<TeamsView, void>({
      query: () => '/teams',
      ...reads<void, TeamsView>(['team'], (_, view) => view?.teams.map(({ teamId }) => teamId) ?? []),
    }),
    changeNames: build.mutation<null, AccountNamesBody & Keyed>({
      query: (body) => command('PUT', '/account/names', body),
      invalidatesTags: account,
    }),
    changePassword: build.mutation<null, ChangePasswordBody & Keyed>({
      query: (body) => command('POST', '/account/password', body),
      invalidatesTags: account,
    }),
    requestEmailChange: build.mutation<null, EmailChangeBody & Keyed>({
      query: (body) => command('POST', '/account/email-change', body),
      invalidatesTags: account,
    }),
    withdrawEmailChange: build.mutation<null, Keyed>({
      query: (body) => command('DELETE', '/account/email-change', body),
      invalidatesTags: account,
    }),
    agreeToEmailChange: build.mutation<EmailChangeOutcome, LinkOfMail>({
      query: (body) => command('POST', '/auth/email-change', body),
      invalidatesTags: account,
    }),
    refuseEmailChange: build.mutation<null, LinkOfMail>({
      query: (body) => command('POST', '/auth/email-change/refuse', body),
      invalidatesTags: account,
    }),
    endOwnSession: build.mutation<null, Keyed & { readonly sessionId: string }>({
      query: ({ sessionId, commandKey }) =>
        command('DELETE', `/auth/sessions/${encodeURIComponent(sessionId)}`, { commandKey }),
      invalidatesTags: account,
    }),
    endOtherSessions: build.mutation<null, Keyed>({
      query: (body) => command('POST', '/auth/logout?scope=others', body),
      invalidatesTags: account,
    }),
    beginSecondFactor: build.mutation<SecondFactorSetup, BeginSecondFactorBody & Keyed>({
      query: (body) => command('POST', '/account/second-factor', body),
    }),
    // The account is read again once the recovery codes have been seen.
    confirmSecondFactor: build.mutation<RecoveryCodesView, ConfirmSecondFactorBody & Keyed>({
      query: (body) => command('POST', '/account/second-factor/confirm', body),
    }),
    disableSecondFactor: build.mutation<null, DisableSecondFactorBody & Keyed>({
      query: (body) => command('POST', '/account/second-factor/disable', body),
      invalidatesTags: account,
    }),
    keepSecondFactor: build.mutation<null, Keyed>({
      query: (body) => command('POST', '/account/second-factor/keep', body),
      invalidatesTags: account,
    }),
    exportAccount: build.query<object, void>({ query: () => '/account/export', keepUnusedDataFor: 0 }),
    eraseAccount: build.mutation<null, EraseAccountBody & Keyed>({
      query: (body) => command('POST', '/account/erase', body),
    }),
  }),
});
