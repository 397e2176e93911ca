import type { BookEntry, DueChange } from '@fieldhouse/events/payments';
import type { Account, Posting } from '@fieldhouse/money';
import type { Flows, Sums, Turnover } from './ledger.read-model';

export const NOTHING: Sums = {
  ...{ entries: 0, invoicedMinor: 0, collectedMinor: 0, refundedMinor: 0, disputedMinor: 0 },
  paidOutMinor: 0,
  ...{ accounts: {}, due: [] },
};

/** What an entry is added up by. */
type Summed = Pick<BookEntry, 'type' | 'postings' | 'due'>;

/** Sums with one entry more. */
export const withEntry = (sums: Sums, entry: Summed): Sums => changed(sums, entry, 1);

/** Sums with one entry less. An account that has nothing left stands in them with zeros. */
export const withoutEntry = (sums: Sums, entry: Summed): Sums => changed(sums, entry, -1);

const changed = (sums: Sums, entry: Summed, sign: 1 | -1): Sums => {
  const accounts: Partial<Record<Account, Turnover>> = { ...sums.accounts };
  for (const { account, amountMinor } of entry.postings)
    accounts[account] = plus(accounts[account], turnoverOf(amountMinor), sign);
  return {
    ...flowsPlus(sums, flowsOf(entry), sign),
    entries: sums.entries + sign,
    accounts,
    due: duePlus(sums.due, entry.due, sign),
  };
};

/** Two of them as one. */
export const together = (a: Sums, b: Sums): Sums => {
  const accounts: Partial<Record<Account, Turnover>> = { ...a.accounts };
  for (const account of Object.keys(b.accounts) as Account[])
    accounts[account] = plus(accounts[account], b.accounts[account]);
  return {
    ...flowsPlus(a, b),
    entries: a.entries + b.entries,
    accounts,
    due: duePlus(a.due, b.due),
  };
};

/** What stands in an account: debits less credits. */
export const balanceOf = ({ debitMinor, creditMinor }: Turnover): number => debitMinor - creditMinor;

const NO_TURNOVER: Turnover = { debitMinor: 0, creditMinor: 0 };
const turnoverOf = (amountMinor: number): Turnover => ({
  debitMinor: Math.max(0, amountMinor),
  creditMinor: Math.max(0, -amountMinor),
});
const plus = (a: Turnover = NO_TURNOVER, b: Turnover = NO_TURNOVER, sign = 1): Turnover => ({
  debitMinor: a.debitMinor + sign * b.debitMinor,
  creditMinor: a.creditMinor + sign * b.creditMinor,
});
const flowsPlus = (a: Flows, b: Flows, sign = 1): Flows => ({
  invoicedMinor: a.invoicedMinor + sign * b.invoicedMinor,
  collectedMinor: a.collectedMinor + sign * b.collectedMinor,
  refundedMinor: a.refundedMinor + sign * b.refundedMinor,
  disputedMinor: a.disputedMinor + sign * b.disputedMinor,
  paidOutMinor: a.paidOutMinor + sign * b.paidOutMinor,
});

const duePlus = (a: readonly DueChange[], b: readonly DueChange[], sign = 1): readonly DueChange[] => {
  if (b.length === 0) return a;
  const after = [...a];
  for (const { dueOn, amountMinor: moreMinor } of b) {
    const amountMinor = sign * moreMinor;
    const at = after.findIndex((one) => one.dueOn === dueOn);
    const before = after[at];
    if (before) after[at] = { dueOn, amountMinor: before.amountMinor + amountMinor };
    else after.push({ dueOn, amountMinor });
  }
  return after.filter(({ amountMinor }) => amountMinor !== 0);
};

/** Where money is once it has come. */
const HELD: readonly Account[] = ['provider', 'bank'];
const moved = (postings: readonly Posting[], accounts: readonly Account[]): number =>
  postings.reduce((sum, one) => (accounts.includes(one.account) ? sum + one.amountMinor : sum), 0);

/** What an entry counts as, by its event. The provider's fee is a cost and nobody's payment. */
export const flowsOf = ({ type, postings }: Pick<BookEntry, 'type' | 'postings'>): Flows => {
  const none = { invoicedMinor: 0, collectedMinor: 0, refundedMinor: 0, disputedMinor: 0, paidOutMinor: 0 };
  const cameMinor = moved(postings, [...HELD, 'processing_fees']);
  switch (type) {
    case 'InvoiceIssued':
    case 'InvoiceSecured':
    case 'InvoiceReduced':
    case 'InvoiceVoided':
    case 'LateFeeCharged':
    case 'LateFeeWaived':
      return { ...none, invoicedMinor: revenueOf(postings) };
    case 'CardPaid':
      // What the payer bore of the fee is revenue that was asked for with the payment.
      return { ...none, invoicedMinor: revenueOf(postings), collectedMinor: cameMinor };
    case 'PaymentTaken':
    case 'PaymentReversed':
      return { ...none, collectedMinor: cameMinor };
    case 'RefundPaid':
    case 'RefundReturned':
    case 'RefundReversed':
      return { ...none, refundedMinor: 0 - cameMinor };
    case 'PaymentDisputed':
    case 'DisputeWon':
      return { ...none, disputedMinor: 0 - cameMinor };
    case 'PayoutPaid':
    case 'PayoutFailed':
      return { ...none, paidOutMinor: moved(postings, ['bank']) };
    default:
      return none;
  }
};

const revenueOf = (postings: readonly Posting[]): number =>
  0 -
  postings.reduce(
    (sum, { account, amountMinor }) =>
      account.startsWith('revenue:') || account === 'tax_payable' ? sum + amountMinor : sum,
    0,
  );
