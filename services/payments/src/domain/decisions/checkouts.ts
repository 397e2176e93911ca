import { moneyHasCome, type PaymentWay } from '@fieldhouse/values';
import { chargeWithFee, payIntoPot, type PotPayment } from '@fieldhouse/money';
import type { ProcessingRate } from '@fieldhouse/money';
import type { InvoiceCommandOf } from '../invoice.commands';
import { InvoiceError } from '../invoice.errors';
import type { InvoiceTurn } from '../invoice-turn';
import {
  askedByLink,
  hasPaid,
  isHoldOver,
  isOver,
  leftOf,
  openOf,
  type Payment,
} from '@fieldhouse/events/payments';
import { allOver, secureIfPaid, splitOf } from './came';
import { refundPaid } from './refunds';
import { agreeToKeep, chargeFailed, chargeOfId, keepCard } from './kept-cards';

/** Somebody who owes it goes to the card provider's page, for any part of what is open. */
export const startCheckout = (turn: InvoiceTurn, asked: InvoiceCommandOf<'StartCheckout'>): void => {
  const { paymentId, amountMinor, currency, rate, emailConfirmed } = asked;
  const paidBy = turn.paying();
  if (turn.invoice.payments.has(paymentId)) return;
  if (!emailConfirmed) throw new InvoiceError('email_unconfirmed');
  turn.requireCurrency(currency);
  begin(turn, { paymentId, paidBy, linkId: null, amountMinor, rate });
  agreeToKeep(turn, asked);
};

/** Whoever has the link pays what it says, once, as far as people are still asked for it. */
export const payByLink = (
  turn: InvoiceTurn,
  { linkId, paymentId, rate }: InvoiceCommandOf<'PayByLink'>,
): void => {
  if (turn.invoice.payments.has(paymentId)) return;
  const link = turn.invoice.links.get(linkId);
  if (!link) throw new InvoiceError('link_unknown');
  if (link.revoked || turn.at >= link.expiresAt) throw new InvoiceError('link_over');
  if (hasPaid(turn.invoice, linkId)) throw new InvoiceError('link_used');
  requireOpen(turn);
  const amountMinor = askedByLink(turn.invoice, link);
  if (amountMinor === 0) throw new InvoiceError('payment_disputed');
  begin(turn, { paymentId, paidBy: null, linkId, amountMinor, rate });
};

type Begun = Pick<Payment, 'paymentId' | 'paidBy' | 'linkId' | 'amountMinor'> & {
  readonly rate: ProcessingRate;
};
const begin = (turn: InvoiceTurn, { rate, ...begun }: Begun): void => {
  requireOpen(turn);
  requireWithin(turn, begun.amountMinor);
  const payerBears = turn.invoice.bearer === 'payer';
  const chargeMinor = payerBears ? chargeWithFee(begun.amountMinor, rate) : begun.amountMinor;
  turn.say({ type: 'CheckoutStarted', data: { ...turn.booked, ...begun, chargeMinor, startedAt: turn.at } });
};

/** @throws InvoiceError `invoice_over`, `nothing_open`, `written_off`, `hold_over` */
export const requireOpen = (turn: InvoiceTurn): void => {
  const { invoice } = turn;
  if (isOver(invoice)) throw new InvoiceError('invoice_over');
  if (openOf(invoice) === 0) throw turn.nothingOpen();
  if (isHoldOver(invoice, turn.at)) throw new InvoiceError('hold_over');
};

/** @throws InvoiceError `above_open` */
export const requireWithin = ({ invoice }: InvoiceTurn, amountMinor: number): void => {
  const openMinor = openOf(invoice);
  const { currency } = invoice.books;
  if (amountMinor > openMinor) throw new InvoiceError('above_open', { openMinor, currency });
};

/**
 * What the card provider says of a page: the object as it stands by then, so that news that come late or twice change
 * nothing. Money is money whatever has happened meanwhile; what is too much goes back by itself.
 */
export const noteCheckout = (turn: InvoiceTurn, says: InvoiceCommandOf<'NoteCheckout'>): void => {
  if (says.outcome === 'paid') beginUnknown(turn, says);
  const payment = turn.invoice.payments.get(says.paymentId);
  if (!payment) return;
  if (moneyHasCome(payment)) return noteFee(turn, payment, says.feeMinor);
  const { paymentId } = payment;
  if (payment.sessionId === null && says.expiresAt !== null)
    turn.say({
      type: 'CheckoutOpened',
      data: {
        ...{ invoiceId: turn.invoiceId, paymentId },
        ...{ sessionId: says.sessionId, expiresAt: says.expiresAt },
      },
    });
  const about = { invoiceId: turn.invoiceId, paymentId };
  if (says.outcome === 'paid') {
    cardPaid(turn, payment, says);
    const { paidBy, consent } = turn.payment(paymentId);
    if (says.card && consent && paidBy !== null) keepCard(turn, paymentId, paidBy, consent, says.card);
    return;
  }
  if (payment.state !== 'open') return;
  if (says.outcome === 'expired') turn.say({ type: 'CheckoutEnded', data: { ...about, endedAt: turn.at } });
  if (says.outcome === 'declined' && says.declined !== null && payment.code !== says.declined)
    turn.say({ type: 'CardDeclined', data: { ...about, code: says.declined, declinedAt: turn.at } });
};

/** What was paid at a page of which the log has nothing, because it was restored from before: it was begun, and is as any other. */
const beginUnknown = (turn: InvoiceTurn, says: InvoiceCommandOf<'NoteCheckout'>): void => {
  const { paymentId, paidBy, linkId, chargeMinor, surchargeMinor } = says;
  if (turn.invoice.payments.has(paymentId)) return;
  const amountMinor = chargeMinor - surchargeMinor;
  turn.say({
    type: 'CheckoutStarted',
    data: { ...turn.booked, paymentId, paidBy, linkId, amountMinor, chargeMinor, startedAt: turn.at },
  });
};

/** What it says of a charge of a kept card, as it stands by then. Money is money here too. */
export const noteCharge = (turn: InvoiceTurn, says: InvoiceCommandOf<'NoteCharge'>): void => {
  if (says.outcome === 'paid') beginUnknownCharge(turn, says);
  const payment = turn.invoice.payments.get(says.paymentId);
  if (!payment?.auto) return;
  if (moneyHasCome(payment)) return noteFee(turn, payment, says.feeMinor);
  if (says.outcome === 'paid') return cardPaid(turn, payment, says);
  if (payment.state === 'open') chargeFailed(turn, payment, says.declined ?? 'card_declined');
};

/** As of a page: the card may be unknown too. */
const beginUnknownCharge = (turn: InvoiceTurn, says: InvoiceCommandOf<'NoteCharge'>): void => {
  const { paymentId, paidBy, chargeMinor, surchargeMinor } = says;
  if (turn.invoice.payments.has(paymentId)) return;
  const amountMinor = chargeMinor - surchargeMinor;
  turn.say({
    type: 'CardChargeStarted',
    data: {
      ...{ ...turn.booked, paymentId, ...chargeOfId(paymentId), paidBy: paidBy ?? turn.payerId },
      ...{ firstOn: turn.at.slice(0, 10), amountMinor, chargeMinor, startedAt: turn.at },
    },
  });
};

const noteFee = (turn: InvoiceTurn, { paymentId, feeMinor, way }: Payment, known: number | null): void => {
  if (way !== 'card' || known === null || feeMinor !== 0 || known === 0) return;
  turn.say({ type: 'CardFeeKnown', data: { ...turn.booked, paymentId, feeMinor: known } });
};

const cardPaid = (
  turn: InvoiceTurn,
  payment: Payment,
  says: InvoiceCommandOf<'NoteCheckout'> | InvoiceCommandOf<'NoteCharge'>,
): void => {
  const { chargeMinor, feeMinor } = says;
  const intentId = says.type === 'NoteCharge' ? says.intentId : (says.intentId ?? says.sessionId);
  const { paymentId, paidBy } = payment;
  // Of what nothing is open any more, and of a link that somebody has paid with, everything goes back, what the payer bore of
  // the fee too.
  const isPaid = openOf(turn.invoice) === 0 || hasPaid(turn.invoice, payment.linkId);
  const surchargeMinor = isPaid ? 0 : Math.min(payment.surchargeMinor, chargeMinor);
  const split = isPaid ? allOver(chargeMinor) : splitOf(turn, chargeMinor - surchargeMinor);
  turn.say({
    type: 'CardPaid',
    data: {
      ...{ ...turn.booked, paymentId, paidBy, ...split, surchargeMinor },
      ...{ feeMinor: feeMinor ?? 0, intentId, paidAt: turn.at },
    },
  });
  if (split.overMinor > 0) giveBackOver(turn, turn.payment(paymentId));
  secureIfPaid(turn);
};

/** By itself; cash is handed back by somebody. */
const GOES_BACK: readonly PaymentWay[] = ['card', 'credit'];
/**
 * What is too much goes back at once: to the captain first where a member has paid their share after them, else to whoever
 * paid last (business rules 5.6.5). Of what a bank decides about nothing can go back by then.
 */
const giveBackOver = (turn: InvoiceTurn, last: Payment): void => {
  const potOf = (one: Payment): PotPayment => ({
    paymentId: one.paymentId,
    payer: turn.invoice.payerIds.includes(one.paidBy ?? '') ? 'captain' : 'player',
    amountMinor: GOES_BACK.includes(one.way) ? leftOf(one) : 0,
  });
  const isShare = turn.invoice.shares.some(({ accountId }) => accountId === last.paidBy);
  const others = [...turn.invoice.payments.values()].filter(
    (one) => one.paymentId !== last.paymentId && moneyHasCome(one) && one.state !== 'disputed',
  );
  const payments = isShare ? others.map(potOf) : [];
  const paid = payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const payment = { ...potOf(last), amountMinor: last.overMinor };
  const { refunds } = payIntoPot({ feeMinor: paid, payments }, payment);
  for (const refund of refunds) giveBack(turn, { ...refund, cause: last.paymentId });
};

/** What was paid too much goes back by itself. `cause`: what made it too much, so that it goes back once. */
export const giveBack = (
  turn: InvoiceTurn,
  { paymentId, amountMinor, cause }: Pick<Payment, 'paymentId' | 'amountMinor'> & { readonly cause: string },
): void => {
  const payment = turn.payment(paymentId);
  const most = Math.min(amountMinor, leftOf(payment));
  if (most <= 0) return;
  const refundId = `over.${cause}.${paymentId}`;
  turn.say({
    type: 'RefundAsked',
    data: {
      ...{ ...turn.booked, refundId, paymentId },
      ...{ amountMinor: most, fromOverMinor: most, needsApproval: false },
      ...{ payerId: turn.payerId, reason: 'Paid more than was open', askedBy: null, askedAt: turn.at },
    },
  });
  if (payment.way === 'credit') refundPaid(turn, refundId);
};
