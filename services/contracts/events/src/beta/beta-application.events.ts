import { defineEvent, type EventOf } from '@fieldhouse/kernel';
import { z } from 'zod';

const id = z.string().min(1);
/** Whose application it is, and which: a person may apply again later. */
const ofPerson = { accountId: id, applicationId: id };
const decided = z.object({ ...ofPerson, reason: z.string() });
const reasonSealed = { encrypted: { keyOf: 'accountId', fields: { reason: '' } } } as const;

/** What the application says stands here, first and after each change; what is still missing is empty. */
export const betaApplicationDrafted = defineEvent(
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
);
export const betaApplicationSubmitted = defineEvent('BetaApplicationSubmitted', z.object(ofPerson));
export const betaReviewStarted = defineEvent('BetaReviewStarted', z.object(ofPerson));
export const betaApplicationApproved = defineEvent('BetaApplicationApproved', decided, reasonSealed);
export const betaApplicationWaitlisted = defineEvent('BetaApplicationWaitlisted', decided, reasonSealed);
export const betaApplicationRejected = defineEvent(
  'BetaApplicationRejected',
  decided.extend({ endedAt: z.iso.datetime() }),
  reasonSealed,
);
export const betaApplicationWithdrawn = defineEvent(
  'BetaApplicationWithdrawn',
  z.object({ ...ofPerson, endedAt: z.iso.datetime() }),
);

/** The person was erased: what read models hold of these applications goes. */
export const betaApplicantForgotten = defineEvent(
  'BetaApplicantForgotten',
  z.object({ accountId: id, applicationIds: z.array(id) }),
);

/** Every event of a `betaApplication-…` stream, which is one person's. */
export const betaApplicationEvents = [
  betaApplicationDrafted,
  betaApplicationSubmitted,
  betaReviewStarted,
  betaApplicationApproved,
  betaApplicationWaitlisted,
  betaApplicationRejected,
  betaApplicationWithdrawn,
  betaApplicantForgotten,
] as const;
export type BetaApplicationEvent = EventOf<(typeof betaApplicationEvents)[number]>;

const spot = z.object({ applicationId: id });
/** One of the limited spots is held for an application. */
export const betaSpotTaken = defineEvent('BetaSpotTaken', spot);
export const betaSpotReleased = defineEvent('BetaSpotReleased', spot);

/** Every event of the one `betaSpots-…` stream. */
export const betaSpotsEvents = [betaSpotTaken, betaSpotReleased] as const;
export type BetaSpotsEvent = EventOf<(typeof betaSpotsEvents)[number]>;
