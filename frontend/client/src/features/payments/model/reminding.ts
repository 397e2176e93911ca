import type { InvoiceCard } from '@fieldhouse/api-contract';
import { askedIn } from './totals';

const NUDGE_MS = 48 * 3_600_000;

/** Whether there is somebody who can be told: a team always has somebody who answers for it. */
export const isReachable = ({ payer, team }: Pick<InvoiceCard, 'payer' | 'team'>): boolean =>
  team !== null || payer.name !== null;

/** Whether somebody owes and may be reminded now: every other day at most. @param now milliseconds since the epoch */
export const canRemind = (
  invoice: Pick<InvoiceCard, 'openMinor' | 'standing' | 'disputed' | 'remindedAt' | 'payer' | 'team'>,
  now: number,
): boolean =>
  askedIn(invoice) > 0 &&
  isReachable(invoice) &&
  (invoice.remindedAt === null || Date.parse(invoice.remindedAt) + NUDGE_MS <= now);
