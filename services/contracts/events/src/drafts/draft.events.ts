import { defineEvent, type EventOf, type Upcaster } from '@fieldhouse/kernel';
import {
  autoModeCause,
  draftSettings,
  gender,
  night,
  pauseCause,
  pickList,
  pickSource,
  timedStep,
} from '@fieldhouse/values';
import { z } from 'zod';
import { passedOverCounted } from './passed-over';

export type { DraftClock, DraftSettings, PickSource, RosterLimits } from '@fieldhouse/values';

const id = z.string().min(1);
const instant = z.iso.datetime();
const pickNo = z.number().int().min(1);

/** A team as the draft needs it. `pickerIds`: accounts of captain, co-captains and proxies. */
export const draftTeam = z.object({
  teamId: id,
  name: z.string(),
  color: z.string(),
  pickerIds: z.array(id),
  captainPlayerId: id.nullable(),
});

/** A player as decisions need them: no name, so that nothing personal stands in the draft's stream. */
export const draftPlayer = z.object({
  playerId: id,
  rating: z.number().min(1).max(10).nullable(),
  /** 1-based; ⌈rank by rating / teams⌉. */
  tier: z.number().int().min(1),
  positions: z.array(z.string()),
  gender: gender.nullable(),
  nights: z.array(night),
  groupId: id.nullable(),
  registeredAt: instant,
});

/** Why the draft took this player for a team: what was looked at first and why it was passed over. */
export const autoPickReason = z.object({
  /** 1-based place in the list named by the pick's source. */
  rank: z.number().int().min(1),
  /** By name, the first 20 at most. */
  passedOver: z.array(z.object({ playerId: id, list: pickList, rule: z.string() })),
  /** All of them, by list and rule. */
  passed: z.array(z.object({ list: pickList, rule: z.string(), count: z.number().int().min(1) })),
  /** An older fact knew only the names: there may have been more. */
  cut: z.literal(true).optional(),
  /** Set when an unfilled minimum decided ('P', 'woman'). */
  need: z.string().nullable(),
  /** True when nobody was legal any more and the rules had to give way. */
  relaxed: z.boolean(),
  /** The limits ('C', 'woman') that could not be kept any more and were eased for this pick; the others held. */
  eased: z.array(z.string()).optional(),
});

const reason = z.string().min(3).max(200);

/** What a reason reads as once its author was erased. */
export const forgottenReason = 'Deleted with its author';

/** Why somebody did it, sealed under their key. `authorId`: their account; null for the product's own words. */
const said = { reason, authorId: id.nullable() };
const sealedReason = { keyOf: 'authorId', fields: { reason: forgottenReason } } as const;
/** Version 1 did not say whose the words were, and kept them in the open. */
const authorUnknown: Upcaster = (data) => ({ ...data, authorId: null });
const authored = { upcasters: [authorUnknown], encrypted: sealedReason };

const roster = z.object({ teamId: id, playerIds: z.array(id) });

/** What happened to one draft. */
const fact = <const Type extends string, Shape extends z.ZodRawShape>(
  type: Type,
  shape: Shape,
  options?: Parameters<typeof defineEvent>[2],
) => defineEvent(type, z.object({ draftId: id, ...shape }), options);

/** Every event of a `draft-…` stream. */
export const draftEvents = [
  fact('DraftCreated', { leagueId: id, settings: draftSettings }),
  /** `moved`: it starts at another time than before, or has none any more. */
  fact('DraftSettingsChanged', { settings: draftSettings, moved: z.literal(true).optional() }),
  /** The league's teams and staff as they now stand; replaces what was known. */
  fact('DraftTeamsChanged', { teams: z.array(draftTeam), commissionerIds: z.array(id) }),
  /** The seed is stored encrypted under the draft's own key until it is revealed. */
  fact(
    'DraftOrderCommitted',
    {
      roll: z.number().int().min(1),
      algorithm: z.literal('draft-order/v1'),
      teamIds: z.array(id),
      participantsHash: z.string(),
      commit: z.string(),
      seed: z.string(),
      /** Since when captains can add to it; missing in older facts. */
      committedAt: instant.optional(),
      ...said,
      reason: reason.nullable(),
    },
    { upcasters: [authorUnknown], encrypted: [{ keyOf: 'draftId', fields: { seed: '' } }, sealedReason] },
  ),
  fact('DraftOrderNonceAdded', { roll: z.number().int(), teamId: id, nonce: z.string() }),
  /** The order is now locked; anybody can recompute it from these fields and the commitment. */
  fact('DraftOrderRevealed', {
    roll: z.number().int(),
    seed: z.string(),
    nonces: z.array(z.object({ teamId: id, nonce: z.string() })),
    order: z.array(id),
  }),
  fact('DraftOrderSetByHand', { order: z.array(id), ...said }, authored),
  /**
   * `freeCaptains`: captains who are on their team from the start without a cell (captains 'free'). `more`: the pool goes
   * on in `DraftPoolChanged` events, so that no event grows with the league.
   */
  fact('DraftLobbyOpened', {
    players: z.array(draftPlayer),
    freeCaptains: z.array(z.object({ teamId: id, playerId: id })),
    more: z.literal(true).optional(),
  }),
  /** In the lobby, after captains, teams or players changed: all cells and teams that are filled before the start. */
  fact('DraftPlacementsChanged', {
    placements: z.array(
      z.object({
        pickNo,
        round: z.number().int().min(1),
        teamId: id,
        playerId: id,
        source: pickSource.extract(['placement', 'group']),
      }),
    ),
    freeCaptains: z.array(z.object({ teamId: id, playerId: id })),
  }),
  fact('DraftPoolChanged', {
    added: z.array(draftPlayer),
    changed: z.array(draftPlayer),
    removed: z.array(id),
    /** The pool differs in still more. */
    more: z.literal(true).optional(),
  }),
  fact('DraftStarted', { startedAt: instant }),
  /** A team is on the clock. `autoPickAt` is the instant from which the system may pick: the deadline and 2 s of grace. */
  fact('TurnStarted', {
    pickNo,
    round: z.number().int().min(1),
    teamId: id,
    /** Counts every turn and every restart of one, so that a stale timer can be told from the current one. */
    clockSeq: z.number().int().min(1),
    startedAt: instant,
    deadlineAt: instant,
    autoPickAt: instant.nullable(),
    auto: z.boolean(),
    /** With `auto`: the deadline that holds again should the team take its turn back. */
    ownDeadlineAt: instant.optional(),
  }),
  fact('TurnExpired', {
    pickNo,
    teamId: id,
    clockSeq: z.number().int(),
    consecutive: z.number().int().min(1),
  }),
  /** A cell of the board is filled. Version 1 named who was passed over without counting them. */
  fact(
    'PlayerPicked',
    {
      pickNo,
      round: z.number().int().min(1),
      teamId: id,
      playerId: id,
      source: pickSource,
      why: autoPickReason.nullable(),
      /** The rating given to an unrated player: that of the player picked just before. */
      assignedRating: z.number().min(1).max(10).nullable(),
      pickedAt: instant,
      remainingSeconds: z.number().nullable(),
      /** The turn it belongs to: a group partner's is that of the pick it came along with; 0: placed before the start. */
      madeIn: z.number().int().min(0).optional(),
    },
    { upcasters: [passedOverCounted] },
  ),
  fact('AutoModeEnabled', { teamId: id, cause: autoModeCause }),
  fact('AutoModeDisabled', { teamId: id, cause: z.enum(['captain_picked', 'captain', 'commissioner']) }),
  fact(
    'DraftPauseScheduled',
    { afterPickNo: pickNo.nullable(), ...said, reason: reason.nullable() },
    authored,
  ),
  /** A scheduled one has the reason of whoever scheduled it, whoever made the last pick before it. */
  fact(
    'DraftPaused',
    { cause: pauseCause, ...said, remainingSeconds: z.number().min(0).nullable() },
    authored,
  ),
  fact('DraftResumed', { seconds: z.number().min(1) }),
  /**
   * Every pick listed is taken back (placements stay); the players are in the pool again. Players assigned by lot or late
   * are in the pool again too.
   */
  fact(
    'PicksUndone',
    {
      toPickNo: pickNo,
      picks: z.array(z.object({ pickNo, teamId: id, playerId: id })),
      /** Players who came by lot or late, and are in the pool again too. */
      extras: z.array(z.object({ teamId: id, playerId: id, cause: z.enum(['lot', 'late']) })).optional(),
      ...said,
    },
    authored,
  ),
  /** Picks that an undo took back are made again, as they were. */
  fact(
    'PicksRedone',
    {
      picks: z.array(z.object({ pickNo, round: z.number().int().min(1), teamId: id, playerId: id })).min(1),
      ...said,
    },
    { encrypted: sealedReason },
  ),
  /** A commissioner put another player into one filled cell; the one before is in the pool again, all other picks stay. */
  fact(
    'PickReplaced',
    {
      pickNo,
      round: z.number().int().min(1),
      teamId: id,
      fromPlayerId: id,
      playerId: id,
      /** As in `PlayerPicked`. */
      assignedRating: z.number().min(1).max(10).nullable(),
      replacedAt: instant,
      ...said,
    },
    { encrypted: sealedReason },
  ),
  fact('PlayersAssignedByLot', {
    seed: z.string(),
    assignments: z.array(z.object({ teamId: id, playerId: id })),
  }),
  /** A player who registered after the last pick goes to the next team in order. */
  fact('LatePlayerAssigned', { leagueId: id.optional(), player: draftPlayer, teamId: id }),
  fact('DraftCompleted', { completedAt: instant }),
  fact('DraftReset', said, authored),
  fact('DraftCancelled', said, authored),
  fact('DraftReopened', said, authored),
  fact('DraftPublished', {
    leagueId: id,
    rosters: z.array(roster),
    /** Rosters of teams that the league no longer has; nobody is put on them. */
    unplaced: z.array(roster).optional(),
  }),
  /**
   * The log up to a revision and what the draft came to, signed with the installation's key for results: everybody can
   * prove it (docs/signed-result-v1.md). Made after the rosters are published, and again for each player who came later.
   */
  fact('DraftResultSigned', {
    /** Of the last fact that it covers. */
    revision: z.number().int().min(0),
    /** Exactly what was signed. */
    statement: z.string(),
    /** ECDSA P-256 with SHA-256 over the statement: r and s, 64 bytes in base64. */
    signature: z.string(),
    /** SubjectPublicKeyInfo in base64. */
    publicKey: z.string(),
    /** What people compare: 80 bits of the statement's digest. */
    code: z.string(),
  }),
  /** At its set time the draft was not ready for a step of its timetable; somebody must do it. */
  fact('DraftStepMissed', {
    step: timedStep,
    /** What was in the way: codes of the checklist, why the order could not be revealed, or that it came too late. */
    missing: z.array(z.string()),
  }),
  /**
   * Somebody was erased: the reasons that these facts of the stream gave are nobody's to read any more. Whoever keeps a
   * copy of one takes it away; in the log it went with its author's key.
   */
  fact('DraftReasonsForgotten', {
    authorId: id,
    revisions: z.array(z.number().int().min(0)).min(1).max(500),
  }),
  /** A new spectator link; the links before it stop working. The link itself is never stored. */
  fact('SpectatorLinkIssued', { linkNo: z.number().int().min(1) }),
] as const;

export type DraftEvent = EventOf<(typeof draftEvents)[number]>;
export type DraftTeam = z.infer<typeof draftTeam>;
export type DraftPlayer = z.infer<typeof draftPlayer>;
export type AutoPickReason = z.infer<typeof autoPickReason>;
