import type { CommandBodies } from '../shared/command-table';
import type { betaCommands, betaDecisionCommands } from './commands';
import { betaStatus, daysAfter, type BetaStatus } from '@fieldhouse/values';
import { z } from 'zod';
import { atLeast, pageFields, phoneText, reasonText } from '../shared/shared.contract';

export type { BetaStatus };

const sportKeys = z.array(z.string().min(1).max(40)).max(30, 'Choose at most 30 sports');
const upTo = (limit: number, what: string) =>
  z.string().trim().max(limit, `${what} must be at most ${limit} characters`);

/** PUT /api/beta/application: what is still missing is empty. */
export const betaDraftBody = z.object({
  complexName: upTo(100, 'Complex name'),
  city: upTo(100, 'City'),
  /** Keys of the sport catalogue. */
  sports: sportKeys,
  arenas: z.number().int('Give a whole number').min(0).max(200, 'At most 200 arenas').nullable(),
  contactName: upTo(100, 'Contact name'),
  contactPhone: upTo(40, 'Phone number'),
});
export type BetaDraftBody = z.infer<typeof betaDraftBody>;

/** POST /api/beta/application/submit */
export const betaSubmitBody = z.object({
  complexName: upTo(100, 'Complex name').min(1, 'Name your complex'),
  city: upTo(100, 'City').min(1, 'Say in which city it is'),
  sports: sportKeys.min(1, 'Choose at least one sport'),
  arenas: z
    .number('Say how many arenas it has')
    .int('Give a whole number')
    .min(1, 'A complex has at least one arena')
    .max(200, 'At most 200 arenas'),
  contactName: upTo(100, 'Contact name').min(1, 'Say whom we can call'),
  contactPhone: phoneText,
});
export type BetaSubmitBody = z.infer<typeof betaSubmitBody>;

/**
 * POST /api/admin/beta/applications/:accountId/decision, with the view's revision in `If-Match`. `review` takes a
 * submitted application up; the others decide on one that is in review or on the waitlist.
 */
export const betaDecisionBody = z
  .object({
    decision: z.enum(['review', 'approved', 'waitlisted', 'rejected']),
    /** Needed for all but `review`. */
    reason: reasonText.nullish(),
  })
  .refine(({ decision, reason }) => decision === 'review' || Boolean(reason), {
    path: ['reason'],
    error: 'Give a reason of at least 3 characters',
  });
export type BetaDecisionBody = z.infer<typeof betaDecisionBody>;
/** What the commands of {@link betaCommands} say. */
export const betaBodies = {
  SaveBetaDraft: betaDraftBody,
  SubmitBetaApplication: betaSubmitBody,
} as const satisfies CommandBodies<typeof betaCommands>;
/** What the commands of {@link betaDecisionCommands} say. */
export const betaDecisionBodies = {
  DecideBetaApplication: betaDecisionBody,
} as const satisfies CommandBodies<typeof betaDecisionCommands>;
export type BetaDecision = BetaDecisionBody['decision'];

/** GET /api/beta/application */
export const ownBetaQuery = z.object({ atLeast });
/** GET /api/admin/beta/applications: one page, whoever has waited longest first; `next` goes into `after`. */
export const betaQuery = z.object({ status: betaStatus.exclude(['draft']).optional(), ...pageFields });
export type BetaFilter = z.infer<typeof betaQuery>;

export type BetaStep = {
  readonly status: BetaStatus;
  /** ISO-8601 UTC. */
  readonly at: string;
  /** Who did it; null in the applicant's own view for what a site admin did. */
  readonly by: { readonly accountId: string; readonly name: string } | null;
  readonly reason: string | null;
};
export type BetaApplicationView = BetaDraftBody & {
  readonly applicationId: string;
  readonly accountId: string;
  readonly status: BetaStatus;
  readonly submittedAt: string | null;
  /** Of the applicant's stream; for `If-Match`. */
  readonly revision: number;
  /** Oldest first. */
  readonly timeline: readonly BetaStep[];
};
/** The limited places of the open beta. */
export type BetaSpots = { readonly limit: number; readonly taken: number };
/** Newest first. */
export type OwnBetaView = {
  readonly applications: readonly BetaApplicationView[];
  /** When the person may apply again after a rejection or a withdrawal; null: now, or never needed. ISO-8601 UTC. */
  readonly applyAgainAt: string | null;
  readonly spots: BetaSpots;
};
export type BetaPage = {
  readonly applications: readonly (BetaApplicationView & {
    readonly applicant: { readonly name: string; readonly email: string };
  })[];
  readonly next: string | null;
  readonly spots: BetaSpots;
};

/** Days after a rejection or withdrawal before the next application (business rules 5.15). */
const BETA_REAPPLY_DAYS = 30;
/** When somebody whose application ended then may apply again. Both ISO-8601 UTC. */
export const betaApplyAgainAt = (endedAt: string): string => daysAfter(endedAt, BETA_REAPPLY_DAYS);

declare module '../shared/dashboard.contract' {
  interface DashboardParts {
    /** Where the caller's newest application stands, and since when (ISO-8601 UTC); owners are through with it. */
    readonly beta: Pick<BetaApplicationView, 'complexName' | 'status'> & { readonly since: string };
    /** How many applications wait for a decision, for site admins. */
    readonly 'beta-inbox': number;
  }
}
