import type { InvoiceEvent } from '@fieldhouse/events/payments';
import { asksAt, type Effect, type Process } from '@fieldhouse/kernel';
import { reminderDays } from '@fieldhouse/money';
import type { InvoiceLine } from '@fieldhouse/values';
import type { InvoiceRequest } from '../domain';

/** No fact about an invoice says in which zone whoever owes it lives: a morning in Europe, a night's end in America. */
const TOLD_AT = 'T09:00:00.000Z';

/**
 * Whoever owes is told before a line is due, on the day, and after it (business rules 5.6.6), at 09:00 UTC: a timer for
 * each of these days. What has been paid, taken back or not become owed by then is told to nobody; the decision says so,
 * so that no timer has to be found again.
 */
export const invoiceReminders: Process<InvoiceEvent> = {
  name: 'invoice-reminders',
  categories: ['invoice'],
  startFrom: 'beginning',
  react: ({ type, data }): readonly Effect[] => {
    if (type === 'InvoiceIssued') return data.lines.flatMap((line) => timersOf(data, line, data.issuedAt));
    return type === 'LateFeeCharged' ? timersOf(data, data.line, data.chargedAt) : [];
  },
};

const timersOf = (
  { invoiceId: id }: { readonly invoiceId: string },
  { lineId, dueOn }: Pick<InvoiceLine, 'lineId' | 'dueOn'>,
  knownAt: string,
): readonly Effect[] =>
  reminderDays(dueOn, knownAt.slice(0, 10)).map((day) => {
    const request: InvoiceRequest = { type: 'TellDue', lineId, day };
    return asksAt(`${day}${TOLD_AT}`, `due-${id}-${lineId}-${day}`, { aggregate: 'invoice', id, request });
  });
