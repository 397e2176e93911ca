import { defineEvent, type EventDefinition, type EventOf } from '@fieldhouse/kernel';
import {
  codeTerms,
  leagueProspectus,
  paymentTerms,
  placeList,
  priceDiscount,
  registrationKind,
  registrationPrice,
} from '@fieldhouse/values';
import { z } from 'zod';
import type { LeagueEvent } from './league.events';
import type { PlayerPoolEvent } from './player-pool.events';

const id = z.string().min(1);
const instant = z.iso.datetime();
const count = z.number().int().min(0);
const listed = z.enum(['waiting', 'offered', 'expired']);
const capacity = z.object({ total: count, categories: z.record(z.string(), count) });
const hold = z.number().int();
const settings = z.object({
  zone: z.string(),
  startsAt: instant,
  mode: z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(['timed_offer', 'auto_register', 'race', 'manual']) }),
    z.object({ kind: z.enum(['lottery', 'take_turns']), drawAt: instant, seed: z.string() }),
  ]),
  holds: z.object({
    by: z.enum(['hours', 'days']),
    minutes: z.object({ far: hold, near: hold, last: hold }),
    night: z.object({ from: z.string(), to: z.string() }).nullable(),
    awakeHours: z.number(),
  }),
  crunch: z.boolean(),
});
const entry = { entryId: id };
const ranked = { ...entry, rank: count, of: count };
const lost = { why: z.enum(['capacity', 'grab']), full: z.string().nullable() };
const passedOver = z.array(
  z.discriminatedUnion('why', [
    z.object({ entryId: id, rank: count, why: z.literal('full'), full: z.array(z.string()) }),
    z.object({ entryId: id, rank: count, why: z.enum(['missed', 'organizer']) }),
  ]),
);
const entryIds = z.array(id);

/** A fact of the rules of waitlists, in one of a league's two lists. An entry is a registration. */
const placeEvent = <const Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  shape: Shape,
): EventDefinition<
  Type,
  z.ZodObject<{ leagueId: z.ZodString; list: typeof placeList; at: z.ZodISODateTime } & Shape>
> => defineEvent(type, z.object({ leagueId: id, list: placeList, at: instant, ...shape }));

/** Facts as the rules of waitlists say them (`services/rules/waitlists`), which name and explain them. */
export const placeFactEvents = [
  placeEvent('PlacesOpened', { settings, capacity }),
  placeEvent('EntryJoined', { ...ranked, categories: z.array(z.string()), turns: count }),
  placeEvent('PlaceTaken', {
    ...ranked,
    via: z.enum(['join', 'claim', 'offer', 'promotion', 'draw', 'organizer', 'grab']),
    passedOver,
    byAdmin: z.boolean(),
  }),
  placeEvent('PlaceOffered', {
    ...ranked,
    holdUntil: instant,
    paused: z.array(z.object({ from: instant, to: instant })),
    passedOver,
  }),
  placeEvent('OfferDeclined', ranked),
  placeEvent('OfferExpired', { ...ranked, offeredAt: instant, newRank: count }),
  placeEvent('OfferTakenBack', { ...lost, ...ranked }),
  placeEvent('EntryWithdrawn', { ...ranked, was: listed }),
  placeEvent('PlaceReleased', entry),
  placeEvent('EntryRemoved', {
    ...entry,
    was: z.enum([...listed.options, 'accepted']),
    byAdmin: z.literal(true),
  }),
  placeEvent('EntryMoved', { ...ranked, newRank: count, byAdmin: z.literal(true) }),
  placeEvent('CapacitySet', { capacity, before: capacity }),
  placeEvent('MovedDown', { ...lost, ...ranked }),
  placeEvent('OpenedToAll', { free: count }),
  placeEvent('RaceOpened', { free: count, entryIds }),
  placeEvent('ListDrawn', { by: z.enum(['lottery', 'take_turns']), seed: z.string(), order: entryIds }),
  placeEvent('StartChanged', { startsAt: instant, before: instant }),
  placeEvent('ZoneChanged', { zone: z.string(), before: z.string() }),
  placeEvent('ConfirmationAsked', { reminder: z.boolean(), grabAt: instant, entryIds }),
  placeEvent('PlaceConfirmed', entry),
  placeEvent('GrabOpened', { entryIds }),
] as const;
export type PlaceFactEvent = EventOf<(typeof placeFactEvents)[number]>;

const about = { leagueId: id, registrationId: id };
/** Whose words a reason is about, and goes with. */
const reasoned = {
  shape: { ...about, accountId: id, reason: z.string() },
  options: { encrypted: { keyOf: 'accountId', fields: { reason: '' } } },
} as const;

/** Every event of a `leaguePlaces-<leagueId>` stream: who has registered, and who holds a place. */
export const leaguePlacesEvents = [
  ...placeFactEvents,
  /** `total` and the rest of the price hold for this registration from now on. `groupId` is that of its founder's registration. */
  defineEvent(
    'RegistrationSubmitted',
    z.object({
      ...about,
      accountId: id,
      kind: registrationKind,
      teamId: id.nullable(),
      groupId: id.nullable(),
      /** Of what they had given by then: the revision in their own stream. */
      savedRevision: count,
      price: registrationPrice,
      /** What the league says by then of who leaves: no less comes back. Absent: it costs nothing, or was not kept. */
      refunds: leagueProspectus.shape.refunds.optional(),
      /** Whether it counts only when it is paid, and only when the staff (of a member: the captain) has said yes. */
      mustPay: z.boolean(),
      needsApproval: z.boolean(),
      submittedAt: instant,
    }),
  ),
  /**
   * Whoever answered for a team's registration leads the team no more, and `toId` does: what is offered for it is theirs to
   * accept or decline from now on. What was given with it stays whose it was. `offeredUntil`: of a place that waits for an
   * answer.
   */
  defineEvent(
    'RegistrationPassedOn',
    z.object({
      ...{ ...about, teamId: id, fromId: id, toId: id },
      ...{ offeredUntil: instant.nullable(), passedOnAt: instant },
    }),
  ),
  defineEvent('RegistrationApproved', z.object(about)),
  defineEvent('RegistrationRejected', z.object(reasoned.shape), reasoned.options),
  /** By whoever registered. `percent`: what they get back of what they paid. */
  defineEvent(
    'RegistrationWithdrawn',
    z.object({ ...about, percent: z.number().int().min(0).max(100), withdrawnAt: instant }),
  ),
  /** By the staff. */
  defineEvent('RegistrationRemoved', z.object(reasoned.shape), reasoned.options),
  /** By the staff, in the waitlist or from it into a place; the place's fact follows. */
  defineEvent('RegistrationMoved', z.object(reasoned.shape), reasoned.options),
  /**
   * Nothing is in the way of it any more: it has a place, is paid if it must be, and approved if it must be. `upon`: what
   * they did last for that; absent: it was not up to them, or said before that was kept.
   */
  defineEvent(
    'RegistrationConfirmed',
    z.object({
      ...{ ...about, accountId: id, kind: registrationKind, teamId: id.nullable() },
      upon: z.enum(['sent', 'paid', 'accepted']).optional(),
    }),
  ),
  /**
   * It has a place (or needs none) and costs something: so much is due, the first of it at once. Said once of each, at the
   * price that it was sent at and by the plan of that instant. `holdUntil`: the place is theirs until then if they have
   * not paid; null: whether they have or not.
   */
  defineEvent(
    'PaymentAsked',
    z.object({
      ...about,
      accountId: id,
      kind: registrationKind,
      teamId: id.nullable(),
      totalMinor: count,
      currency: z.string().length(3),
      /** In order, together the total, and what a code has taken off each. Days of the league's zone. */
      instalments: z
        .array(z.object({ dueOn: z.iso.date(), amountMinor: count, discountMinor: count.optional() }))
        .min(1),
      /** The code that has taken something off. */
      code: z.string().min(1).optional(),
      bearer: paymentTerms.shape.bearer,
      holdUntil: instant.nullable(),
      askedAt: instant,
    }),
  ),
  /** It has a place again that it had lost since it was asked for. `holdUntil`: as of `PaymentAsked`; null where it was paid. */
  defineEvent('PaymentHoldRenewed', z.object({ ...about, holdUntil: instant.nullable() })),
  /** What is due at once is paid. `asks`: who asks to play on a team, whose captain can say yes from now on. */
  defineEvent(
    'RegistrationPaid',
    z.object({ ...about, paidAt: instant, asks: z.object({ accountId: id, teamId: id }).optional() }),
  ),
  /** Nobody has paid for as long as the place was held: it is somebody else's. */
  defineEvent('PaymentLapsed', z.object(about)),
  /** What is owed for it was not paid for so long that it is given up. `percent`: what they get back of what they paid. */
  defineEvent(
    'RegistrationForfeited',
    z.object({ ...about, percent: z.number().int().min(0).max(100), forfeitedAt: instant }),
  ),
  /** It was confirmed and has no place any more, because there are fewer. */
  defineEvent('ConfirmationTakenBack', z.object({ ...about, kind: registrationKind, teamId: id.nullable() })),
  /** On a team of the league; null: on none any more. */
  defineEvent('RegistrationRostered', z.object({ ...about, teamId: id.nullable() })),
  /** A team of the league would like to have them; on which they are rostered once they say yes. */
  /** `holdUntil`: until when they can answer; absent: as long as it stands. */
  defineEvent('FreeAgentInvited', z.object({ ...about, teamId: id, holdUntil: instant.optional() })),
  /** By whoever was invited. `endedAt`: absent of what was said before the time of it counted. */
  defineEvent('TeamInvitationDeclined', z.object({ ...about, teamId: id, endedAt: instant.optional() })),
  defineEvent('TeamInvitationTakenBack', z.object({ ...about, teamId: id, endedAt: instant.optional() })),
  /** Whoever was invited, `accountId`, did not answer in time. */
  defineEvent('TeamInvitationExpired', z.object({ ...about, teamId: id, accountId: id })),
  /** No team was found for them until the last day for it. */
  defineEvent('RegistrationUnplaced', z.object(about)),
  /** Of the group that they asked to join. */
  defineEvent('GroupMemberAccepted', z.object({ ...about, groupId: id })),
  defineEvent('GroupMemberLeft', z.object({ ...about, groupId: id })),
  /** Shown to the staff; `expiresAt`: not valid from then on. */
  defineEvent(
    'DocumentSeen',
    z.object({ leagueId: id, accountId: id, kind: z.string().min(1), expiresAt: instant.nullable() }),
  ),
  /**
   * By the staff; `divisionId` null: in none any more. `registrationId`: of the team's registration; null: it came
   * otherwise.
   */
  defineEvent(
    'TeamPutInDivision',
    z.object({ leagueId: id, teamId: id, registrationId: id.nullable(), divisionId: id.nullable() }),
  ),
  /**
   * By who looks after the league's money: with `code` (in capitals) a registration costs less. `currency`: of an amount.
   * What the note says is its writer's (`madeBy`), and goes with them.
   */
  defineEvent(
    'CodeMade',
    z.object({
      ...{ leagueId: id, codeId: id, code: z.string().min(1), ...codeTerms.shape },
      currency: z.string().length(3),
      ...{ note: z.string(), madeBy: id, madeAt: instant },
    }),
    { encrypted: { keyOf: 'madeBy', fields: { note: '' } } },
  ),
  /** Nobody can use it any more; whoever has keeps what it took off. */
  defineEvent('CodeEnded', z.object({ leagueId: id, codeId: id, endedAt: instant })),
  /** A registration was sent with it. `amountMinor`: what it took off. */
  defineEvent(
    'CodeRedeemed',
    z.object({ ...about, accountId: id, ...priceDiscount.shape, redeemedAt: instant }),
  ),
  /** That registration is over before it was confirmed, and nothing of it stays paid: the use counts no more. */
  defineEvent('CodeGivenBack', z.object({ ...about, codeId: id, givenBackAt: instant })),
  /** The league is cancelled: nobody has a place any more. */
  defineEvent('PlacesClosed', z.object({ leagueId: id, closedAt: instant })),
] as const;
export type LeaguePlacesEvent = EventOf<(typeof leaguePlacesEvents)[number]>;

/** Whether an event is a fact of one of the two lists, as the rules of waitlists say them. */
export const isPlaceFact = <Event extends { readonly data: object }>(
  event: Event,
): event is Extract<Event, { readonly data: { readonly list: unknown } }> => 'list' in event.data;

/** The registration that has ended with an event, in whichever way; null: none. That of the whole league ends them all. */
export const endedRegistration = ({
  type,
  data,
}: LeaguePlacesEvent | LeagueEvent | PlayerPoolEvent): string | null => {
  switch (type) {
    case 'RegistrationRejected':
    case 'RegistrationWithdrawn':
    case 'RegistrationRemoved':
    case 'RegistrationUnplaced':
    case 'RegistrationForfeited':
    case 'PaymentLapsed':
      return data.registrationId;
    case 'OfferDeclined':
      return data.entryId;
    default:
      return null;
  }
};
