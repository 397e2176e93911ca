import { defineEvent, type EventOf } from '@fieldhouse/kernel';
import { currencyCode, month } from '@fieldhouse/values';
import { z } from 'zod';

const id = z.string().min(1);
const minor = z.number().int().min(0);

/** Every event of a `period-<yyyy-mm>` stream. */
export const periodEvents = [
  /**
   * The books of a month (UTC) are closed: what stood in them then, and a digest of every entry, so that it can be
   * proved later. Nothing can be written into it afterwards: an entry's instant is that of its event.
   */
  defineEvent(
    'PeriodClosed',
    z.object({
      period: month,
      entries: z.number().int().min(0),
      totals: z.array(
        z.object({ account: id, currency: currencyCode, debitMinor: minor, creditMinor: minor }),
      ),
      /** SHA-256, hexadecimal. */
      digest: id,
      openCases: z.number().int().min(0),
      /** Why it is closed although cases are open; null when none are. */
      reason: z.string().nullable(),
      closedBy: id,
      closedAt: z.iso.datetime(),
    }),
  ),
] as const;
export type PeriodEvent = EventOf<(typeof periodEvents)[number]>;
