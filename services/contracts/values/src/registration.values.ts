import { z } from 'zod';
import { gender, night } from './player.values';
import { amount, registrationKind } from './prospectus.values';

const day = z.iso.date();
const name = (what: string): z.ZodString => z.string().trim().min(1, `Give your ${what}`).max(50);

/**
 * Where a registration stands (business rules 5.5). `draft`: not sent yet; `waitlisted`: in the list, for the first time
 * or again; `offered`: a place is theirs until an instant; `reserved`: it is theirs once it is paid; `pending_approval`:
 * the staff, or the team's captain, says yes or no; `confirmed`: in; `rostered`: on a team; `completed`: the season is over.
 */
export const registrationStatus = z.enum([
  'draft',
  'submitted',
  'waitlisted',
  'offered',
  'reserved',
  'pending_approval',
  'confirmed',
  'rostered',
  'completed',
  'withdrawn',
  'cancelled_by_league',
  'expired',
  'rejected',
  'unplaced',
]);
/** What has been paid of a registration; `none`: it costs nothing. */
export const moneyStatus = z.enum([
  'none',
  'unpaid',
  'deposit',
  'partial',
  'paid',
  'refunded_part',
  'refunded',
]);

/** Only adults sign for themselves what a league asks of them. */
export const ADULT_FROM = 18;

/**
 * The last day (yyyy-mm-dd) on which an adult can be born.
 * @param today yyyy-mm-dd
 */
export const adultsBornBy = (today: string): string =>
  `${Number(today.slice(0, 4)) - ADULT_FROM}${today.slice(4)}`;

/** Whoever registers, as the league and its draft need them. */
export const registrant = z.object({
  firstName: name('first name'),
  lastName: name('last name'),
  birthDate: day,
  gender,
  /** Position codes of the league's sport, the main one first. */
  positions: z.array(z.string().min(1).max(8)).max(20),
  /** As they see themselves: 1 (absolute beginner) to 10 (national touring). */
  level: z.number().int().min(1).max(10).nullable(),
  /** Evenings on which they can play; empty: not said. */
  nights: z.array(night).max(7),
});

/** What somebody has filled in so far; it is sent with `SubmitRegistration`. */
export const savedRegistration = z.object({
  kind: registrationKind.nullable(),
  /** The team that registers, or that is joined. */
  teamId: z.string().min(1).max(64).nullable(),
  /** The friends' group to join; null: of their own, or none. */
  groupId: z.string().min(1).max(64).nullable(),
  person: registrant.partial(),
  /** By the question's id; choices and shirts by their words, yes and no as such. */
  answers: z.record(z.string().regex(/^[\w-]{1,64}$/), z.string().trim().max(500)),
  /** Whom to play with, nights to avoid, in their own words. */
  requests: z.string().trim().max(500),
});

/** What a code has taken off a price, in minor units; `code` as it was made. */
export const priceDiscount = z.object({
  codeId: z.string().min(1),
  code: z.string().min(1),
  amountMinor: amount,
});
/** What a registration was made at: minor units of a currency, with all that comes on top, and without the discount. */
export const registrationPrice = z.object({
  part: z.enum(['early', 'regular', 'late']),
  total: amount,
  currency: z.string().length(3),
  discount: priceDiscount.optional(),
});
/** Which of a league's two lists of places. */
export const placeList = z.enum(['teams', 'players']);

export type RegistrationStatus = z.infer<typeof registrationStatus>;
export type MoneyStatus = z.infer<typeof moneyStatus>;
export type Registrant = z.infer<typeof registrant>;
export type SavedRegistration = z.infer<typeof savedRegistration>;
export type PriceDiscount = z.infer<typeof priceDiscount>;
export type RegistrationPrice = z.infer<typeof registrationPrice>;
export type PlaceList = z.infer<typeof placeList>;
