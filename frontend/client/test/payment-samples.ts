import type {
  InvoiceCard,
  InvoiceView,
  PayeeInvoicesView,
  PaymentView,
  WaitingRefund,
  RefundView,
  TeamDuesView,
  WalletView,
} from '@fieldhouse/api-contract';

// Past what commands answer: no read waits.
const POSITION = '00000000000000000009';

/** What Ana owes her team: the spring dues. */
export const invoiceCard = (more: Partial<InvoiceCard> = {}): InvoiceCard => ({
  invoiceId: 'I1',
  title: 'Spring dues',
  payee: { kind: 'team', id: 'T1', name: 'River Hawks' },
  payer: { accountId: 'ana', name: 'Ana Brook' },
  team: null,
  about: 'fee.F1',
  currency: 'USD',
  standing: 'open',
  overdue: false,
  failed: false,
  forfeitOn: null,
  lateFee: null,
  zone: 'America/New_York',
  issuedAt: '2026-11-01T12:00:00.000Z',
  totalMinor: 8_000,
  paidMinor: 0,
  surchargeMinor: 0,
  refundedMinor: 0,
  openMinor: 8_000,
  disputed: null,
  dueMinor: 8_000,
  overdueMinor: more.overdue ? (more.dueMinor ?? 8_000) : 0,
  dueOn: '2026-11-20',
  parts: [{ label: 'Spring dues', dueOn: '2026-11-20', openMinor: 8_000 }],
  shareOpenMinor: null,
  holdUntil: null,
  secured: true,
  remindedAt: null,
  reminders: 0,
  ...more,
});

export const payment = (more: Partial<PaymentView> = {}): PaymentView => ({
  paymentId: 'P1',
  way: 'card',
  state: 'succeeded',
  at: '2026-11-10T12:00:00.000Z',
  receivedOn: null,
  by: { accountId: 'ana', name: 'Ana Brook' },
  amountMinor: 8_000,
  lateFeeMinor: 0,
  parts: [],
  surchargeMinor: 0,
  feeMinor: 0,
  refundedMinor: 0,
  disputedMinor: 0,
  evidenceBy: null,
  leftMinor: 8_000,
  askedBackMinor: 0,
  code: null,
  auto: null,
  ...more,
});

/** All that Kim has paid, which Lee wants to give back. */
export const refund = (more: Partial<RefundView> = {}): RefundView => ({
  refundId: 'R1',
  paymentId: 'P2',
  state: 'to_approve',
  amountMinor: 8_000,
  askedBy: { accountId: 'lee', name: 'Lee Park' },
  mayApprove: true,
  mayGive: false,
  mayReverse: false,
  way: 'card',
  ...more,
});

/** The same in a list, with why. */
export const waitingRefund = (more: Partial<WaitingRefund> = {}): WaitingRefund => ({
  ...refund(),
  invoiceId: 'I3',
  title: 'Spring dues',
  currency: 'USD',
  to: { accountId: 'kim', name: 'Kim Young' },
  reason: 'Broken wrist',
  ...more,
});

type Me = InvoiceView['me'];
const me: Me = {
  pays: true,
  splits: false,
  collects: false,
  nudgeAt: null,
  creditMinor: 0,
  keep: null,
};

/** All there is of an invoice, as whoever owes it sees it unless `me` says otherwise. */
export const invoice = ({
  me: mine,
  ...more
}: Partial<Omit<InvoiceView, 'me'>> & { readonly me?: Partial<Me> } = {}): InvoiceView => ({
  ...invoiceCard(),
  revision: 3,
  position: POSITION,
  bearer: 'organizer',
  writtenOffMinor: 0,
  ended: false,
  lines: [
    {
      lineId: 'fee',
      kind: 'dues',
      label: 'Spring dues',
      dueOn: '2026-11-20',
      amountMinor: 8_000,
      paidMinor: 0,
      openMinor: 8_000,
      failed: false,
    },
  ],
  shares: [],
  payments: [],
  refunds: [],
  said: [],
  links: [],
  kept: null,
  setups: [],
  ...more,
  me: { ...me, ...mine },
});

/** A league's bill for the River Hawks, whose captain Ana is. */
export const teamBill = (more: Parameters<typeof invoice>[0] = {}): InvoiceView =>
  invoice({
    title: 'Tuesday Softball',
    payee: { kind: 'league', id: 'L1', name: 'Tuesday Softball' },
    team: { teamId: 'T1', name: 'River Hawks' },
    about: 'registration.R1',
    totalMinor: 10_000,
    openMinor: 10_000,
    dueMinor: 10_000,
    ...more,
    me: { splits: true, ...more.me },
  });

/** Ana's credit with her team: half of it is used. */
export const wallet = (more: Partial<WalletView> = {}): WalletView => ({
  walletId: 'W1',
  revision: 2,
  payee: { kind: 'team', id: 'T1', name: 'River Hawks' },
  owner: { accountId: 'ana', name: 'Ana Brook' },
  balances: [{ currency: 'USD', leftMinor: 1_000 }],
  grants: [
    {
      grantId: 'G1',
      currency: 'USD',
      amountMinor: 2_000,
      leftMinor: 1_000,
      takenBackMinor: 0,
      expiredMinor: 0,
      lastOn: '2026-12-31',
      reason: 'Two games rained out',
      at: '2026-11-01T12:00:00.000Z',
    },
  ],
  uses: [
    {
      paymentId: 'P1',
      invoiceId: 'I1',
      title: 'Spring dues',
      currency: 'USD',
      amountMinor: 1_000,
      returnedMinor: 0,
      at: '2026-11-10T12:00:00.000Z',
    },
  ],
  ...more,
});

/** How money is gone about where nobody has said anything but once. */
export const moneyTerms = (more: Partial<TeamDuesView['terms']> = {}): TeamDuesView['terms'] => ({
  ...{ revision: 4, approvalAboveMinor: null, approvalCurrency: null, board: false, forfeitDays: null },
  loosened: null,
  ...more,
});

export const dues = (more: Partial<TeamDuesView> = {}): TeamDuesView => ({
  teamId: 'T1',
  position: POSITION,
  mine: [],
  owed: [],
  fees: [],
  cut: false,
  terms: moneyTerms(),
  waiting: [],
  me: { collects: true, leads: true },
  ...more,
});

/** A fee that Ana has paid and Kim has not. */
export const springDues = (
  more: Partial<TeamDuesView['fees'][number]> = {},
): TeamDuesView['fees'][number] => ({
  feeId: 'F1',
  title: 'Spring dues',
  currency: 'USD',
  withdrawn: false,
  invoices: [
    invoiceCard({ standing: 'paid', paidMinor: 8_000, openMinor: 0, dueMinor: 0, dueOn: null }),
    invoiceCard({ invoiceId: 'I2', payer: { accountId: 'kim', name: 'Kim Young' }, overdue: true }),
  ],
  ...more,
});

export const payeeInvoices = (more: Partial<PayeeInvoicesView> = {}): PayeeInvoicesView => ({
  position: POSITION,
  cut: false,
  terms: moneyTerms(),
  invoices: [],
  waiting: [],
  ...more,
});
