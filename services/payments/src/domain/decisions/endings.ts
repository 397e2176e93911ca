import { moneyHasCome } from '@fieldhouse/values';
import type { InvoiceCommandOf } from '../invoice.commands';
import { InvoiceError } from '../invoice.errors';
import type { InvoiceTurn } from '../invoice-turn';
import {
  disputedOfLine,
  hasRefundsAtEnd,
  isHoldOver,
  openOfLine,
  paidOf,
  writtenOffOf,
  type Invoice,
  type InvoiceDataOf,
} from '@fieldhouse/events/payments';
import { dayAfter } from '../last-day';
import { planForfeit } from './forfeits';
import { lapseLateFee } from './late-fees';
import { giveBackByTerms } from './refunds';
import { owingIds } from './reminding';

/**
 * Nothing is owed any more, as long as nothing has been paid (business rules 5.6.2). While a place is only held for whoever
 * pays, it would go: what it is for is ended instead.
 */
export const voidInvoice = (turn: InvoiceTurn, { reason }: InvoiceCommandOf<'VoidInvoice'>): void => {
  const voidedBy = turn.treasurer();
  if (turn.invoice.voided) return;
  if ([...turn.invoice.payments.values()].some(moneyHasCome)) throw new InvoiceError('something_paid');
  if (!turn.invoice.accrued) throw new InvoiceError('not_owed_yet');
  endWith(turn, reason, voidedBy);
};

/** Nobody will pay the rest: it stays in the books as lost. */
export const writeOffInvoice = (turn: InvoiceTurn, { reason }: InvoiceCommandOf<'WriteOffInvoice'>): void => {
  const writtenOffBy = turn.treasurer();
  if (turn.invoice.voided) throw new InvoiceError('invoice_over');
  if (!turn.invoice.accrued) throw new InvoiceError('not_owed_yet');
  const lines = openLines(turn.invoice).map(({ lineId, dueOn, netMinor, taxMinor }) => ({
    ...{ lineId, dueOn },
    amountMinor: netMinor + taxMinor,
  }));
  const amountMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0);
  if (amountMinor === 0) throw turn.nothingOpen();
  turn.say({
    type: 'InvoiceWrittenOff',
    data: {
      ...{ ...turn.booked, amountMinor, lines, payerId: turn.payerId, reason },
      ...{ writtenOffBy, writtenOffAt: turn.at },
    },
  });
};

/**
 * They pay after all, or it was another invoice: what was written off is owed again, from each line as it was. Nothing is of
 * what has ended.
 */
export const takeBackWriteOff = (
  turn: InvoiceTurn,
  { reason }: InvoiceCommandOf<'TakeBackWriteOff'>,
): void => {
  const takenBackBy = turn.treasurer();
  const { invoice, booked, payerId, at: takenBackAt } = turn;
  if (invoice.voided || invoice.endPercent !== null) throw new InvoiceError('invoice_over');
  const amountMinor = writtenOffOf(invoice);
  if (amountMinor === 0) throw new InvoiceError('nothing_written_off');
  const lines = invoice.lines
    .filter(({ writtenOffMinor }) => writtenOffMinor > 0)
    .map(({ lineId, dueOn, writtenOffMinor }) => ({ lineId, dueOn, amountMinor: writtenOffMinor }));
  turn.say({
    type: 'WriteOffTakenBack',
    data: { ...booked, amountMinor, lines, payerId, reason, takenBackBy, takenBackAt },
  });
};

/** Somebody has lost their place: nobody is asked for it, nor gives it up, before it is theirs again. */
export const suspendInvoice = (turn: InvoiceTurn): void => {
  const { invoice, invoiceId, at } = turn;
  if (invoice.voided || invoice.endPercent !== null || invoice.waits) return;
  turn.say({ type: 'InvoiceHeld', data: { invoiceId, holdUntil: at, waits: true } });
  if (invoice.forfeit)
    turn.say({ type: 'ForfeitPlanned', data: { invoiceId, days: null, lines: [], plannedAt: at } });
};

/**
 * Somebody has their place again, for another while or whether they have paid or not: what follows when it is not paid begins
 * anew then.
 */
export const holdInvoice = (
  turn: InvoiceTurn,
  { holdUntil, days, zone }: InvoiceCommandOf<'HoldInvoice'>,
): void => {
  const { invoice, invoiceId, booked, at } = turn;
  const isHeld = !invoice.waits && (invoice.secured || invoice.holdUntil === holdUntil);
  if (invoice.voided || isHeld) return;
  // What is due at once may have been paid since it was said until when to pay it.
  const isTheirs = holdUntil === null || invoice.secured;
  const again = isHoldOver(invoice, at) ? dueAgain(turn, zone, isTheirs) : null;
  turn.say({ type: 'InvoiceHeld', data: { invoiceId, holdUntil, ...(again && { ...booked, again }) } });
  if (isTheirs) planForfeit(turn, { days, zone });
};

/**
 * What has fallen due is due tomorrow: nobody is late with what they were not asked for, and a kept card is charged on a day
 * that its owner was told before. Null: nothing has.
 * @param isTheirs else it is only held for a while: whoever gets it is told of that, and until when to pay
 */
const dueAgain = (
  turn: InvoiceTurn,
  zone: string,
  isTheirs: boolean,
): InvoiceDataOf<'InvoiceHeld'>['again'] | null => {
  const { invoice, at } = turn;
  const dueOn = dayAfter(at, 1, zone);
  const lines = invoice.lines
    .filter((line) => line.dueOn < dueOn && openOfLine(line) > 0)
    .map((line) => ({
      ...{ lineId: line.lineId, dueOn: line.dueOn },
      // Before anything is owed, only what banks have taken back without that being said to be early is.
      amountMinor: invoice.accrued
        ? openOfLine(line)
        : disputedOfLine(invoice, line.lineId, ({ early }) => !early),
    }));
  const recipientIds = isTheirs ? owingIds(turn) : [];
  return lines.length > 0 ? { dueOn, lines, zone, recipientIds } : null;
};

/** What was raised is taken back: what has been paid something of stays, and costs no more than that. */
export const takeBackInvoice = (
  turn: InvoiceTurn,
  { reason, takenBackBy }: InvoiceCommandOf<'TakeBackInvoice'>,
): void => {
  if (turn.invoice.voided) return;
  if ([...turn.invoice.payments.values()].some(moneyHasCome)) return lapseLateFee(turn);
  endWith(turn, reason, takenBackBy);
};

/**
 * What it was for has ended, once: what was never owed is void and goes back whole; else what is open is not owed any more,
 * and so much of what was paid goes back as the terms say.
 */
export const endInvoice = (
  turn: InvoiceTurn,
  { percent, reason, collectorIds }: InvoiceCommandOf<'EndInvoice'>,
): void => {
  const { invoice, invoiceId, at: endedAt } = turn;
  // One that ended before that was a fact has what was asked for then.
  if (invoice.voided || invoice.endPercent !== null || hasRefundsAtEnd(invoice)) return;
  const back = invoice.accrued ? percent : 100;
  turn.say({ type: 'InvoiceEnded', data: { invoiceId, percent: back, endedAt } });
  giveBackByTerms(turn, reason, collectorIds);
  dropOpen(turn, reason);
};

/** What is open of what has ended is not owed any more: nothing at all, where nothing was paid. */
export const dropOpen = (turn: InvoiceTurn, reason: string): void => {
  const { invoice } = turn;
  const disputed = [...invoice.payments.values()].some(({ state }) => state === 'disputed');
  if (!invoice.accrued || (paidOf(invoice) === 0 && !disputed)) return endWith(turn, reason, null);
  const lines = openLines(invoice);
  if (lines.length > 0)
    turn.say({
      type: 'InvoiceReduced',
      data: { ...turn.booked, lines, payerId: turn.payerId, reducedAt: turn.at },
    });
};

const endWith = (turn: InvoiceTurn, reason: string, voidedBy: string | null): void => {
  const lines = turn.invoice.accrued ? openLines(turn.invoice) : [];
  const { payerId, at, booked } = turn;
  turn.say({ type: 'InvoiceVoided', data: { ...booked, lines, payerId, reason, voidedBy, voidedAt: at } });
};

/** What is open, by line and what of it is tax. What a bank has not decided yet waits for it. */
const openLines = (invoice: Invoice) =>
  invoice.lines.flatMap((line) => {
    const { lineId, kind, dueOn } = line;
    const open = openOfLine(line) - disputedOfLine(invoice, lineId);
    const taxMinor = Math.min(line.taxMinor, open);
    return open > 0 ? [{ lineId, kind, dueOn, netMinor: open - taxMinor, taxMinor }] : [];
  });
