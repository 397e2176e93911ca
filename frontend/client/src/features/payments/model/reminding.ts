import type { InvoiceCard } from '@fieldhouse/api-contract';
import { isOpen } from './totals';

const NUDGE_MS = 48 * 3_600_000;

/** Whether somebody owes and may be reminded now: every other day at most. @param now milliseconds since the epoch */
export const canRemind = (
  invoice: Pick<InvoiceCard, 'openMinor' | 'standing' | 'remindedAt'>,
  now: number,
): boolean =>
  isOpen(invoice) && (invoice.remindedAt === null || Date.parse(invoice.remindedAt) + NUDGE_MS <= now);
