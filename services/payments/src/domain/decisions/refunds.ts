import { isOffline, moneyHasCome } from '@fieldhouse/values';
import { needsSecondApprover, refundOf } from '@fieldhouse/money';
import type { InvoiceCommandOf } from '../invoice.commands';
import { InvoiceError } from '../invoice.errors';
import type { InvoiceTurn } from '../invoice-turn';
import { secureIfPaid } from './came';
import {
  freeOverOf,
  latestParts,
  leftOf,
  openOfLine,
  refundedByPeople,
  refundsAtEnd,
  wayBackOf,
  type Invoice,
  type Payment,
  type Refund,
} from '@fieldhouse/events/payments';

/** Money goes back, as it came: never more than is left of it (business rules 5.6.7). */
export const refundPayment = (turn: InvoiceTurn, command: InvoiceCommandOf<'RefundPayment'>): void => {
  const { paymentId, refundId, choice, way, reason, approvalAboveMinor, collectorIds } = command;
  const askedBy = turn.treasurer();
  if (turn.invoice.refunds.has(refundId)) return;
  const payment = turn.payment(paymentId);
  if (!moneyHasCome(payment)) throw new InvoiceError('payment_not_settled');
  if (payment.state === 'disputed') throw new InvoiceError('payment_disputed');
  if (way !== undefined && !hasFailed(turn.invoice, paymentId)) throw new InvoiceError('refund_as_it_came');
  const capturedMinor = payment.amountMinor + payment.surchargeMinor;
  const { feeMinor } = payment;
  const asked = refundOf({ capturedMinor, feeMinor, refundedMinor: capturedMinor - leftOf(payment) }, choice);
  const { currency } = turn.invoice.books;
  if ('refused' in asked) throw new InvoiceError(asked.refused, { mostMinor: asked.mostMinor, currency });
  const { amountMinor } = asked;
  // In parts as in one: nobody gives back more of a payment alone than they may.
  const givenMinor = refundedByPeople(turn.invoice, paymentId);
  const needsApproval = needsSecondApprover(givenMinor + amountMinor, approvalAboveMinor);
  const byHand = way ?? null;
  ask(turn, payment, { refundId, amountMinor, needsApproval, byHand, reason, askedBy, collectorIds });
};

/** Whether the provider could not send a refund of a payment. */
const hasFailed = ({ refunds }: Invoice, paymentId: string): boolean =>
  [...refunds.values()].some((one) => one.paymentId === paymentId && one.state === 'failed');

type Asked = Pick<Refund, 'refundId' | 'amountMinor' | 'askedBy' | 'byHand'> & {
  readonly needsApproval: boolean;
  readonly reason: string;
  readonly collectorIds: readonly string[];
};
/**
 * A refund that is decided. Of what no card provider knows of, whoever asks for it has handed it back by that; where it
 * follows from something else, somebody still has to.
 */
export const ask = (turn: InvoiceTurn, { paymentId, way: came }: Payment, asked: Asked): void => {
  const { refundId, amountMinor, needsApproval, byHand, reason, askedBy } = asked;
  const way = byHand ?? came;
  const waits = isOffline(way) && askedBy === null;
  const recipientIds = asked.collectorIds.filter((one) => one !== askedBy);
  turn.say({
    type: 'RefundAsked',
    data: {
      ...{ ...turn.booked, refundId, paymentId, amountMinor },
      fromOverMinor: Math.min(amountMinor, freeOverOf(turn.invoice)),
      ...{ needsApproval, payerId: turn.payerId, reason, askedBy, askedAt: turn.at },
      ...(byHand === null ? {} : { way: byHand }),
      ...(needsApproval || waits ? { recipientIds } : {}),
    },
  });
  if (!needsApproval && way !== 'card' && !waits) refundPaid(turn, refundId);
};

/** Why something goes back that was undecided when what it was for ended. */
const DECIDED_LATER = 'Decided after it ended';
/**
 * What still comes back by the terms of what has ended, of each payment: at its end, and whenever something is decided that
 * was not by then. Nothing of what has not.
 */
export const giveBackByTerms = (turn: InvoiceTurn, reason: string, collectorIds: readonly string[]): void => {
  const { endPercent } = turn.invoice;
  if (endPercent === null) return;
  const about = { needsApproval: false, byHand: null, reason, askedBy: null, collectorIds } as const;
  for (const { payment, refundId, amountMinor } of refundsAtEnd(turn.invoice, endPercent))
    if (amountMinor > 0) ask(turn, payment, { ...about, refundId, amountMinor });
};
/** What was undecided at the end is decided. */
export const giveBackDecided = (turn: InvoiceTurn, collectorIds: readonly string[]): void =>
  giveBackByTerms(turn, DECIDED_LATER, collectorIds);

/** What no card provider knows of has been handed back by somebody who looks after the money. */
export const giveRefund = (turn: InvoiceTurn, { refundId }: InvoiceCommandOf<'GiveRefund'>): void => {
  turn.treasurer();
  const refund = refundOfTurn(turn, refundId);
  if (!isOffline(wayBackOf(turn.invoice, refund))) throw new InvoiceError('refund_as_it_came');
  if (refund.state !== 'pending') return requireStill(refund, ['succeeded']);
  refundPaid(turn, refundId);
};

/** By somebody else than whoever asked for it. */
export const approveRefund = (turn: InvoiceTurn, { refundId }: InvoiceCommandOf<'ApproveRefund'>): void => {
  const approvedBy = turn.treasurer();
  const refund = refundOfTurn(turn, refundId);
  if (refund.state !== 'to_approve') return requireStill(refund, ['pending', 'succeeded']);
  if (approvedBy === refund.askedBy) throw new InvoiceError('second_approver');
  const { invoiceId, at } = turn;
  turn.say({ type: 'RefundApproved', data: { invoiceId, refundId, approvedBy, approvedAt: at } });
  if (wayBackOf(turn.invoice, refund) !== 'card') refundPaid(turn, refundId);
};

/**
 * By anybody who could approve it, whoever asked for it included. Of what has ended, what comes back of it by the terms does.
 */
export const declineRefund = (
  turn: InvoiceTurn,
  { refundId, reason, collectorIds }: InvoiceCommandOf<'DeclineRefund'>,
): void => {
  const declinedBy = turn.treasurer();
  const refund = refundOfTurn(turn, refundId);
  if (refund.state !== 'to_approve') return requireStill(refund, ['declined']);
  const { invoiceId, at, payerId } = turn;
  const recipientIds = [refund.askedBy ?? []].flat().filter((one) => one !== declinedBy);
  turn.say({
    type: 'RefundDeclined',
    data: { invoiceId, refundId, payerId, reason, declinedBy, recipientIds, declinedAt: at },
  });
  giveBackDecided(turn, collectorIds);
};

/**
 * What was handed back by hand was not, or to nobody: the payment counts again as it did. One that followed from something
 * else waits to be handed back again; of what has ended, what comes back by the terms does.
 */
export const reverseRefund = (
  turn: InvoiceTurn,
  { refundId, reason, collectorIds }: InvoiceCommandOf<'ReverseRefund'>,
): void => {
  const reversedBy = turn.treasurer();
  const { invoice, booked, payerId, at: reversedAt } = turn;
  const refund = refundOfTurn(turn, refundId);
  if (!isOffline(wayBackOf(invoice, refund))) throw new InvoiceError('refund_sent');
  if (refund.state !== 'succeeded') return requireStill(refund, ['reversed', 'pending']);
  const { paymentId, amountMinor, fromOverMinor: overMinor, fromDepositMinor, lines } = refund;
  const isOpen = lines.every((part) => part.amountMinor <= openOf(invoice, part.lineId));
  if (!isOpen) throw new InvoiceError('paid_since');
  const owedMinor = invoice.accrued ? lines.reduce((sum, part) => sum + part.amountMinor, 0) : 0;
  turn.say({
    type: 'RefundReversed',
    data: {
      ...{ ...booked, refundId, paymentId, paidBy: turn.payment(paymentId).paidBy, payerId, reason },
      ...{ amountMinor, owedMinor, earlyMinor: invoice.accrued ? 0 : fromDepositMinor, overMinor },
      ...{ lines: [...lines], reversedBy, reversedAt },
    },
  });
  secureIfPaid(turn);
  giveBackDecided(turn, collectorIds);
};

const openOf = ({ lines }: Invoice, lineId: string): number => {
  const line = lines.find((one) => one.lineId === lineId);
  return line ? openOfLine(line) : 0;
};

/** What the card provider says of a refund, as it stands by then. */
export const noteRefund = (turn: InvoiceTurn, says: InvoiceCommandOf<'NoteRefund'>): void => {
  if (says.state === 'succeeded') askUnknown(turn, says);
  const { refundId, state, code, collectorIds } = says;
  const refund = turn.invoice.refunds.get(refundId);
  if (!refund || wayBackOf(turn.invoice, refund) !== 'card') return;
  const { paymentId, amountMinor, askedBy } = refund;
  const recipientIds = askedBy === null ? [...collectorIds] : [askedBy];
  if (refund.state === 'pending' && state === 'succeeded') return refundPaid(turn, refundId);
  if (state !== 'failed') return;
  if (refund.state === 'pending')
    turn.say({
      type: 'RefundFailed',
      data: { invoiceId: turn.invoiceId, refundId, paymentId, code, recipientIds, failedAt: turn.at },
    });
  if (refund.state === 'succeeded')
    turn.say({
      type: 'RefundReturned',
      data: { ...turn.booked, refundId, paymentId, amountMinor, recipientIds, returnedAt: turn.at },
    });
};

/**
 * What people had asked for and the log has nothing of, because it was restored from before: it was asked for, and has gone.
 * What goes back by itself is decided again, and has the same id then.
 */
const askUnknown = (
  turn: InvoiceTurn,
  { refundId, paymentId, amountMinor }: InvoiceCommandOf<'NoteRefund'>,
): void => {
  const { invoice, booked, payerId, at: askedAt } = turn;
  const payment = invoice.payments.get(paymentId);
  if (invoice.refunds.has(refundId) || refundId.includes('.')) return;
  if (!payment || payment.way !== 'card' || !moneyHasCome(payment) || leftOf(payment) < amountMinor) return;
  turn.say({
    type: 'RefundAsked',
    data: {
      ...{ ...booked, refundId, paymentId, amountMinor },
      fromOverMinor: Math.min(amountMinor, freeOverOf(invoice)),
      ...{ needsApproval: false, payerId, reason: FOUND, askedBy: null, askedAt },
    },
  });
};
const FOUND = 'Found at the card provider';

/** It has gone back as it came. */
export const refundPaid = (turn: InvoiceTurn, refundId: string): void => {
  const refund = refundOfTurn(turn, refundId);
  const { paymentId, amountMinor, fromOverMinor } = refund;
  const payment = turn.payment(paymentId);
  // What it pays before that is owed is a deposit; what its payer bore of the provider's fee is none.
  const depositMinor = payment.lines.reduce((sum, part) => sum + part.amountMinor, 0);
  const fromDepositMinor = turn.invoice.accrued ? 0 : Math.min(depositMinor, amountMinor - fromOverMinor);
  turn.say({
    type: 'RefundPaid',
    data: {
      ...{ ...turn.booked, refundId, paymentId, amountMinor, fromOverMinor, fromDepositMinor },
      ...{
        lines: latestParts(payment, fromDepositMinor),
        way: wayBackOf(turn.invoice, refund),
        paidAt: turn.at,
      },
      ...(payment.walletId === null ? {} : { walletId: payment.walletId }),
    },
  });
};

/** @throws InvoiceError `refund_unknown` */
const refundOfTurn = ({ invoice }: InvoiceTurn, refundId: string): Refund => {
  const refund = invoice.refunds.get(refundId);
  if (!refund) throw new InvoiceError('refund_unknown');
  return refund;
};

/** The same again is nothing; the opposite is refused. @throws InvoiceError `refund_decided` */
const requireStill = ({ state }: Refund, same: readonly Refund['state'][]): void => {
  if (!same.includes(state)) throw new InvoiceError('refund_decided');
};
