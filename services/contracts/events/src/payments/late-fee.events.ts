import { defineEvent } from '@fieldhouse/kernel';
import { currencyCode, invoiceLine, minor, payee, payer } from '@fieldhouse/values';
import { z } from 'zod';

const id = z.string().min(1);
const instant = z.iso.datetime();
const booked = { invoiceId: id, books: z.object({ payee, payer, currency: currencyCode }) };

/** What comes on top if what is due is not paid. `lastOn`: the last day without it; `endsAt`: when that is over where the payee is. */
export const lateFeePlan = z.object({ amountMinor: minor.min(1), lastOn: z.iso.date(), endsAt: instant });

/** What happens in the stream of an invoice because it is not paid in time. */
export const lateFeeEvents = [
  /**
   * Something that was due was open when the last day was over: the fee is owed as a line of its own, once. `zone`: of the
   * payee then (IANA); absent: not known.
   */
  defineEvent(
    'LateFeeCharged',
    z.object({
      ...{ ...booked, line: invoiceLine, lastOn: z.iso.date() },
      zone: z.string().min(1).optional(),
      chargedAt: instant,
    }),
  ),
  /**
   * Nobody looked when the last day was over, and so perhaps nobody could pay either: another day is the last, once. `endsAt`:
   * when that is over where the payee is.
   */
  defineEvent(
    'LateFeePutOff',
    z.object({ invoiceId: id, lastOn: z.iso.date(), endsAt: instant, putOffAt: instant }),
  ),
  /** It comes no more: what was due was paid in time, is given up, or what was asked is withdrawn. */
  defineEvent('LateFeeLapsed', z.object({ invoiceId: id, lapsedAt: instant })),
  /** What is not paid of it is not owed any more. */
  defineEvent(
    'LateFeeWaived',
    z.object({
      ...booked,
      line: invoiceLine.pick({ lineId: true, kind: true, netMinor: true, taxMinor: true, dueOn: true }),
      ...{ payerId: id, reason: z.string(), waivedBy: id, waivedAt: instant },
    }),
    { encrypted: { keyOf: 'payerId', fields: { reason: '' } } },
  ),
] as const;
