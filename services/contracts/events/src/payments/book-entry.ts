import type { RecordedEvent } from '@fieldhouse/kernel';
import { postingsOf, reversalOf, type Posting } from '@fieldhouse/money';
import { payeeKey } from '@fieldhouse/values';
import { postingsFor } from './books';
import type { InvoiceEvent } from './invoice.events';
import type { SettlementEvent } from './settlement.events';
import type { WalletEvent } from './wallet.events';

/** An event that may move money. */
export type MoneyEvent = InvoiceEvent | WalletEvent | SettlementEvent;
/** The categories of the streams that the books are folded from. */
export const MONEY_CATEGORIES = ['invoice', 'wallet', 'settlement'] as const;

/** How what is owed changes by the day on which it is due; null: no day is known of it. */
export type DueChange = { readonly dueOn: string | null; readonly amountMinor: number };

/** What one event writes into the books. */
export type BookEntry = {
  /** `<invoiceId>.<revision>`, of a wallet `<walletId>.<revision>`, of a payout `<payoutId>.<revision>`. */
  readonly entryId: string;
  /** When its event was recorded: ISO-8601 UTC. Nobody chooses it. */
  readonly at: string;
  readonly type: MoneyEvent['type'];
  readonly currency: string;
  /** In whose books, such as `league.<id>`; null: what is nobody's alone, as a payout is. */
  readonly payee: string | null;
  /** The team whose bill it is, and whoever answers for it. */
  readonly teamId: string | null;
  readonly accountId: string | null;
  readonly invoiceId: string | null;
  readonly paymentId: string | null;
  /** The account of whoever did it; null: it followed from something else. */
  readonly by: string | null;
  /** Together 0. */
  readonly postings: readonly Posting[];
  /** Together the change of `receivable`. */
  readonly due: readonly DueChange[];
};

/** Each fold asks several times in a row for an event, which says the same for ever. */
let last: { readonly event: RecordedEvent<MoneyEvent>; readonly entry: BookEntry | null } | undefined;

/** What an event writes into the books; null for one that moves no money. */
export const bookEntryOf = (event: RecordedEvent<MoneyEvent>): BookEntry | null => {
  if (last?.event !== event) last = { event, entry: written(event) };
  return last.entry;
};

const written = (event: RecordedEvent<MoneyEvent>): BookEntry | null => {
  const isPayout = isOfPayout(event);
  const postings = isPayout ? payoutPostings(event) : postingsFor(event);
  if (postings.length === 0) return null;
  const { type, revision, metadata } = event;
  const { actor, occurredAt: at } = metadata;
  const by = actor.kind === 'account' ? actor.accountId : null;
  if (isPayout) {
    const { payoutId, currency } = event.data;
    const nobody = { payee: null, teamId: null, accountId: null, invoiceId: null, paymentId: null };
    return { entryId: `${payoutId}.${revision}`, at, type, currency, ...nobody, by, postings, due: [] };
  }
  const { data } = event;
  if (!('books' in data) || !data.books) throw new Error(`${type} moves money in nobody's books`);
  const { payee, payer, currency } = data.books;
  const invoiceId = 'invoiceId' in data ? data.invoiceId : null;
  const of = 'invoiceId' in data ? data.invoiceId : data.walletId;
  return {
    ...{ entryId: `${of}.${revision}`, at, type, currency, payee: payeeKey(payee) },
    ...{ teamId: payer.teamId, accountId: payer.accountId, invoiceId },
    paymentId: 'paymentId' in data ? data.paymentId : null,
    ...{ by, postings, due: dueOf(event, postings) },
  };
};

const isOfPayout = (event: RecordedEvent<MoneyEvent>): event is RecordedEvent<SettlementEvent> =>
  event.type === 'PayoutPaid' || event.type === 'PayoutFailed';

const payoutPostings = ({ type, data }: SettlementEvent): readonly Posting[] => {
  const paidOut = postingsOf({ fact: 'paid_out', amountMinor: data.amountMinor });
  if (type === 'PayoutPaid') return paidOut;
  return data.wasPaid ? reversalOf(paidOut) : [];
};

/** What of `receivable` is due when. What the lines of an event do not tell has no day. */
const dueOf = (event: InvoiceEvent | WalletEvent, postings: readonly Posting[]): readonly DueChange[] => {
  const receivable = postings.filter(({ account }) => account === 'receivable');
  const days = new Map<string | null, number>();
  const add = (dueOn: string | null, amountMinor: number): void =>
    void days.set(dueOn, (days.get(dueOn) ?? 0) + amountMinor);
  let left = receivable.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  for (const { dueOn, amountMinor } of partsOf(event)) {
    add(dueOn, amountMinor);
    left -= amountMinor;
  }
  add(null, left);
  return [...days].flatMap(([dueOn, amountMinor]) => (amountMinor === 0 ? [] : [{ dueOn, amountMinor }]));
};

const partsOf = (event: InvoiceEvent | WalletEvent): readonly DueChange[] => {
  switch (event.type) {
    case 'InvoiceIssued':
      return event.data.holdUntil === null ? owed(event.data.lines, 1) : [];
    case 'InvoiceSecured': {
      const { accrued, deposits } = event.data;
      return accrued.length > 0 ? [...owed(accrued, 1), ...parts(deposits, -1)] : [];
    }
    case 'InvoiceHeld': {
      const { dueOn = '', lines = [] } = event.data.again ?? {};
      return [
        ...parts(lines, -1),
        ...parts(
          lines.map((part) => ({ ...part, dueOn })),
          1,
        ),
      ];
    }
    // What was paid before it is owed is a deposit: nothing of it was due.
    case 'CardPaid':
    case 'CreditPaid':
    case 'PaymentTaken':
    case 'RefundReversed':
      return event.data.owedMinor > 0 ? parts(event.data.lines, -1) : [];
    case 'PaymentReversed':
      return event.data.owedMinor > 0 ? parts(event.data.lines, 1) : [];
    case 'PaymentDisputed':
      return event.data.earlyMinor === undefined ? parts(event.data.lines, 1) : [];
    case 'WriteOffTakenBack':
      return parts(event.data.lines, 1);
    case 'DisputeWon':
      return event.data.earlyMinor === undefined ? parts(event.data.lines, -1) : [];
    case 'DisputeLost':
    case 'InvoiceWrittenOff':
      return parts(event.data.lines, -1);
    case 'LateFeeCharged':
      return owed([event.data.line], 1);
    case 'LateFeeWaived':
      return owed([event.data.line], -1);
    case 'InvoiceVoided':
    case 'InvoiceReduced':
      return owed(event.data.lines, -1);
    default:
      return [];
  }
};

type Sign = 1 | -1;
const parts = (
  of: readonly { readonly dueOn: string; readonly amountMinor: number }[],
  sign: Sign,
): readonly DueChange[] => of.map(({ dueOn, amountMinor }) => ({ dueOn, amountMinor: sign * amountMinor }));
const owed = (
  lines: readonly { readonly dueOn: string; readonly netMinor: number; readonly taxMinor: number }[],
  sign: Sign,
): readonly DueChange[] =>
  lines.map(({ dueOn, netMinor, taxMinor }) => ({ dueOn, amountMinor: sign * (netMinor + taxMinor) }));
