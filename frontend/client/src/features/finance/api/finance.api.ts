import type {
  AgeingView,
  CollectionQuery,
  CollectionView,
  FinanceCasesView,
  LedgerEntriesView,
  PayoutStatementView,
  PeriodsView,
  ReconciliationsView,
  TrialBalanceView,
  periodBodies,
  reconciliationBodies,
} from '@fieldhouse/api-contract';
import { periodCommands, reconciliationCommands } from '@fieldhouse/api-contract/commands/payments';
import { baseApi } from '../../../shared/api/base-api';
import { commandEndpoints } from '../../../shared/api/command-endpoints';
import { tagOf, type StreamKind } from '../../../shared/api/positions';
import { saveCsv } from '../../../shared/lib/save-csv';

/** Whose books: of a league, for who looks after its money; null: everybody's, for site admins. */
export type BooksOf = { readonly leagueId: string } | null;
/** @param asOf an instant; null: now */
export type AsOfAsked = { readonly of: BooksOf; readonly asOf: string | null };
export type EntriesAsked = AsOfAsked & { readonly account: string; readonly currency: string };
export type CollectionAsked = Required<Pick<CollectionQuery, 'by'>> & {
  readonly of: BooksOf;
  readonly from: string;
  readonly to: string;
};
export type BooksFile = 'journal' | 'ledger';
/** @param from and to: days; null: from the first, to the last */
export type ExportAsked = {
  readonly of: BooksOf;
  readonly file: BooksFile;
  readonly from: string | null;
  readonly to: string | null;
};

const books = (of: BooksOf): string =>
  of === null ? '/finance' : `/finance/league/${encodeURIComponent(of.leagueId)}`;
const given = (asked: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null));
/** The books are written from all money streams, which nobody follows as a whole: they are read when looked at. */
const readsOf = (kind: StreamKind) => ({ extraOptions: { reads: [kind] }, providesTags: [tagOf(kind)] });
const paged = {
  initialPageParam: null,
  getNextPageParam: ({ next }: { readonly next: string | null }) => next ?? undefined,
};

export const financeApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    trialBalance: build.query<TrialBalanceView, AsOfAsked>({
      query: ({ of, asOf }) => ({ url: `${books(of)}/trial-balance`, params: given({ asOf }) }),
      ...readsOf('invoice'),
    }),
    ageing: build.query<AgeingView, AsOfAsked>({
      query: ({ of, asOf }) => ({ url: `${books(of)}/ageing`, params: given({ asOf }) }),
      ...readsOf('invoice'),
    }),
    /** What stands behind the figure of an account, the newest first. */
    entries: build.infiniteQuery<LedgerEntriesView, EntriesAsked, string | null>({
      infiniteQueryOptions: paged,
      query: ({ queryArg: { of, asOf, account, currency }, pageParam }) => ({
        url: `${books(of)}/entries`,
        params: given({ account, currency, to: asOf, after: pageParam }),
      }),
      ...readsOf('invoice'),
    }),
    collection: build.query<CollectionView, CollectionAsked>({
      query: ({ of, from, to, by }) => ({ url: `${books(of)}/collection`, params: { from, to, by } }),
      ...readsOf('invoice'),
    }),
    /** The books of a span, given to the person as a file. */
    saveBooks: build.mutation<null, ExportAsked>({
      query: ({ of, file, from, to }) => ({
        url: `${books(of)}/${file}.csv`,
        params: given({ from, to }),
        // All of it may be larger than what a page can hold as text.
        responseHandler: async (answer) => {
          if (!answer.ok) return answer.json() as unknown;
          saveCsv(`${[file, from, to].filter(Boolean).join('-')}.csv`, await answer.blob());
          return null;
        },
      }),
    }),
    cases: build.infiniteQuery<FinanceCasesView, 'open' | 'closed', string | null>({
      infiniteQueryOptions: paged,
      query: ({ queryArg: state, pageParam }) => ({
        url: '/finance/cases',
        params: given({ state, after: pageParam }),
      }),
      ...readsOf('reconciliation'),
    }),
    reconciliations: build.query<ReconciliationsView, void>({
      query: () => '/finance/reconciliations',
      ...readsOf('reconciliation'),
    }),
    /** What went to the bank, the newest first. */
    payouts: build.infiniteQuery<LedgerEntriesView, void, string | null>({
      infiniteQueryOptions: paged,
      query: ({ pageParam }) => ({
        url: '/finance/entries',
        params: given({ type: 'PayoutPaid', after: pageParam }),
      }),
      ...readsOf('invoice'),
    }),
    /** What a payout is made of: the card provider is asked each time. */
    payoutStatement: build.query<PayoutStatementView, string>({
      query: (payoutId) => `/finance/payouts/${encodeURIComponent(payoutId)}/statement`,
      keepUnusedDataFor: 0,
    }),
    periods: build.query<PeriodsView, void>({
      query: () => '/finance/periods',
      ...readsOf('period'),
    }),
    ...commandEndpoints<typeof reconciliationBodies>()(build, reconciliationCommands, 'reconciliation'),
    ...commandEndpoints<typeof periodBodies>()(build, periodCommands, 'period'),
  }),
});

/** What somebody comes back to is asked for again. */
export const LOOKED_AT = { refetchOnMountOrArgChange: true, refetchOnFocus: true } as const;
