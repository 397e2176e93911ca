import type { DraftStatus } from '@fieldhouse/api-contract';

const BEFORE_START: ReadonlySet<DraftStatus> = new Set([
  'configuring',
  'order_committed',
  'order_locked',
  'lobby',
]);

/** Whether a draft is still to come; null: it is not set up yet. */
export const isBeforeStart = (status: DraftStatus | null): boolean =>
  status === null || BEFORE_START.has(status);

/** Whether a draft's time has passed without it having started. */
export const isLate = (status: DraftStatus | null, startsAt: string | null, now = Date.now()): boolean =>
  isBeforeStart(status) && startsAt !== null && Date.parse(startsAt) <= now;
