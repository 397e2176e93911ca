import { z } from 'zod';
import { timeOfDay } from './notification.values';
import { gender, night } from './player.values';
import { teamGenderType, teamLevel } from './team.values';

const text = (longest: number): z.ZodString => z.string().trim().max(longest);
const day = z.iso.date('Enter a date');
const instant = z.iso.datetime('Enter a date and a time');
const itemId = z.string().regex(/^[\w-]{1,64}$/);

/** `team`: whole teams register, and people to teams; `individual`: people register and are put into teams; `draft`: they are drafted. */
export const leagueFormat = z.enum(['team', 'individual', 'draft']);
/**
 * Where a league stands. `draft`: only its staff sees it; `announced`: everybody, until registration opens; `full`: it is
 * open and there is no place; `closed`: registration is over, the season has not begun.
 */
export const leagueStage = z.enum([
  'draft',
  'announced',
  'open',
  'full',
  'closed',
  'running',
  'finished',
  'cancelled',
]);
/**
 * How somebody registers. `team`: a captain for a team; `member`: for a team that is in already; `free_agent`: alone,
 * for a team that is found; `group`: the same with friends who stay together.
 */
export const registrationKind = z.enum(['team', 'member', 'free_agent', 'group']);
/** In minor units (cents) of the league's currency. */
export const amount = z
  .number('Enter an amount')
  .int('Enter an amount')
  .min(0, 'Enter an amount')
  .max(10_000_000, 'This is too much');

/** Parts of the registration time, each from where the one before ends; without one, there is no such part. */
export const registrationWindows = z.object({
  opensAt: instant,
  /** End of the early bird's price. */
  earlyUntil: instant.nullable(),
  regularUntil: instant,
  /** End of the late price, and with it of the registration. */
  lateUntil: instant.nullable(),
});
/** What one registration of a kind costs in each part. */
export const kindPrice = z.object({ early: amount.nullable(), regular: amount, late: amount.nullable() });

/** Whoever withdraws until the end of a day (of the league's zone) gets so much of what they paid; later, nothing. */
export const refundTier = z.object({
  until: day,
  percent: z.number().int('Enter a whole number').min(1, 'At least 1%').max(100, 'At most 100%'),
});

/** What is asked of whoever registers. `shirt`: a size from a fixed list; `choice`: one of the options. */
export const leagueQuestion = z.object({
  questionId: itemId,
  label: text(200).min(1, 'Write the question'),
  kind: z.enum(['text', 'choice', 'yes_no', 'shirt']),
  options: z.array(text(80).min(1, 'Write the answer')).max(20),
  required: z.boolean(),
  /** Of each person, or of a team once. */
  of: z.enum(['person', 'team']),
});
/** Whether a question, as it stands, takes an answer; '' is none. */
export const takesAnswer = (
  { kind, options, required }: Pick<LeagueQuestion, 'kind' | 'options' | 'required'>,
  answer: string,
): boolean => (answer === '' ? !required : kind !== 'choice' || options.includes(answer));

export const leaguePhase = z.object({
  kind: z.enum(['placement', 'regular', 'playoffs']),
  startsOn: day,
  endsOn: day,
});
export const leagueDivision = z.object({ divisionId: itemId, name: text(40).min(1, 'Name the division') });

/** How many places there are besides those of teams: in all, and at positions and of genders. Null: no limit of its own. */
export const placeLimits = z.object({
  players: z.number().int().min(1, 'At least 1').max(2_000, 'At most 2,000').nullable(),
  positions: z.array(
    z.object({ position: z.string().min(1), maximum: z.number().int().min(0, 'At least 0') }),
  ),
  genders: z.array(z.object({ gender, maximum: z.number().int().min(0, 'At least 0') })),
});

const bound = z.number().min(0, 'At least 0').max(120, 'At most 120').nullable();
const span = { from: bound, to: bound };
/** What is asked of each person, one of a kind at most. Waivers are asked for besides. Both ends of a span are included. */
export const leagueRule = z.discriminatedUnion('rule', [
  /** Years of age on a day. */
  z.object({ rule: z.literal('age'), on: day, ...span }),
  z.object({ rule: z.literal('gender'), allowed: z.array(gender).min(1, 'Choose who may play') }),
  /** The level that people give themselves, 1 to 10. */
  z.object({ rule: z.literal('rating'), ...span }),
  /** Has played in one of these leagues of ours. */
  z.object({
    rule: z.literal('prior_league'),
    leagueIds: z.array(z.string().min(1)).min(1, 'Choose a league').max(20),
  }),
  /** Has shown it to the staff. */
  z.object({ rule: z.literal('document'), kind: text(60).min(1, 'Name the document') }),
]);

/**
 * When a registration is paid for: a deposit with it and the rest in instalments, in percent of the price; without a
 * deposit, all of it at once. `bearer`: who bears the card provider's fee.
 */
export const paymentTerms = z.object({
  depositPercent: z
    .number('Enter a whole number')
    .int('Enter a whole number')
    .min(1, 'At least 1%')
    .max(99, 'At most 99%')
    .nullable(),
  /** The first day first. */
  instalments: z
    .array(
      z.object({
        dueOn: day,
        percent: z
          .number('Enter a whole number')
          .int('Enter a whole number')
          .min(1, 'At least 1%')
          .max(99, 'At most 99%'),
      }),
    )
    .max(6, 'At most 6 installments'),
  bearer: z.enum(['organizer', 'payer']),
});
export type PaymentTerms = z.infer<typeof paymentTerms>;
/** What a league asks for that says nothing of it. */
export const ALL_AT_ONCE: PaymentTerms = { depositPercent: null, instalments: [], bearer: 'organizer' };

/** People of a group that a draft keeps together, at most (draft rule 6). */
export const DRAFT_GROUP_SIZE = 3;

/** What a league says to those who may join it. Days and wall times are of the league's zone. */
export const leagueProspectus = z.object({
  format: leagueFormat,
  /** In plain words. */
  about: text(2_000),
  level: teamLevel,
  genderType: teamGenderType,
  venue: z.object({ name: text(80).min(1), address: text(200), city: text(60) }).nullable(),
  startsOn: day,
  endsOn: day,
  /** When games are, on nights that the league plays on. */
  times: z.array(z.object({ night, from: timeOfDay, to: timeOfDay })).max(7),
  phases: z.array(leaguePhase).max(6),
  divisions: z.array(leagueDivision).max(12),
  windows: registrationWindows,
  /** ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** The kinds that there are, with their prices. */
  prices: z.partialRecord(registrationKind, kindPrice),
  /** People of a group, at most; of those that a draft keeps together {@link DRAFT_GROUP_SIZE}. */
  groupSize: z.number().int().min(2, 'At least 2').max(8, 'At most 8'),
  /** What comes on top of each price. */
  charges: z.array(z.object({ name: text(60).min(1, 'Name the charge'), amount })).max(6),
  /** The first day first. */
  refunds: z.array(refundTier).max(6),
  places: placeLimits,
  waitlist: z.boolean(),
  /** Whether the staff says yes to each registration before it counts. */
  approval: z.boolean(),
  eligibility: z.array(leagueRule).max(5),
  /** Whether nobody plays, and no team is entered, before it is paid for. */
  paidFirst: z.boolean(),
  questions: z.array(leagueQuestion).max(20),
  /** Players of a team: fewer may not start; from the day on nobody is added. */
  roster: z.object({
    minimum: z.number().int().min(1, 'At least 1').max(40, 'At most 40'),
    freezeOn: day.nullable(),
  }),
  /** Whoever has no team by then is let go; null: never. It says nothing in a draft league (`placedByOf`). */
  placedBy: day.nullable(),
  payment: paymentTerms.default(ALL_AT_ONCE),
  /** The league that this one is another season of; null: there is none. */
  previousLeagueId: itemId.nullable().default(null),
});

/** For how long a signature counts. `season`: until the last day of the league it was given for. */
export const waiverExpiry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('never') }),
  z.object({ kind: z.literal('season') }),
  z.object({ kind: z.literal('date'), until: day }),
  z.object({
    kind: z.literal('days'),
    days: z.number().int().min(1, 'At least 1 day').max(3_650, 'At most ten years'),
  }),
]);
/** What people sign to play. A change of it is a new version, which is signed anew. */
export const leagueWaiver = z.object({
  title: text(80).min(3, 'Name the waiver'),
  text: text(20_000).min(20, 'Write what people sign'),
  required: z.boolean(),
  expiry: waiverExpiry,
});

export type LeagueFormat = z.infer<typeof leagueFormat>;
export type LeagueStage = z.infer<typeof leagueStage>;
export type RegistrationKind = z.infer<typeof registrationKind>;
export type RegistrationWindows = z.infer<typeof registrationWindows>;
export type KindPrice = z.infer<typeof kindPrice>;
export type LeagueProspectus = z.infer<typeof leagueProspectus>;
export type LeagueRule = z.infer<typeof leagueRule>;
export type LeagueQuestion = z.infer<typeof leagueQuestion>;
export type LeagueWaiver = z.infer<typeof leagueWaiver>;
export type WaiverExpiry = z.infer<typeof waiverExpiry>;
