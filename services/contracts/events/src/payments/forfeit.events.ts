import { defineEvent } from '@fieldhouse/kernel';
import {
  currencyCode,
  forfeitDays,
  invoiceLine,
  invoiceSubject,
  minor,
  payee,
  payer,
} from '@fieldhouse/values';
import { z } from 'zod';

const id = z.string().min(1);
const instant = z.iso.datetime();
const { dueOn } = invoiceLine.shape;

/** What happens in the stream of an invoice because the place that it is for goes when it is not paid. */
export const forfeitEvents = [
  /**
   * As the payee goes about it from now on. `days`: so many after a line's day; null: nothing follows any more. Of each line
   * that is open: `lastOn` is the last day to pay it, and `endsAt` when that is over where the payee is. `putOff`: nobody
   * looked when the last day was over, and so perhaps nobody could pay either; it is another one, once.
   */
  defineEvent(
    'ForfeitPlanned',
    z.object({
      invoiceId: id,
      days: forfeitDays.nullable(),
      lines: z.array(
        z.object({
          ...{ lineId: id, dueOn, lastOn: z.iso.date(), endsAt: instant },
          putOff: z.literal(true).optional(),
        }),
      ),
      plannedAt: instant,
    }),
  ),
  /**
   * The last day to pay a line is over: the place goes. `kept`: it does not, because a draft of the league has begun, and
   * the staff decides. `openMinor`: of the line. `recipientIds`: who looks after the payee's money, to be told.
   */
  defineEvent(
    'ForfeitFellDue',
    z.object({
      invoiceId: id,
      books: z.object({ payee, payer, currency: currencyCode }),
      subject: invoiceSubject,
      lineId: id,
      dueOn,
      openMinor: minor,
      kept: z.boolean(),
      recipientIds: z.array(id),
      fellDueAt: instant,
    }),
  ),
] as const;
