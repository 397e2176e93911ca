import { personWords, type InvoiceView, type PaymentView } from '@fieldhouse/api-contract';
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
/** By the clock of the payee; of invoices that do not say where they are, the day in UTC. */
const momentOf = (instant: string, zone: string | null): string => {
  if (zone === null) return `${dayOf(instant)} (UTC)`;
  const said = (style: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('en-US', { ...style, timeZone: zone }).format(new Date(instant));
  const time = said({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
  return `${said({ dateStyle: 'long' })}, ${time.replaceAll('\u202F', ' ')}`;
};

/**
 * What stands on the receipt of a payment. Amounts are those of the payment as it came; what has gone back since, or was taken
 * back by a bank, is said below, so that a receipt printed earlier is still true.
 */
export const receiptOf = (invoice: Omit<InvoiceView, 'position' | 'said'>, payment: PaymentView): Receipt => {
  const { currency, title, payee, payer, team, zone } = invoice;
  const { paymentId, amountMinor, lateFeeMinor, surchargeMinor, refundedMinor } = payment;
  const { way, at, by, receivedOn, parts } = payment;
  const restMinor = parts.reduce((left, part) => left - part.amountMinor, amountMinor - lateFeeMinor);
  const text = (minor: number): string => moneyOf(minor, currency);
  const owes = team === null ? personWords(payer) : team.name;
  const paid = by === null ? 'Somebody with a link' : personWords(by);
  return {
    title: 'Receipt',
    number: paymentId.slice(0, 8).toUpperCase(),
    at,
    facts: [
      ['Paid to', payee.name],
      ['Paid by', paid],
      ['For', owes],
      ['Paid on', receivedOn === null ? momentOf(at, zone) : dayOf(receivedOn)],
      ['How', WAYS[way]],
      ...discountFacts(invoice, payment),
    ],
    rows: [
      ...parts.map((part) => [nameOf(title, part.label), text(part.amountMinor)] as const),
      ...(restMinor > 0 ? [[title, text(restMinor)] as const] : []),
      ...(lateFeeMinor > 0 ? [[`Late fee: ${title}`, text(lateFeeMinor)] as const] : []),
      ...(surchargeMinor > 0 ? [['Fee of the card provider', text(surchargeMinor)] as const] : []),
    ],
    total: ['Paid', text(amountMinor + surchargeMinor)],
    notes: [
      ...(refundedMinor > 0 ? [`${text(refundedMinor)} of it has gone back since.`] : []),
      ...disputeNotes(payment, text),
      `Payment ${paymentId} of invoice ${invoice.invoiceId}.`,
    ],
  };
};

/** That a bank has taken it back. */
const disputeNotes = (
  { state, disputedMinor }: PaymentView,
  text: (minor: number) => string,
): Receipt['notes'] => {
  const taken = `A bank has taken ${text(disputedMinor)} of it back`;
  if (state === 'disputed') return [`${taken}, and has not decided yet whether it stays paid.`];
  return state === 'lost' ? [`${taken} for good.`] : [];
};

/** A line of an invoice: most have the name of it. */
const nameOf = (title: string, label: string): string => (label === title ? title : `${title}: ${label}`);

/**
 * What was taken off the price of the whole invoice. A receipt of a part of it says so: receipts of several payments are not
 * several discounts.
 */
const discountFacts = (
  { lines, currency }: Pick<InvoiceView, 'lines' | 'currency'>,
  { amountMinor, lateFeeMinor }: Pick<PaymentView, 'amountMinor' | 'lateFeeMinor'>,
): Receipt['facts'] => {
  const discounts = lines.flatMap(({ discount }) => discount ?? []);
  const label = discounts[0]?.label;
  if (label === undefined) return [];
  const offMinor = discounts.reduce((sum, one) => sum + one.amountMinor, 0);
  const wholeMinor = lines.reduce((sum, one) => sum + (one.kind === 'late_fee' ? 0 : one.amountMinor), 0);
  const isPart = amountMinor - lateFeeMinor < wholeMinor;
  const once = isPart ? ', once off the whole price, which this payment is a part of' : '';
  return [['Taken off', `${label} −${moneyOf(offMinor, currency)}${once}`]];
};
