import { defineEvent, type EventOf } from '@fieldhouse/kernel';
import { currencyCode, feeBearer, lateFeeTerms, minor } from '@fieldhouse/values';
import { z } from 'zod';

const id = z.string().min(1);
const instant = z.iso.datetime();
/** What is asked, and of whom: each of them gets an invoice. */
const fee = {
  teamId: id,
  feeId: id,
  title: z.string().min(1),
  currency: currencyCode,
  dueOn: z.iso.date(),
  bearer: feeBearer,
  /** Absent: none comes on top. */
  lateFee: lateFeeTerms.optional(),
  members: z
    .array(z.object({ accountId: id, amountMinor: minor }))
    .min(1)
    .max(200),
  raisedBy: id,
  raisedAt: instant,
};

/** Every event of a `teamFees-<teamId>` stream: what a team asks of its members. */
export const teamFeesEvents = [
  defineEvent('FeeRaised', z.object(fee)),
  /** Of further members; `dueOn` of them: the day on which they are asked, where that of the others is over. */
  defineEvent('FeeExtended', z.object(fee)),
  /** `accountIds`: of whom it was asked. */
  defineEvent(
    'FeeWithdrawn',
    z.object({ teamId: id, feeId: id, accountIds: z.array(id), withdrawnBy: id, withdrawnAt: instant }),
  ),
] as const;
export type TeamFeesEvent = EventOf<(typeof teamFeesEvents)[number]>;
