import type { PaymentNotice } from '@fieldhouse/api-contract';
import {
  askedOf,
  askedOfLine,
  askedOfShare,
  chargesAhead,
  evidenceByOf,
  forfeitOnOf,
  heldUntilOf,
  isHoldOver,
  keptCardOf,
  lateFeeAhead,
  payerOf,
  undecidedOf,
  type Invoice,
} from '@fieldhouse/events/payments';
import { CARD_RATE, chargeWithFee } from '@fieldhouse/money';
import { moneyHasCome, type PaymentNews, type RefundState } from '@fieldhouse/values';
import type { NotTold } from '../drafts/draft-notice';
import type { NoticeDocument } from '../notification';

/** What a fact tells of an invoice, or of credit. */
export type PaymentMatter = {
  /** Null: it is about a grant of credit. */
  readonly invoiceId: string | null;
  readonly news: PaymentNews;
  /** Minor units; null: as it stands when somebody looks. */
  readonly amountMinor: number | null;
  /** When it is due, or was handed over (yyyy-mm-dd). */
  readonly day: string | null;
  /** How much of it is due then, if that is not all of it. */
  readonly firstMinor: number | null;
  readonly lineId: string | null;
  readonly paymentId: string | null;
  readonly refundId: string | null;
  readonly walletId: string | null;
  readonly grantId: string | null;
};

/** Whom a fact is for that names nobody: who pays, or who has asked for money to go back. */
export const toldOf = (
  { paymentId, refundId }: Pick<PaymentMatter, 'paymentId' | 'refundId'>,
  invoice: Invoice | null,
): readonly string[] => {
  const askedBy = refundId === null ? null : invoice?.refunds.get(refundId)?.askedBy;
  const paidBy = paymentId === null ? null : invoice?.payments.get(paymentId)?.paidBy;
  return [askedBy ?? paidBy ?? []].flat();
};

/** Whether it is pushed: a receipt is for the mailbox, and whoever has just paid knows that they have. */
export const isPushed = ({ payment }: Pick<NoticeDocument, 'payment'>): boolean =>
  payment?.news !== 'received';

type Told = Pick<NoticeDocument, 'payment' | 'accountIds'>;

/** @param now ISO-8601 UTC @returns what somebody is told of an invoice then; or why nothing */
export const paymentNoticeFor = (
  { payment: matter, accountIds }: Told,
  invoice: Invoice | null,
  accountId: string,
  now: string,
): PaymentNotice | NotTold => {
  if (!matter || !invoice) return 'over';
  const people = accountIds.length > 0 ? accountIds : toldOf(matter, invoice);
  if (!people.includes(accountId)) return 'gone';
  if (OF_WHAT_IS_ASKED.includes(matter.news) && isHoldOver(invoice, now)) return 'over';
  const chargeMinor = chargeFor(matter, invoice, accountId);
  const amountMinor = chargeMinor ?? amountFor(matter, invoice, accountId);
  if (amountMinor === null) return 'over';
  const { invoiceId, news, firstMinor } = matter;
  const { title, payeeName, teamName, subject, books, zone } = invoice;
  return {
    ...{ news, invoiceId, title, payeeName, teamName, amountMinor, firstMinor },
    teamId: subject.kind === 'fee' ? subject.teamId : null,
    currency: books.currency,
    code: news === 'declined' ? (invoice.payments.get(matter.paymentId ?? '')?.code ?? null) : null,
    byCard: chargeMinor !== null,
    forfeitOn: forfeitOnOf(invoice, threatened(matter, invoice)),
    lateFee: isAsking(news) ? costOf(invoice) : null,
    holdUntil: news === 'asked' ? heldUntilOf(invoice) : null,
    evidenceBy: news === 'disputed' ? evidenceOf(invoice, matter) : null,
    zone,
    day: matter.day ?? (news === 'reminded' || news === 'answers' ? firstDayOf(invoice) : null),
  };
};

/** Until when a bank is to be answered that decides about a payment. */
const evidenceOf = (invoice: Invoice, { paymentId }: PaymentMatter): string | null =>
  evidenceByOf(undecidedOf(invoice).filter((one) => one.paymentId === paymentId));

/** What tells somebody that something is open of which they may never have been told when it is due. */
const SAYS_WHAT_GOES: readonly PaymentNews[] = ['answers', 'asked_again', 'held_again', 'payment_reversed'];
/** The lines of which it is said that a place goes with them. */
const threatened = ({ news, lineId }: PaymentMatter, invoice: Invoice): readonly string[] => {
  if (news === 'overdue') return [lineId ?? ''];
  return SAYS_WHAT_GOES.includes(news) ? askedLines(invoice).map((line) => line.lineId) : [];
};

const ASKING: readonly PaymentNews[] = [
  ...(['asked', 'asked_again', 'held_again', 'payment_reversed'] as const),
  ...(['soon', 'due', 'overdue', 'reminded'] as const),
];
/** What is over while nothing is to be paid, because what it is for is not held. */
const OF_WHAT_IS_ASKED: readonly PaymentNews[] = [...ASKING, 'answers', 'shared', 'charge_failed'];
const isAsking = (news: PaymentNews): boolean => ASKING.includes(news);
/** What it costs to be late with it. */
const costOf = (invoice: Invoice): PaymentNotice['lateFee'] => {
  const ahead = lateFeeAhead(invoice);
  return ahead && { amountMinor: ahead.amountMinor, lastOn: ahead.lastOn };
};

/** What tells of a day on which a kept card may be charged. */
const OF_A_DAY: readonly PaymentNews[] = ['soon', 'due', 'held_again'];
/** What their kept card will be charged of what is due soon or today, in minor units; null: nothing. */
const chargeFor = (
  { news, lineId, day }: PaymentMatter,
  invoice: Invoice,
  accountId: string,
): number | null => {
  const card = keptCardOf(invoice);
  if (!OF_A_DAY.includes(news) || card?.accountId !== accountId) return null;
  // Nothing is charged before banks have decided, whenever that is.
  if (undecidedOf(invoice).length > 0) return null;
  const charges = chargesAhead(invoice, card).filter(
    (one) => (lineId === null || one.lineId === lineId) && one.at.slice(0, 10) === day,
  );
  // What the card does not pay of what is due by then is theirs to pay, or the place goes.
  const isPaid = (line: Invoice['lines'][number]): boolean =>
    charges.some((one) => one.lineId === line.lineId && one.amountMinor >= askedOfLine(invoice, line));
  if (news === 'held_again' && !dueBy(invoice, day).every(isPaid)) return null;
  const amounts = charges.map(({ amountMinor }) =>
    invoice.bearer === 'payer' ? chargeWithFee(amountMinor, CARD_RATE) : amountMinor,
  );
  return amounts.length > 0 ? amounts.reduce((sum, one) => sum + one, 0) : null;
};

/** What it is about to somebody, in minor units; null: it has been overtaken. */
const amountFor = (matter: PaymentMatter, invoice: Invoice, accountId: string): number | null => {
  switch (matter.news) {
    case 'asked':
    case 'asked_again':
    case 'payment_reversed':
      return askedOf(invoice) > 0 ? matter.amountMinor : null;
    case 'soon':
    case 'due':
    case 'overdue': {
      const line = invoice.lines.find(({ lineId }) => lineId === matter.lineId);
      return line ? owedBy(invoice, accountId, askedOfLine(invoice, line)) : null;
    }
    case 'held_again':
      return owedBy(
        invoice,
        accountId,
        dueBy(invoice, matter.day).reduce((sum, line) => sum + askedOfLine(invoice, line), 0),
      );
    case 'answers':
    case 'reminded':
    case 'shared':
      return owedBy(invoice, accountId, askedOf(invoice), matter.news === 'shared');
    case 'declined': {
      const payment = invoice.payments.get(matter.paymentId ?? '');
      if (payment?.auto && !isOpenLine(invoice, payment.auto.lineId)) return null;
      return payment && !moneyHasCome(payment) ? payment.amountMinor + payment.surchargeMinor : null;
    }
    case 'charge_failed':
    case 'late_fee':
    case 'forfeit_kept':
      return isOpenLine(invoice, matter.lineId) ? matter.amountMinor : null;
    case 'refund_asked':
      return stillIn(invoice, matter, 'to_approve');
    case 'refund_to_give':
      return stillIn(invoice, matter, 'pending');
    case 'refund_declined':
    case 'refund_failed':
      return invoice.refunds.get(matter.refundId ?? '')?.amountMinor ?? null;
    default:
      return matter.amountMinor;
  }
};

/** What a refund is of that stands as it did; null: it does not. */
const stillIn = (invoice: Invoice, { refundId }: PaymentMatter, state: RefundState): number | null => {
  const refund = invoice.refunds.get(refundId ?? '');
  return refund?.state === state ? refund.amountMinor : null;
};

/** All that is asked for whoever answers for it, of a share what of it is not paid; null: nothing. */
const owedBy = (invoice: Invoice, accountId: string, askedMinor: number, isShare = false): number | null => {
  const share = invoice.shares.find((one) => one.accountId === accountId);
  const answers = payerOf(invoice) === accountId && !isShare;
  const theirs = share ? askedOfShare(invoice, share) : 0;
  const owed = answers ? askedMinor : Math.min(askedMinor, theirs);
  return owed > 0 ? owed : null;
};

/** The lines of which something is asked. */
const askedLines = (invoice: Invoice): Invoice['lines'] =>
  invoice.lines.filter((line) => askedOfLine(invoice, line) > 0);

/** Those of them that are due by a day (yyyy-mm-dd). */
const dueBy = (invoice: Invoice, day: string | null): Invoice['lines'] =>
  askedLines(invoice).filter(({ dueOn }) => dueOn <= (day ?? ''));

const isOpenLine = (invoice: Invoice, lineId: string | null): boolean =>
  askedLines(invoice).some((line) => line.lineId === lineId);

const firstDayOf = (invoice: Invoice): string | null =>
  askedLines(invoice)
    .map(({ dueOn }) => dueOn)
    .sort()[0] ?? null;
