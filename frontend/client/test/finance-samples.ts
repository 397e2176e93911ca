import type {
  AgeingView,
  CollectionView,
  FinanceCaseView,
  LedgerEntryView,
  PayoutStatementView,
  TrialBalanceView,
} from '@fieldhouse/api-contract';

// Past what commands answer: no read waits.
const position = '00000000000000000009';

/** A fee of $190.00 that was paid by card, of which the provider has kept $5.81. */
export const trialBalance = (more: Partial<TrialBalanceView> = {}): TrialBalanceView => ({
  asOf: '2026-11-21T12:00:00.000Z',
  position,
  currencies: [
    {
      ...{ currency: 'USD', entries: 3, debitMinor: 38_581, creditMinor: 38_581 },
      accounts: [
        accountRow('receivable', 'Receivable', 19_000, 19_000),
        accountRow('provider', 'Card provider', 19_000, 581),
        accountRow('revenue:registration', 'Revenue, registrations', 0, 19_000),
        accountRow('processing_fees', 'Processing fees', 581, 0),
      ],
    },
  ],
  ...more,
});
const accountRow = (account: string, name: string, debitMinor: number, creditMinor: number) => ({
  ...{ account, name, debitMinor, creditMinor, balanceMinor: debitMinor - creditMinor },
});

/** Kim pays the invoice I1 by card. */
export const ledgerEntry = (more: Partial<LedgerEntryView> = {}): LedgerEntryView => ({
  entryId: 'E1',
  at: '2026-11-20T18:30:00.000Z',
  type: 'CardPaid',
  description: 'Card payment',
  currency: 'USD',
  payee: 'league.L1',
  payeeName: 'Sunday League',
  teamId: null,
  teamName: null,
  person: { accountId: 'kim', name: 'Kim Young' },
  invoiceId: 'I1',
  paymentId: 'P1',
  by: null,
  postings: [
    { account: 'provider', name: 'Card provider', amountMinor: 19_000 },
    { account: 'receivable', name: 'Receivable', amountMinor: -19_000 },
  ],
  ...more,
});

export const ageing = (more: Partial<AgeingView> = {}): AgeingView => ({
  ...{ asOf: '2026-11-21T12:00:00.000Z', position, currencies: [] },
  ...more,
});

export const collection = (rows: CollectionView['rows'] = []): CollectionView => ({
  ...{ from: '2026-11-01', to: '2026-11-26', position, rows },
});

/** What moved at the provider and is not in the books. */
export const financeCase = (more: Partial<FinanceCaseView> = {}): FinanceCaseView => ({
  caseId: 'C1',
  day: '2026-11-20',
  kind: 'missing_here',
  about: 'payment',
  currency: 'USD',
  providerMinor: 18_419,
  ledgerMinor: null,
  movementId: 'txn_1',
  entryId: null,
  invoiceId: 'I1',
  paymentId: 'P1',
  openedAt: '2026-11-21T03:00:00.000Z',
  owner: null,
  notes: [],
  closed: null,
  reopened: [],
  ...more,
});

/** Kim's payment less its fee went to the bank, less a refund. */
export const payoutStatement = (more: Partial<PayoutStatementView> = {}): PayoutStatementView => {
  const paid = { amountMinor: 19_000, feeMinor: 581, netMinor: 18_419 };
  const back = { amountMinor: -2_000, feeMinor: 0, netMinor: -2_000 };
  const of = { currency: 'USD', invoiceId: 'I1', paymentId: 'P1' };
  return {
    ...{ payoutId: 'po_1', state: 'paid', amountMinor: 16_419, currency: 'USD', arrivesOn: '2026-11-24' },
    sums: [
      { kind: 'payment', count: 1, ...paid },
      { kind: 'refund', count: 1, ...back },
    ],
    ...{ totalMinor: 16_419, agrees: true },
    parts: [
      { movementId: 'txn_1', at: '2026-11-20T18:30:00.000Z', kind: 'payment', ...paid, ...of },
      { movementId: 'txn_2', at: '2026-11-21T18:30:00.000Z', kind: 'refund', ...back, ...of },
    ],
    ...more,
  };
};
