import { defineEvent, type EventOf } from '@fieldhouse/kernel';
import { currencyCode, forfeitDays, minor, payee } from '@fieldhouse/values';
import { z } from 'zod';

/** Every event of a `moneyTerms-<kind>.<id>` stream: how a league or a team goes about money. */
export const moneyTermsEvents = [
  /**
   * `approvalAboveMinor`: above it somebody else approves a refund; null: never. `approvalCurrency`: what that is counted in;
   * absent: it was not said, and counts in any. `board`: members see who has paid.
   * `forfeitDays`: a place is given up so many days after the day of what is not paid for it; absent or null: never.
   * `formerMinor`: who set it has loosened the limit, and is held to this one, in
   * `formerCurrency`, until somebody else says how it is. `formerBy`: who is, where somebody else has set something else of it
   * meanwhile.
   */
  defineEvent(
    'MoneyTermsSet',
    z.object({
      payee,
      approvalAboveMinor: minor.nullable(),
      approvalCurrency: currencyCode.optional(),
      board: z.boolean(),
      forfeitDays: forfeitDays.nullable().optional(),
      formerMinor: minor.optional(),
      formerCurrency: currencyCode.optional(),
      formerBy: z.string().min(1).optional(),
      setBy: z.string().min(1),
      setAt: z.iso.datetime(),
    }),
  ),
] as const;
export type MoneyTermsEvent = EventOf<(typeof moneyTermsEvents)[number]>;
