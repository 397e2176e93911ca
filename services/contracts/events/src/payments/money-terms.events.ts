import { defineEvent, type EventOf } from '@fieldhouse/kernel';
import { forfeitDays, minor, payee } from '@fieldhouse/values';
import { z } from 'zod';

/** Every event of a `moneyTerms-<kind>.<id>` stream: how a league or a team goes about money. */
export const moneyTermsEvents = [
  /**
   * `approvalAboveMinor`: above it somebody else approves a refund; null: never. `board`: members see who has paid.
   * `forfeitDays`: a place is given up so many days after the day of what is not paid for it; absent or null: never.
   * `formerMinor`: who set it has loosened the limit, and is held to this one until somebody else says how it is.
   */
  defineEvent(
    'MoneyTermsSet',
    z.object({
      payee,
      approvalAboveMinor: minor.nullable(),
      board: z.boolean(),
      forfeitDays: forfeitDays.nullable().optional(),
      formerMinor: minor.optional(),
      setBy: z.string().min(1),
      setAt: z.iso.datetime(),
    }),
  ),
] as const;
export type MoneyTermsEvent = EventOf<(typeof moneyTermsEvents)[number]>;
