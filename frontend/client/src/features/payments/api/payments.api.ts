import type {
  CheckoutView,
  creditBodies,
  CreditsView,
  creditUseBodies,
  InvoiceCard,
  InvoicesView,
  InvoiceView,
  invoiceBodies,
  moneyTermsBodies,
  OwnRegistrationView,
  PayeeCreditsView,
  PayeeInvoicesView,
  PaymentReceiptsView,
  TeamDuesView,
  teamFeeBodies,
  TeamView,
} from '@fieldhouse/api-contract';
import {
  creditCommands,
  creditUseCommands,
  invoiceCommands,
  moneyTermsCommands,
  teamFeeCommands,
} from '@fieldhouse/api-contract/commands/payments';
import { baseApi } from '../../../shared/api/base-api';
import { commandEndpoints } from '../../../shared/api/command-endpoints';
import { reads } from '../../../shared/api/reads';
import { saveFile } from '../../../shared/lib/save-file';

/** Whom money is owed to, as addresses name it. */
export type PayeeRef = Pick<InvoiceCard['payee'], 'kind' | 'id'>;

/** The receipt of a payment; or everything about a disputed one, to answer the bank with. */
export type PaymentFile = {
  readonly invoiceId: string;
  readonly paymentId: string;
  readonly file: 'receipt.pdf' | 'evidence.zip';
};

/** A page follows fifty streams of a kind, and shows several lists: of each those that may still change. */
const FOLLOWED = 16;
const idsOf = (...lists: readonly (readonly InvoiceCard[])[]): readonly string[] => {
  const all = lists.flat().toSorted((a, b) => Number(b.openMinor > 0) - Number(a.openMinor > 0));
  return [...new Set(all.map(({ invoiceId }) => invoiceId))].slice(0, FOLLOWED);
};
const walletIdsOf = (view?: Pick<CreditsView, 'wallets'>): readonly string[] => {
  const left = ({ balances }: CreditsView['wallets'][number]) => balances.some((one) => one.leftMinor > 0);
  const all = (view?.wallets ?? []).toSorted((a, b) => Number(left(b)) - Number(left(a)));
  return all.map(({ walletId }) => walletId).slice(0, FOLLOWED);
};
const invoice = (id: string): string => `/invoices/${encodeURIComponent(id)}`;

// What a team asks and how it goes about money changes what its invoices are: all of it is one kind here.
export const paymentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** What there is to keep of a payment, given to the person as a file. */
    savePaymentFile: build.mutation<null, PaymentFile>({
      query: ({ invoiceId, paymentId, file }) => ({
        url: `${invoice(invoiceId)}/payments/${encodeURIComponent(paymentId)}/${file}`,
        // Kept by nobody: what it says may be another thing the next time.
        responseHandler: async (answer) => {
          if (!answer.ok) return answer.json() as unknown;
          saveFile(file.replace('.', `-${paymentId.slice(0, 8)}.`), await answer.blob());
          return null;
        },
      }),
    }),
    /** What the caller owes, has a share of or has paid. */
    myInvoices: build.query<InvoicesView, void>({
      query: () => '/invoices',
      ...reads<void, InvoicesView>(['invoice'], (_, view) => idsOf(view?.invoices ?? [])),
    }),
    /** What the caller has receipts of. */
    myReceipts: build.query<PaymentReceiptsView, void>({
      query: () => '/receipts',
      ...reads<void, PaymentReceiptsView>(['invoice'], (_, view) => [
        ...new Set((view?.receipts ?? []).slice(0, FOLLOWED).map(({ invoiceId }) => invoiceId)),
      ]),
    }),
    invoice: build.query<InvoiceView, string>({
      query: invoice,
      // It says how much credit there is to pay it with.
      ...reads<string, InvoiceView>(['invoice'], (invoiceId) => [invoiceId], ['wallet']),
    }),
    teamDues: build.query<TeamDuesView, string>({
      query: (teamId) => `/teams/${encodeURIComponent(teamId)}/dues`,
      ...reads<string, TeamDuesView>(['invoice'], (_, view) =>
        view ? idsOf(view.mine, view.owed, ...view.fees.map(({ invoices }) => invoices)) : [],
      ),
    }),
    /** Everything that is owed to a league or team, for who collects it. */
    payeeInvoices: build.query<PayeeInvoicesView, PayeeRef>({
      query: ({ kind, id }) => `/finance/${kind}/${encodeURIComponent(id)}/invoices`,
      ...reads<PayeeRef, PayeeInvoicesView>(['invoice'], (_, view) => idsOf(view?.invoices ?? [])),
    }),
    /** The caller's own credit, by whom it is with. */
    myCredits: build.query<CreditsView, void>({
      query: () => '/credits',
      ...reads<void, CreditsView>(['wallet'], (_, view) => walletIdsOf(view), ['invoice']),
    }),
    /** What a league or team has granted, for who collects. */
    payeeCredits: build.query<PayeeCreditsView, PayeeRef>({
      query: ({ kind, id }) => `/finance/${kind}/${encodeURIComponent(id)}/credits`,
      ...reads<PayeeRef, PayeeCreditsView>(['wallet'], (_, view) => walletIdsOf(view), ['invoice']),
    }),
    /** Who is of the team that a bill is split in. */
    payingTeam: build.query<TeamView, string>({
      query: (teamId) => `/teams/${encodeURIComponent(teamId)}`,
      ...reads<string, TeamView>(['team'], (teamId) => [teamId]),
    }),
    /** How somebody stands to the league that they have paid. */
    paidRegistration: build.query<OwnRegistrationView, string>({
      query: (leagueId) => `/leagues/${encodeURIComponent(leagueId)}/registration`,
      ...reads<string, OwnRegistrationView>(['leaguePlaces'], (leagueId) => [leagueId], ['invoice']),
    }),
    /** Where the card provider's page of a payment is. */
    checkout: build.query<CheckoutView, { readonly invoiceId: string; readonly paymentId: string }>({
      query: ({ invoiceId, paymentId }) => `${invoice(invoiceId)}/checkouts/${encodeURIComponent(paymentId)}`,
      ...reads<unknown, CheckoutView>(['invoice']),
    }),
    /** Where the card provider's page is at which a card is left without paying. */
    cardPage: build.query<CheckoutView, { readonly invoiceId: string; readonly cardId: string }>({
      query: ({ invoiceId, cardId }) => `${invoice(invoiceId)}/cards/${encodeURIComponent(cardId)}`,
      ...reads<unknown, CheckoutView>(['invoice']),
    }),
    ...commandEndpoints<typeof invoiceBodies>()(build, invoiceCommands, 'invoice'),
    ...commandEndpoints<typeof creditUseBodies>()(build, creditUseCommands, 'invoice'),
    ...commandEndpoints<typeof creditBodies>()(build, creditCommands, 'invoice'),
    ...commandEndpoints<typeof teamFeeBodies>()(build, teamFeeCommands, 'invoice'),
    ...commandEndpoints<typeof moneyTermsBodies>()(build, moneyTermsCommands, 'invoice'),
  }),
});
