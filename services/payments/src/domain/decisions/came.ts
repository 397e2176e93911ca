import { allocate } from '@fieldhouse/money';
import type { InvoiceTurn } from '../invoice-turn';
import {
  disputedOfLine,
  openOf,
  openOfLine,
  paidOf,
  type Invoice,
  type Parts,
} from '@fieldhouse/events/payments';

/** What of an amount pays which line, is paid before it is owed, and is too much; together the amount. */
export type Split = {
  readonly amountMinor: number;
  readonly owedMinor: number;
  readonly earlyMinor: number;
  readonly overMinor: number;
  readonly lines: Parts[number][];
};

/** How money that comes now is split: what is due first is paid first (business rules 5.6.3). */
export const splitOf = ({ invoice }: InvoiceTurn, amountMinor: number): Split => {
  const paysMinor = Math.min(amountMinor, openOf(invoice));
  const open = invoice.lines.map((line) => ({ ...line, openMinor: openOfLine(line) }));
  const { lines } = allocate(paysMinor, open);
  return {
    amountMinor,
    owedMinor: invoice.accrued ? paysMinor : 0,
    earlyMinor: invoice.accrued ? 0 : paysMinor,
    overMinor: amountMinor - paysMinor,
    lines: lines.map((part) => ({ ...part, dueOn: dueOf(invoice, part.lineId) })),
  };
};

/** The same where nothing of it pays anything. */
export const allOver = (amountMinor: number): Split => ({
  ...{ amountMinor, owedMinor: 0, earlyMinor: 0, overMinor: amountMinor },
  lines: [],
});

/** Once what is due at once is paid, what the invoice is for is theirs, and all of it is owed. */
export const secureIfPaid = (turn: InvoiceTurn): void => {
  const { invoice, at } = turn;
  if (invoice.secured || invoice.voided || paidOf(invoice) < invoice.secureMinor) return;
  const { subject } = invoice;
  const isNew = !invoice.accrued;
  const accrued = invoice.lines.map(({ lineId, kind, netMinor, taxMinor, dueOn }) => ({
    ...{ lineId, kind, netMinor, taxMinor, dueOn },
  }));
  // What banks have taken back of it without that being said to be early is a deposit too.
  const deposits = invoice.lines.flatMap(({ lineId, dueOn, paidMinor, lostMinor }) => {
    const amountMinor = paidMinor + lostMinor + disputedOfLine(invoice, lineId, ({ early }) => !early);
    return amountMinor > 0 ? [{ lineId, dueOn, amountMinor }] : [];
  });
  turn.say({
    type: 'InvoiceSecured',
    data: {
      ...{ ...turn.booked, subject, securedAt: at },
      ...(isNew ? { accrued, deposits } : { accrued: [], deposits: [] }),
    },
  });
};

const dueOf = ({ lines }: Invoice, lineId: string): string =>
  lines.find((line) => line.lineId === lineId)?.dueOn ?? '';
