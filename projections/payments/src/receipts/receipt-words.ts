import type { InvoiceView, PaymentView } from '@fieldhouse/api-contract';
import { moneyOf } from '@fieldhouse/money';

/** A receipt as somebody reads it: what it is called, who paid whom, and amounts beside what they are for. */
export type Receipt = {
  readonly title: string;
  readonly number: string;
  /** When the money came, ISO-8601 UTC: the file is as old as that, whenever it is drawn. */
  readonly at: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly rows: readonly (readonly [what: string, amount: string])[];
  readonly total: readonly [what: string, amount: string];
  readonly notes: readonly string[];
};

const WAYS: Readonly<Record<PaymentView['way'], string>> = {
  card: 'By card',
  credit: 'With credit',
  cash: 'In cash',
  transfer: 'By bank transfer',
  check: 'By check',
  other: 'In another way',
};
const dayOf = (instant: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));

/**
 * What stands on the receipt of a payment. Amounts are those of the payment as it came; what has gone back since is said
 * below, so that a receipt printed earlier is still true.
 */
export const receiptOf = (invoice: Omit<InvoiceView, 'position' | 'said'>, payment: PaymentView): Receipt => {
  const { currency, title, payee, payer, team } = invoice;
  const { paymentId, amountMinor, lateFeeMinor, surchargeMinor, refundedMinor, way, at, by, receivedOn } =
    payment;
  const text = (minor: number): string => moneyOf(minor, currency);
  const owes = team === null ? (payer.name ?? 'Deleted player') : team.name;
  const paid = by === null ? 'Somebody with a link' : (by.name ?? 'Deleted player');
  return {
    title: 'Receipt',
    number: paymentId.slice(0, 8).toUpperCase(),
    at,
    facts: [
      ['Paid to', payee.name],
      ['Paid by', paid],
      ['For', owes],
      ['Paid on', receivedOn === null ? `${dayOf(at)} (UTC)` : dayOf(receivedOn)],
      ['How', WAYS[way]],
      ...discountFacts(invoice),
    ],
    rows: [
      ...(amountMinor > lateFeeMinor ? [[title, text(amountMinor - lateFeeMinor)] as const] : []),
      ...(lateFeeMinor > 0 ? [[`Late fee: ${title}`, text(lateFeeMinor)] as const] : []),
      ...(surchargeMinor > 0 ? [['Fee of the card provider', text(surchargeMinor)] as const] : []),
    ],
    total: ['Paid', text(amountMinor + surchargeMinor)],
    notes: [
      ...(refundedMinor > 0 ? [`${text(refundedMinor)} of it has gone back since.`] : []),
      `Payment ${paymentId} of invoice ${invoice.invoiceId}.`,
    ],
  };
};

/** What was taken off the price of the whole invoice, whatever of it this payment pays. */
const discountFacts = ({ lines, currency }: Pick<InvoiceView, 'lines' | 'currency'>): Receipt['facts'] => {
  const discounts = lines.flatMap(({ discount }) => discount ?? []);
  const label = discounts[0]?.label;
  const amountMinor = discounts.reduce((sum, one) => sum + one.amountMinor, 0);
  return label === undefined ? [] : [['Taken off', `${label} −${moneyOf(amountMinor, currency)}`]];
};
