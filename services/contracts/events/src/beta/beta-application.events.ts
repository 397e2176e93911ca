import { defineEvent, type EventOf } from '@fieldhouse/kernel';
import type { BetaStatus } from '@fieldhouse/values';
import { z } from 'zod';

const id = z.string().min(1);
/** Whose application it is, and which: a person may apply again later. */
const ofPerson = { accountId: id, applicationId: id };
const decided = z.object({ ...ofPerson, reason: z.string() });
const reasonSealed = { encrypted: { keyOf: 'accountId', fields: { reason: '' } } } as const;

/** Every event of a `betaApplication-…` stream, which is one person's. */
export const betaApplicationEvents = [
  /** What the application says stands here, first and after each change; what is still missing is empty. */
  defineEvent(
    'BetaApplicationDrafted',
    z.object({
      ...ofPerson,
      complexName: z.string(),
      city: z.string(),
      /** Keys of the sport catalogue. */
      sports: z.array(z.string()),
      arenas: z.number().int().nullable(),
      contactName: z.string(),
      contactPhone: z.string(),
    }),
    {
      encrypted: {
        keyOf: 'accountId',
        fields: { complexName: '', city: '', contactName: 'Deleted', contactPhone: '' },
      },
    },
  ),
  defineEvent('BetaApplicationSubmitted', z.object(ofPerson)),
  defineEvent('BetaReviewStarted', z.object(ofPerson)),
  defineEvent('BetaApplicationApproved', decided, reasonSealed),
  defineEvent('BetaApplicationWaitlisted', decided, reasonSealed),
  defineEvent('BetaApplicationRejected', decided.extend({ endedAt: z.iso.datetime() }), reasonSealed),
  defineEvent('BetaApplicationWithdrawn', z.object({ ...ofPerson, endedAt: z.iso.datetime() })),
  /** The person was erased: what read models hold of these applications goes. */
  defineEvent('BetaApplicantForgotten', z.object({ accountId: id, applicationIds: z.array(id) })),
] as const;
export type BetaApplicationEvent = EventOf<(typeof betaApplicationEvents)[number]>;

/** Where an application stands after each of its events. */
export const betaStatusAfter = {
  BetaApplicationDrafted: 'draft',
  BetaApplicationSubmitted: 'submitted',
  BetaReviewStarted: 'in_review',
  BetaApplicationApproved: 'approved',
  BetaApplicationWaitlisted: 'waitlisted',
  BetaApplicationRejected: 'rejected',
  BetaApplicationWithdrawn: 'withdrawn',
} as const satisfies Readonly<
  Record<Exclude<BetaApplicationEvent['type'], 'BetaApplicantForgotten'>, BetaStatus>
>;

const spot = z.object({ applicationId: id });

/** Every event of the one `betaSpots-…` stream. */
export const betaSpotsEvents = [
  /** One of the limited spots is held for an application. */
  defineEvent('BetaSpotTaken', spot),
  defineEvent('BetaSpotReleased', spot),
] as const;
export type BetaSpotsEvent = EventOf<(typeof betaSpotsEvents)[number]>;
