import {
  amount,
  enteredCode,
  moneyStatus,
  night,
  registrationKind,
  registrationPrice,
  registrationStatus,
  savedRegistration,
} from '@fieldhouse/values';
import { z } from 'zod';

export {
  ADULT_FROM,
  adultsBornBy,
  documentAsked,
  documentLacking,
  isActive,
  priceAt,
  registrant,
  registrationPart,
  totalAt,
  wallTime,
  type LeagueProspectus,
  type LeagueQuestion,
  type MoneyStatus,
  type Registrant,
  type RegistrationKind,
  type RegistrationPrice,
  type RegistrationStatus,
  type SavedRegistration,
} from '@fieldhouse/values';
import type { CommandBodies } from '../shared/command-table';
import { idText, reasonText } from '../shared/shared.contract';
import type { divisionCommands, ownRegistrationCommands, registrationCommands } from './commands';

/** Every status that a registration can have. */
export const registrationStatuses = registrationStatus.options;

/** Of questions that it has asked meanwhile too. */
const ANSWERS_AT_MOST = 100;

/** What the commands of {@link ownRegistrationCommands} say. */
export const ownRegistrationBodies = {
  /** What the league does not ask is not kept. */
  SaveRegistration: savedRegistration.extend({
    answers: savedRegistration.shape.answers.refine(
      (answers) => Object.keys(answers).length <= ANSWERS_AT_MOST,
      'These are more answers than a league asks for',
    ),
  }),
  SignWaiver: z.object({
    version: z.number().int().min(1),
    /** Of the text that was shown. */
    textHash: z.string().length(64),
    accepted: z.boolean(),
    /** The full name, typed. */
    name: z.string().trim().min(3, 'Type your full name').max(120, 'Keep the name under 120 characters'),
    adult: z.literal(true, 'Only adults can sign'),
  }),
} as const satisfies CommandBodies<typeof ownRegistrationCommands>;

/** What the commands of {@link registrationCommands} say. */
export const registrationBodies = {
  /**
   * What has been saved last is sent. `total`: the price that was shown, with what the code takes off; another one is
   * refused, and said.
   */
  SubmitRegistration: z.object({ total: amount, code: enteredCode.optional() }),
  /** `percent` of what was paid that was shown to come back: less is refused, and said. Absent: nothing was shown. */
  WithdrawRegistration: z.object({ percent: z.number().int().min(0).max(100).optional() }),
  RejectRegistration: z.object({ reason: reasonText }),
  RemoveRegistration: z.object({ reason: reasonText }),
  /** To a 1-based rank of the waitlist, or from it into a place. */
  MoveRegistration: z.object({
    to: z.union([z.number().int().min(1), z.literal('place')]),
    reason: reasonText,
  }),
  /** Null: on no team. `fromId`: the team on which the asker sees them; absent: on whichever. */
  RosterRegistration: z.object({ teamId: idText.nullable(), fromId: idText.nullable().optional() }),
  /** `validUntil`: the last day on which it counts, in the league's zone; null: always. */
  SeeDocument: z.object({ validUntil: z.iso.date().nullable() }),
} as const satisfies CommandBodies<typeof registrationCommands>;

/** What the commands of {@link divisionCommands} say. */
export const divisionBodies = {
  /** Null: in no division. `fromId`: the division in which the asker sees it; absent: in whichever. */
  PutTeamInDivision: z.object({ divisionId: idText.nullable(), fromId: idText.nullable().optional() }),
} as const satisfies CommandBodies<typeof divisionCommands>;

const inList = { rank: z.number().int(), of: z.number().int() };
const at = z.string();
/**
 * A step of a registration's history, oldest first. Ranks are 1-based, `of` how many stood on the list; instants ISO-8601.
 * `by`: who did it, when it was neither the person themselves nor the clock; `reason`: as it was given, null once forgotten.
 */
export const registrationStep = z.discriminatedUnion('code', [
  z.object({
    code: z.enum([
      'submitted',
      'approved',
      'confirmed',
      'paid',
      'lapsed',
      'unplaced',
      'taken_back',
      'passed_on',
    ]),
    at,
  }),
  z.object({
    code: z.enum(['joined', 'declined', 'offer_taken_back', 'moved_down']),
    at,
    ...inList,
  }),
  z.object({ code: z.enum(['withdrawn', 'forfeited']), at, percent: z.number().int() }),
  z.object({ code: z.enum(['rejected', 'removed', 'moved_by_staff']), at, reason: z.string().nullable() }),
  /** The league is, and the registration ended with it. */
  z.object({ code: z.literal('league_cancelled'), at, reason: z.string() }),
  z.object({ code: z.literal('placed'), at, via: z.string(), byAdmin: z.boolean(), ...inList }),
  z.object({ code: z.literal('offered'), at, holdUntil: z.string(), ...inList }),
  z.object({ code: z.literal('no_answer'), at, offeredAt: z.string(), newRank: z.number().int(), ...inList }),
  /** The place is theirs if they pay until then. */
  z.object({ code: z.literal('held'), at, holdUntil: z.string() }),
  /** Somebody behind got a place: `why` they were not asked. */
  z.object({
    code: z.literal('passed_over'),
    at,
    why: z.enum(['full', 'missed', 'organizer']),
    full: z.array(z.string()),
    ...inList,
  }),
  z.object({ code: z.literal('moved'), at, newRank: z.number().int(), ...inList }),
  z.object({ code: z.literal('rostered'), at, teamId: z.string().nullable() }),
  z.object({
    code: z.enum(['invited', 'invitation_declined', 'invitation_taken_back', 'invitation_expired']),
    at,
    teamId: z.string(),
  }),
  z.object({ code: z.enum(['group_joined', 'group_left']), at }),
  /** Of a team; null: in none any more. */
  z.object({ code: z.literal('division'), at, divisionId: z.string().nullable() }),
]);
export type RegistrationStep = z.infer<typeof registrationStep>;

/** A registration, as whoever made it sees it, and the staff. */
export const registrationView = z.object({
  registrationId: z.string(),
  kind: registrationKind,
  status: registrationStatus,
  money: moneyStatus,
  price: registrationPrice,
  submittedAt: z.string(),
  teamId: z.string().nullable(),
  /** Null once the league does not have it. */
  teamName: z.string().nullable(),
  /** In the waitlist; null: not in it. */
  waitlist: z.object(inList).nullable(),
  /** Its place counts only once what is due is paid, and that is not paid yet. */
  mustPay: z.boolean(),
  /** Reserved: until when the place is theirs if they pay. */
  holdUntil: z.string().nullable(),
  /** Until when a place is theirs if they say yes. */
  offer: z.object({ at, holdUntil: z.string() }).nullable(),
  /** Of teams that would like to have them, oldest first. `holdUntil` null: they can answer as long as it stands. */
  invitations: z.array(z.object({ teamId: z.string(), teamName: z.string(), at, holdUntil: at.nullable() })),
  group: z
    .object({
      groupId: z.string(),
      /** `asked`: waits for one who is in to say yes. `mine`: the viewer. */
      members: z.array(
        z.object({ registrationId: z.string(), name: z.string(), asked: z.boolean(), mine: z.boolean() }),
      ),
    })
    .nullable(),
  steps: z.array(registrationStep),
});
export type RegistrationView = z.infer<typeof registrationView>;

export const signatureView = z.object({
  waiverId: z.string(),
  version: z.number().int(),
  accepted: z.boolean(),
  name: z.string(),
  signedAt: z.string(),
  expiresAt: z.string().nullable(),
});

/** How one list of places stands. `capacity`: null when there is no limit. */
export const placesView = z.object({
  capacity: z.number().int().nullable(),
  /** Places held or offered. */
  held: z.number().int(),
  waiting: z.number().int(),
});
/** A limit of players of one kind, such as 'gender:woman' or 'position:C': how many places there are, held or offered. */
const placeLimitView = z.object({ category: z.string(), maximum: z.number().int(), held: z.number().int() });
/** A rule and how somebody stands to it, for a client to word (`services/rules/eligibility`). */
export const eligibilityLine = z.object({
  rule: z.looseObject({ rule: z.string() }),
  verdict: z.enum(['met', 'missing', 'refused']),
  code: z.string().nullable(),
  params: z.record(z.string(), z.unknown()),
});

/**
 * Of a registration that would end now: what is left of what was paid, card fee included, and what comes back of it, by the
 * `percent` of its terms.
 */
export const registrationRefund = z.object({
  registrationId: z.string(),
  percent: z.number().int(),
  paidMinor: z.number().int(),
  backMinor: z.number().int(),
});
export type RegistrationRefund = z.infer<typeof registrationRefund>;

/** GET /api/leagues/:leagueId/registration: how the caller stands to a published league. */
export const ownRegistrationView = z.object({
  leagueId: z.string(),
  position: z.string(),
  /** Of what is saved, for `If-Match`; -1: nothing yet. */
  revision: z.number().int(),
  /** Of a cancelled league nothing can be asked anymore; why stands in what ended with it. */
  cancelled: z.boolean(),
  saved: savedRegistration.nullable(),
  /** The newest of each waiver and version. */
  signatures: z.array(signatureView),
  /** Newest first. */
  registrations: z.array(registrationView),
  /** By what is saved; the waivers that must be signed are among the lines. */
  eligibility: z.object({ eligible: z.boolean(), lines: z.array(eligibilityLine) }),
  places: z.object({
    teams: placesView,
    players: placesView.extend({ limits: z.array(placeLimitView) }),
  }),
  /** Of those of which money is there to come back. */
  refunds: z.array(registrationRefund),
  /** Teams that are in, which players can join. */
  teams: z.array(z.object({ teamId: z.string(), name: z.string(), color: z.string() })),
  serverNow: z.string(),
});
export type OwnRegistrationView = z.infer<typeof ownRegistrationView>;

/** GET /api/leagues/:leagueId/registrations, for the staff. */
export const registrationsView = z.object({
  leagueId: z.string(),
  position: z.string(),
  places: z.object({ teams: placesView, players: placesView }),
  /** In the order in which they were sent. `saved`: what they gave; null once they are forgotten, or have registered anew. */
  registrations: z.array(
    registrationView.extend({
      accountId: z.string(),
      /** Of what is to be paid for it: how it stands changes with that. */
      invoiceId: z.string(),
      /** As they wrote it, of a team its captain's; empty once they are forgotten. */
      name: z.string(),
      saved: savedRegistration.nullable(),
      /** The limits of places in which it counts, as 'gender:woman': of those that there were when it was sent. */
      categories: z.array(z.string()),
      signatures: z.array(signatureView),
      documents: z.array(z.object({ kind: z.string(), expiresAt: z.string().nullable() })),
    }),
  ),
  serverNow: z.string(),
});
export type RegistrationsView = z.infer<typeof registrationsView>;
export type StaffRegistrationView = RegistrationsView['registrations'][number];

/** Somebody who has registered, as captains see them. */
const scouted = {
  registrationId: z.string(),
  name: z.string(),
  positions: z.array(z.string()),
  /** 1 to 10, as they see themselves. */
  level: z.number().int().nullable(),
  nights: z.array(night),
  submittedAt: z.string(),
};
/** GET /api/leagues/:leagueId/free-agents, for who leads a team of the league. */
export const freeAgentsView = z.object({
  leagueId: z.string(),
  position: z.string(),
  /** The first day on which nobody is moved any more; null: none. */
  freezeOn: z.string().nullable(),
  rosterSize: z.number().int(),
  /** Players that a team needs to play. */
  minimum: z.number().int(),
  /** The one that the caller leads. */
  team: z.object({ teamId: z.string(), name: z.string(), color: z.string(), players: z.number().int() }),
  /** Who asks to play on it, in the order in which they asked. */
  requests: z.array(z.object(scouted)),
  /** In the league and on no team, in the order in which they came. */
  freeAgents: z.array(
    z.object({
      ...scouted,
      /** With whom they would like to play. */
      friends: z.array(z.string()),
      /** How the last invitation of the caller's team stands, since when, and until when they can answer; null: none. */
      invitation: z
        .object({
          standing: z.enum(['open', 'declined', 'withdrawn', 'expired']),
          at,
          holdUntil: at.nullable(),
        })
        .nullable(),
    }),
  ),
  serverNow: z.string(),
});
export type FreeAgentsView = z.infer<typeof freeAgentsView>;

/** GET /api/registrations: the caller's, of all leagues, newest first; and what they have signed, with its text. */
export const myRegistrationsView = z.object({
  registrations: z.array(
    registrationView.extend({ leagueId: z.string(), leagueName: z.string(), season: z.string() }),
  ),
  signatures: z.array(
    signatureView.extend({
      leagueId: z.string(),
      leagueName: z.string(),
      /** Of the league, whose days count. */
      zone: z.string(),
      title: z.string(),
      text: z.string(),
      textHash: z.string(),
    }),
  ),
  position: z.string(),
});
export type MyRegistrationsView = z.infer<typeof myRegistrationsView>;

declare module '../shared/dashboard.contract' {
  interface DashboardParts {
    /**
     * Leagues in which registrations wait for the caller's yes, by name: of who asks to play on the team that they lead,
     * and, where they run the league, of everybody else.
     */
    readonly 'registration-requests': readonly {
      readonly leagueId: string;
      readonly leagueName: string;
      readonly waiting: number;
    }[];
    /** What somebody has registered with, while it waits or counts, the newest first. */
    readonly registrations: readonly Pick<
      MyRegistrationsView['registrations'][number],
      'registrationId' | 'leagueId' | 'leagueName' | 'season' | 'kind' | 'status' | 'teamName'
    >[];
    /** What somebody's own registrations wait for from them: a place that is theirs if they say yes, a team that wants them. */
    readonly 'registration-offers': readonly {
      readonly leagueId: string;
      readonly leagueName: string;
      readonly registrationId: string;
      /** ISO-8601 UTC; null: no place is offered. */
      readonly offeredUntil: string | null;
      /** Names of teams. */
      readonly invitedBy: readonly string[];
      /** When the first of their invitations ends; ISO-8601 UTC; null: none ends. */
      readonly invitedUntil: string | null;
    }[];
  }
}
