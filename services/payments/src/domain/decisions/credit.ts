import { isHoldOver, isOver, openOf } from '@fieldhouse/events/payments';
import type { InvoiceCommandOf } from '../invoice.commands';
import type { InvoiceTurn } from '../invoice-turn';
import { secureIfPaid, splitOf } from './came';
import { requireOpen, requireWithin } from './checkouts';

/** Whether whoever asks may pay so much of it now with credit; nothing is said. */
export const offerCredit = (
  turn: InvoiceTurn,
  { amountMinor, currency }: InvoiceCommandOf<'OfferCredit'>,
): void => {
  turn.paying();
  turn.requireCurrency(currency);
  requireOpen(turn);
  requireWithin(turn, amountMinor);
};

/** Credit that a wallet holds for it: as much as is open, once. What it does not take goes back. */
export const takeCredit = (turn: InvoiceTurn, taken: InvoiceCommandOf<'TakeCredit'>): void => {
  const { paymentId, walletId, accountId: paidBy, amountMinor: offeredMinor, currency } = taken;
  const { invoice, invoiceId, at } = turn;
  if (invoice.payments.has(paymentId)) return;
  const about = { paymentId, paidBy, walletId, offeredMinor };
  const isPayable = currency === invoice.books.currency && !isOver(invoice) && !isHoldOver(invoice, at);
  const takes = isPayable ? Math.min(offeredMinor, openOf(invoice)) : 0;
  if (takes === 0) return turn.say({ type: 'CreditRefused', data: { invoiceId, ...about, refusedAt: at } });
  turn.say({ type: 'CreditPaid', data: { ...turn.booked, ...about, ...splitOf(turn, takes), paidAt: at } });
  secureIfPaid(turn);
};
