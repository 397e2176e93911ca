import { givenBackOf, paidOf, standingOf, type Invoice } from '@fieldhouse/events/payments';
import { moneyHasCome, type MoneyStatus } from '@fieldhouse/values';

/** How far a registration is paid for (business rules 5.5), by its invoice; null: no money has ever come. */
export const registrationMoney = (invoice: Invoice): MoneyStatus | null => {
  const payments = [...invoice.payments.values()];
  const came = payments.filter(moneyHasCome);
  if (came.length === 0) return payments.some(({ state }) => state === 'reversed') ? 'unpaid' : null;
  const back = came.reduce((sum, one) => sum + one.refundedMinor, 0);
  const kept = came.reduce((sum, { amountMinor, surchargeMinor }) => sum + amountMinor + surchargeMinor, 0);
  const disputed = came.reduce((sum, one) => sum + one.disputedMinor, 0);
  if (kept - back - disputed <= 0) return back > 0 ? 'refunded' : 'unpaid';
  if (givenBackOf(invoice) > 0) return 'refunded_part';
  if (isWhole(invoice)) return 'paid';
  return invoice.secured && paidOf(invoice) === invoice.secureMinor ? 'deposit' : 'partial';
};

/** Nothing is open, and nothing was let go because the registration had ended. */
const isWhole = (invoice: Invoice): boolean =>
  standingOf(invoice) === 'paid' &&
  invoice.lines.every(({ kind, droppedMinor }) => kind === 'late_fee' || droppedMinor === 0);
