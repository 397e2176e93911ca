import type { InvoiceEvent } from './invoice.events';
import { dropped, openOfLine, unpaidLine, type Invoice, type StandingLine } from './invoice.state';

/** What comes on top of an invoice if it is not paid in time, or has. Minor units. */
export type LateFee = {
  readonly amountMinor: number;
  /** The last day to pay without it (yyyy-mm-dd), and when that is over (ISO-8601 UTC). */
  readonly lastOn: string;
  readonly endsAt: string;
  /** Nobody looked when the last day was over before: there is no third one. Absent: it is the first. */
  readonly putOff?: true;
  /** `lapsed`: it comes no more. `waived`: it came, and what was not paid of it is not owed. */
  readonly standing: 'planned' | 'lapsed' | 'charged' | 'waived';
};

/** The line that it is. */
export const LATE_FEE_LINE = 'late_fee';

/** What is late once the last day is over: lines that were due by then and are open. */
export const lateLines = ({ lines }: Pick<Invoice, 'lines'>, lastOn: string): readonly StandingLine[] =>
  lines.filter((line) => line.dueOn <= lastOn && openOfLine(line) > 0);

/** The late fee that comes if nobody pays; null: none does. */
export const lateFeeAhead = (invoice: Invoice): LateFee | null => {
  const { lateFee, accrued, voided } = invoice;
  if (lateFee?.standing !== 'planned' || !accrued || voided) return null;
  return lateLines(invoice, lateFee.lastOn).length > 0 ? lateFee : null;
};

/** The late fee that is owed or paid, as far as it is not waived; null: none is. */
export const lateFeeCharged = ({
  lines,
  voided,
}: Pick<Invoice, 'lines' | 'voided'>): {
  readonly amountMinor: number;
  readonly chargedOn: string;
} | null => {
  const line = lines.find(({ lineId }) => lineId === LATE_FEE_LINE);
  const amountMinor = line && !voided ? line.netMinor + line.taxMinor - line.droppedMinor : 0;
  return line && amountMinor > 0 ? { amountMinor, chargedOn: line.dueOn } : null;
};

type LateFeeEvent = Extract<InvoiceEvent, { type: `LateFee${string}` }>;
/** What of an invoice changes because it is not paid in time. */
export const lateFeeChange = (state: Invoice, event: LateFeeEvent): Partial<Invoice> => {
  const lateFee = (standing: LateFee['standing']) => state.lateFee && { ...state.lateFee, standing };
  switch (event.type) {
    case 'LateFeeCharged':
      return { lateFee: lateFee('charged'), lines: [...state.lines, unpaidLine(event.data.line)] };
    case 'LateFeePutOff': {
      const { lastOn, endsAt } = event.data;
      return { lateFee: state.lateFee && { ...state.lateFee, lastOn, endsAt, putOff: true } };
    }
    case 'LateFeeLapsed':
      return { lateFee: lateFee('lapsed') };
    case 'LateFeeWaived':
      return { lateFee: lateFee('waived'), lines: dropped(state, [event.data.line]) };
  }
};
