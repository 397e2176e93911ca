import { askedOf, askedOfLine, askedOfShare, isHoldOver, isOver, openOf } from '@fieldhouse/events/payments';
import { nextNudgeAt, reminderDays } from '@fieldhouse/money';
import { dayIn } from '@fieldhouse/values';
import type { InvoiceCommandOf } from '../invoice.commands';
import { InvoiceError } from '../invoice.errors';
import type { InvoiceTurn } from '../invoice-turn';

/** Whoever answers for what is open, and whoever has not paid their share yet. What a bank decides about nobody is asked for. */
export const owingIds = ({ invoice, payerId }: InvoiceTurn): string[] => {
  const owing = invoice.shares.filter((share) => askedOfShare(invoice, share) > 0);
  return [...new Set([payerId, ...owing.map(({ accountId }) => accountId)])];
};

/** Whoever has not paid their share yet, and whoever answers for the rest; by hand, every other day. */
export const remindPayer = (turn: InvoiceTurn, { erasedIds }: InvoiceCommandOf<'RemindPayer'>): void => {
  const remindedBy = turn.treasurer();
  const { invoice, at } = turn;
  if (isOver(invoice)) throw new InvoiceError('invoice_over');
  if (openOf(invoice) === 0) throw turn.nothingOpen();
  if (isHoldOver(invoice, at)) throw new InvoiceError('hold_over');
  if (askedOf(invoice) === 0) throw new InvoiceError('payment_disputed');
  const next = nextNudgeAt(invoice.remindedAt, at);
  if (next !== null) throw new InvoiceError('reminded_lately', { next });
  const recipientIds = owingIds(turn).filter((accountId) => !erasedIds.includes(accountId));
  if (recipientIds.length === 0) throw new InvoiceError('nobody_to_remind');
  turn.say({ type: 'PayerReminded', data: { ...turn.booked, recipientIds, remindedBy, remindedAt: at } });
};

/**
 * A line that is owed and not paid is told of once on each day of the plan (business rules 5.6.6). A day that comes late
 * says nothing once the next has come, so that an outage is not made up for by several at once. Days are those of the payee's
 * zone.
 */
export const tellDue = (turn: InvoiceTurn, { lineId, day, zone }: InvoiceCommandOf<'TellDue'>): void => {
  const { invoice, at: toldAt } = turn;
  const line = invoice.lines.find((one) => one.lineId === lineId);
  const openMinor = line ? askedOfLine(invoice, line) : 0;
  if (!line || !invoice.accrued || openMinor === 0) return;
  if (isHoldOver(invoice, toldAt)) return;
  const { dueOn, dueToldAt } = line;
  const today = dayIn(zone, toldAt);
  // One of the plan of before, where it is due on another day since.
  if (!reminderDays(dueOn, '').includes(day)) return;
  if (dueToldAt !== null && dayIn(zone, dueToldAt) >= day) return;
  if (reminderDays(dueOn, day).some((next) => next <= today)) return;
  turn.say({
    type: 'PaymentFellDue',
    data: {
      ...{ ...turn.booked, lineId, dueOn, openMinor, step: stepOf(day, dueOn) },
      ...{ recipientIds: owingIds(turn), toldAt },
    },
  });
};

const stepOf = (day: string, dueOn: string): 'soon' | 'due' | 'overdue' => {
  if (day === dueOn) return 'due';
  return day < dueOn ? 'soon' : 'overdue';
};
