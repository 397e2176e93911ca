import type { InvoiceEvent } from '@fieldhouse/events/payments';
import { asksAt, type Effect, type Process } from '@fieldhouse/kernel';
import { reminderDays } from '@fieldhouse/money';
import { dayIn, type InvoiceLine } from '@fieldhouse/values';
import type { InvoiceRequest } from '../domain';
import { morningOf } from '../domain/last-day';

/**
 * Whoever owes is told before a line is due, on the day, and after it (business rules 5.6.6), at nine in the morning where
 * the payee is: a timer for each of these days. What has been paid, taken back or not become owed by then is told to
 * nobody; the decision says so, so that no timer has to be found again.
 */
export const invoiceReminders: Process<InvoiceEvent> = {
  name: 'invoice-reminders',
  categories: ['invoice'],
  startFrom: 'beginning',
  react: ({ type, data, metadata }): readonly Effect[] => {
    if (type === 'InvoiceIssued') return data.lines.flatMap((line) => timersOf(data, line, data.issuedAt));
    if (type === 'InvoiceHeld' && data.again) {
      const { again, invoiceId } = data;
      const { dueOn, zone, lines } = again;
      return lines.flatMap(({ lineId }) =>
        timersOf({ invoiceId, zone }, { lineId, dueOn }, metadata.occurredAt),
      );
    }
    return type === 'LateFeeCharged' ? timersOf(data, data.line, data.chargedAt) : [];
  },
};

/** Invoices of before do not say where the payee is. */
const timersOf = (
  { invoiceId: id, zone = 'UTC' }: { readonly invoiceId: string; readonly zone?: string | undefined },
  { lineId, dueOn }: Pick<InvoiceLine, 'lineId' | 'dueOn'>,
  knownAt: string,
): readonly Effect[] =>
  reminderDays(dueOn, dayIn(zone, knownAt)).map((day) => {
    const request: InvoiceRequest = { type: 'TellDue', lineId, day };
    const timerId = `due-${id}-${lineId}-${day}`;
    return asksAt(morningOf(day, zone), timerId, { aggregate: 'invoice', id, request });
  });
