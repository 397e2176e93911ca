import {
  disputedOfLine,
  LATE_FEE_LINE,
  lateLines,
  openOfLine,
  type InvoiceDataOf,
} from '@fieldhouse/events/payments';
import { NotYetDue } from '@fieldhouse/kernel';
import { dayIn, type InvoiceLine, type LateFeeTerms } from '@fieldhouse/values';
import type { InvoiceCommandOf } from '../invoice.commands';
import { InvoiceError } from '../invoice.errors';
import type { InvoiceTurn } from '../invoice-turn';
import { dayAfter, daysOn, endOfDay, isLookedAtLate } from '../last-day';
import { waitsUntil } from './on-its-way';

/** A whole day to pay at least, whatever was due before: nobody is charged for what they could not have paid. */
const NOTICE_DAYS = 1;

/**
 * Until when what is due can be paid without a late fee: so many days after its day, and never before the day is over that
 * comes after the one on which the invoice is issued. Days are those of the payee's zone.
 */
export const planOfLateFee = (
  { amountMinor, graceDays }: LateFeeTerms,
  lines: readonly InvoiceLine[],
  zone: string,
  issuedAt: string,
): NonNullable<InvoiceDataOf<'InvoiceIssued'>['lateFee']> => {
  const noticed = dayAfter(issuedAt, NOTICE_DAYS, zone);
  const [dueOn = noticed] = lines.map((line) => line.dueOn).sort();
  const byTerms = daysOn(dueOn, graceDays);
  const lastOn = byTerms > noticed ? byTerms : noticed;
  return { amountMinor, lastOn, endsAt: endOfDay(lastOn, zone) };
};

/**
 * The last day without a late fee is over: it comes on top if something that was due is open and nothing is on its way that
 * may pay it, and lapses if not. Once, either way. Where nobody looked when the day was over there is another one, once.
 * @throws NotYetDue while something is on its way
 */
export const chargeLateFee = (
  turn: InvoiceTurn,
  { zone, dueAt }: InvoiceCommandOf<'ChargeLateFee'>,
): void => {
  const { invoice, at: chargedAt } = turn;
  const { lateFee, accrued, voided } = invoice;
  if (lateFee?.standing !== 'planned' || chargedAt < lateFee.endsAt || voided) return;
  const { amountMinor, lastOn, endsAt } = lateFee;
  const late = lateLines(invoice, lastOn);
  // Nobody is asked any more for what is written off, nor for more because of it.
  const isGivenUp = invoice.lines.some(({ lostMinor }) => lostMinor > 0);
  if (!accrued || late.length === 0 || isGivenUp) return lapseLateFee(turn);
  if (!lateFee.putOff && isLookedAtLate(dueAt, chargedAt)) return putOffLateFee(turn, zone);
  const waits = waitsUntil(
    invoice,
    late.map(({ lineId }) => lineId),
    endsAt,
    chargedAt,
  );
  if (waits !== null) throw new NotYetDue(waits);
  const line: InvoiceLine = {
    ...{ lineId: LATE_FEE_LINE, label: 'Late fee', netMinor: amountMinor, taxMinor: 0 },
    kind: 'late_fee',
    dueOn: dayIn(zone, chargedAt),
  };
  turn.say({ type: 'LateFeeCharged', data: { ...turn.booked, line, lastOn, zone, chargedAt } });
};

const putOffLateFee = (turn: InvoiceTurn, zone: string): void => {
  const { invoiceId, at: putOffAt } = turn;
  const lastOn = dayAfter(putOffAt, NOTICE_DAYS, zone);
  const endsAt = endOfDay(lastOn, zone);
  turn.say({ type: 'LateFeePutOff', data: { invoiceId, lastOn, endsAt, putOffAt } });
};

/** A late fee that was to come does not. */
export const lapseLateFee = (turn: InvoiceTurn): void => {
  const { invoice, invoiceId, at: lapsedAt } = turn;
  if (invoice.lateFee?.standing === 'planned')
    turn.say({ type: 'LateFeeLapsed', data: { invoiceId, lapsedAt } });
};

/**
 * What is not paid of a late fee is not owed any more. What is paid of it goes back by a refund.
 * @throws InvoiceError `not_treasurer`, `no_late_fee`, `late_fee_paid`, `payment_disputed`, `nothing_open`, `invoice_over`
 */
export const waiveLateFee = (turn: InvoiceTurn, { reason }: InvoiceCommandOf<'WaiveLateFee'>): void => {
  const waivedBy = turn.treasurer();
  const { invoice, payerId, at: waivedAt } = turn;
  const line = invoice.lines.find(({ lineId }) => lineId === LATE_FEE_LINE);
  if (!line) throw new InvoiceError('no_late_fee');
  if (invoice.voided) throw new InvoiceError('invoice_over');
  const { lineId, kind, dueOn, paidMinor } = line;
  const openMinor = openOfLine(line);
  if (openMinor <= 0 && invoice.lateFee?.standing === 'waived') return;
  if (openMinor <= 0) throw new InvoiceError(paidMinor > 0 ? 'late_fee_paid' : 'nothing_open');
  const netMinor = openMinor - disputedOfLine(invoice, lineId);
  if (netMinor <= 0) throw new InvoiceError('payment_disputed');
  turn.say({
    type: 'LateFeeWaived',
    data: {
      ...turn.booked,
      line: { lineId, kind, netMinor, taxMinor: 0, dueOn },
      payerId,
      reason,
      waivedBy,
      waivedAt,
    },
  });
};
