import { moneyHasCome } from '@fieldhouse/values';
import { needsSecondApprover, refundOf } from '@fieldhouse/money';
import type { InvoiceCommandOf } from '../invoice.commands';
import { InvoiceError } from '../invoice.errors';
import type { InvoiceTurn } from '../invoice-turn';
import { freeOverOf, latestParts, leftOf, type Payment, type Refund } from '@fieldhouse/events/payments';

/** Money goes back, as it came: never more than is left of it (business rules 5.6.7). */
export const refundPayment = (
  turn: InvoiceTurn,
  { paymentId, refundId, choice, reason, approvalAboveMinor }: InvoiceCommandOf<'RefundPayment'>,
): void => {
  const askedBy = turn.treasurer();
  if (turn.invoice.refunds.has(refundId)) return;
  const payment = turn.payment(paymentId);
  if (!moneyHasCome(payment)) throw new InvoiceError('payment_not_settled');
  if (payment.state === 'disputed' || payment.state === 'lost') throw new InvoiceError('payment_disputed');
  const capturedMinor = payment.amountMinor + payment.surchargeMinor;
  const { feeMinor } = payment;
  const asked = refundOf({ capturedMinor, feeMinor, refundedMinor: capturedMinor - leftOf(payment) }, choice);
  const { currency } = turn.invoice.books;
  if ('refused' in asked) throw new InvoiceError(asked.refused, { mostMinor: asked.mostMinor, currency });
  const { amountMinor } = asked;
  const needsApproval = needsSecondApprover(amountMinor, approvalAboveMinor);
  ask(turn, payment, { refundId, amountMinor, needsApproval, reason, askedBy });
};

type Asked = Pick<Refund, 'refundId' | 'amountMinor' | 'askedBy'> & {
  readonly needsApproval: boolean;
  readonly reason: string;
};
/** A refund that is decided; of what no card provider knows of, somebody has handed it back by that. */
export const ask = (turn: InvoiceTurn, { paymentId, way }: Payment, asked: Asked): void => {
  const { refundId, amountMinor, needsApproval, reason, askedBy } = asked;
  turn.say({
    type: 'RefundAsked',
    data: {
      ...{ ...turn.booked, refundId, paymentId, amountMinor },
      fromOverMinor: Math.min(amountMinor, freeOverOf(turn.invoice)),
      ...{ needsApproval, payerId: turn.payerId, reason, askedBy, askedAt: turn.at },
    },
  });
  if (!needsApproval && way !== 'card') refundPaid(turn, refundId);
};

/** By somebody else than whoever asked for it. */
export const approveRefund = (turn: InvoiceTurn, { refundId }: InvoiceCommandOf<'ApproveRefund'>): void => {
  const approvedBy = turn.treasurer();
  const refund = refundOfTurn(turn, refundId);
  if (refund.state !== 'to_approve') return requireStill(refund, ['pending', 'succeeded']);
  if (approvedBy === refund.askedBy) throw new InvoiceError('second_approver');
  const { invoiceId, at } = turn;
  turn.say({ type: 'RefundApproved', data: { invoiceId, refundId, approvedBy, approvedAt: at } });
  if (turn.payment(refund.paymentId).way !== 'card') refundPaid(turn, refundId);
};

/** By anybody who could approve it, whoever asked for it included. */
export const declineRefund = (
  turn: InvoiceTurn,
  { refundId, reason }: InvoiceCommandOf<'DeclineRefund'>,
): void => {
  const declinedBy = turn.treasurer();
  const refund = refundOfTurn(turn, refundId);
  if (refund.state !== 'to_approve') return requireStill(refund, ['declined']);
  const { invoiceId, at, payerId } = turn;
  turn.say({
    type: 'RefundDeclined',
    data: { invoiceId, refundId, payerId, reason, declinedBy, declinedAt: at },
  });
};

/** What the card provider says of a refund, as it stands by then. */
export const noteRefund = (
  turn: InvoiceTurn,
  { refundId, state, code }: InvoiceCommandOf<'NoteRefund'>,
): void => {
  const refund = turn.invoice.refunds.get(refundId);
  if (!refund || turn.payment(refund.paymentId).way !== 'card') return;
  const { paymentId, amountMinor } = refund;
  if (refund.state === 'pending' && state === 'succeeded') return refundPaid(turn, refundId);
  if (state !== 'failed') return;
  if (refund.state === 'pending')
    turn.say({
      type: 'RefundFailed',
      data: { invoiceId: turn.invoiceId, refundId, paymentId, code, failedAt: turn.at },
    });
  if (refund.state === 'succeeded')
    turn.say({
      type: 'RefundReturned',
      data: { ...turn.booked, refundId, paymentId, amountMinor, returnedAt: turn.at },
    });
};

/** It has gone back as it came. */
export const refundPaid = (turn: InvoiceTurn, refundId: string): void => {
  const { paymentId, amountMinor, fromOverMinor } = refundOfTurn(turn, refundId);
  const payment = turn.payment(paymentId);
  const { accrued, depositMinor } = turn.invoice;
  const fromDepositMinor = accrued ? 0 : Math.min(depositMinor, amountMinor - fromOverMinor);
  turn.say({
    type: 'RefundPaid',
    data: {
      ...{ ...turn.booked, refundId, paymentId, amountMinor, fromOverMinor, fromDepositMinor },
      ...{ lines: latestParts(payment, fromDepositMinor), way: payment.way, paidAt: turn.at },
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
