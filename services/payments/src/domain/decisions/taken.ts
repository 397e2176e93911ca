import type { InvoiceCommandOf } from '../invoice.commands';
import { InvoiceError } from '../invoice.errors';
import type { InvoiceTurn } from '../invoice-turn';
import { isOver, openOf } from '@fieldhouse/events/payments';
import { secureIfPaid, splitOf } from './came';
import { requireWithin } from './checkouts';
import { dropOpen } from './endings';

/** Cash or a transfer, as somebody of the payee says who took it: never more than is open. */
export const takePayment = (turn: InvoiceTurn, taken: InvoiceCommandOf<'TakePayment'>): void => {
  const takenBy = turn.treasurer();
  const { paymentId, amountMinor, way, receivedOn, paidBy, today, currency } = taken;
  if (turn.invoice.payments.has(paymentId)) return;
  turn.requireCurrency(currency);
  if (isOver(turn.invoice)) throw new InvoiceError('invoice_over');
  if (openOf(turn.invoice) === 0) throw turn.nothingOpen();
  requireWithin(turn, amountMinor);
  if (receivedOn > today) throw new InvoiceError('received_later');
  const known = [...turn.invoice.payerIds, ...turn.invoice.shares.map(({ accountId }) => accountId)];
  if (paidBy !== null && !known.includes(paidBy)) throw new InvoiceError('not_of_team');
  turn.say({
    type: 'PaymentTaken',
    data: {
      ...{ ...turn.booked, paymentId, paidBy: paidBy ?? turn.payerId, payerId: turn.payerId },
      ...{ ...splitOf(turn, amountMinor), way, receivedOn, reason: taken.proof },
      ...{ takenBy, takenAt: turn.at },
    },
  });
  secureIfPaid(turn);
};

/**
 * What was taken was none: the same the other way round, with who says so and why. Cards and credit are refunded instead.
 * Where what it paid for has ended, nothing of it is handed back, and nothing is owed in its place.
 */
export const reversePayment = (
  turn: InvoiceTurn,
  { paymentId, reason }: InvoiceCommandOf<'ReversePayment'>,
): void => {
  const reversedBy = turn.treasurer();
  const payment = turn.payment(paymentId);
  if (payment.state === 'reversed') return;
  if (payment.way === 'card') throw new InvoiceError('payment_by_card');
  if (payment.way === 'credit') throw new InvoiceError('payment_by_credit');
  const waiting = [...turn.invoice.refunds.values()].filter(
    (one) => one.paymentId === paymentId && one.state === 'pending' && one.askedBy === null,
  );
  const waitingMinor = waiting.reduce((sum, one) => sum + one.amountMinor, 0);
  if (payment.refundedMinor + payment.refundingMinor > waitingMinor)
    throw new InvoiceError('payment_refunded');
  const { invoiceId, payerId, at } = turn;
  for (const { refundId } of waiting)
    turn.say({
      type: 'RefundDeclined',
      data: {
        ...{ invoiceId, refundId, payerId, reason, declinedBy: reversedBy },
        ...{ recipientIds: [], declinedAt: at },
      },
    });
  const { amountMinor, overMinor, lines, paidBy } = payment;
  // What was a deposit when it came is owed by now, if the invoice is: it is taken back from where it stands.
  const earlyMinor = turn.invoice.accrued ? 0 : payment.earlyMinor;
  const owedMinor = payment.owedMinor + payment.earlyMinor - earlyMinor;
  turn.say({
    type: 'PaymentReversed',
    data: {
      ...{ ...turn.booked, paymentId, payerId: turn.payerId, reason },
      ...(paidBy === null ? {} : { paidBy }),
      ...{ amountMinor, owedMinor, earlyMinor, overMinor, lines: [...lines] },
      ...{ reversedBy, reversedAt: turn.at },
    },
  });
  const { voided, endPercent } = turn.invoice;
  const hasEnded = endPercent !== null || waiting.length > 0;
  if (hasEnded && !voided) dropOpen(turn, reason);
};
