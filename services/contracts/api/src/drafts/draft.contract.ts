import { z } from 'zod';
import type { CommandBodies } from '../shared/command-table';
import type { draftCommands, draftPlanCommands } from './commands';
import { idText, night, reasonText, rosterLimits } from '../shared/shared.contract';

export const draftFormat = z.enum(['snake', 'linear', 'third_round_reversal']);
const seconds = z.number().int().min(5, 'At least 5 seconds').max(86_400, 'At most 24 hours');

export const draftSettings = z.object({
  format: draftFormat,
  rounds: z.number().int().min(1, 'At least 1 round').max(40, 'At most 40 rounds'),
  clock: z.object({
    pickSeconds: seconds,
    rounds: z.array(
      z.object({ fromRound: z.number().int().min(1), toRound: z.number().int().min(1), seconds }),
    ),
    soft: z.boolean(),
    quietHours: z
      .object({ from: z.string().regex(/^\d\d:\d\d$/), to: z.string().regex(/^\d\d:\d\d$/) })
      .nullable(),
    zone: z.string().min(1).max(60),
  }),
  limits: rosterLimits,
  captains: z.enum(['automatic', 'free', 'off']),
  groupsTogether: z.boolean(),
  gameNights: z.array(night),
  nightRule: z.enum(['off', 'warn', 'refuse']),
  leftovers: z.enum(['lot', 'stay']),
  startMode: z.enum(['manual', 'automatic']),
  startsAt: z.iso.datetime().nullable(),
  spectatorsSeeRatings: z.boolean(),
});
export type DraftSettingsView = z.infer<typeof draftSettings>;

/** What the commands of {@link draftCommands} say. */
export const draftBodies = {
  SaveDraftSettings: z.object({ settings: draftSettings }),
  CommitDraftOrder: z.object({ reason: reasonText.nullable() }),
  AddDraftOrderNonce: z.object({
    nonce: z.string().regex(/^[\x21-\x7e]{1,64}$/, 'Use 1 to 64 printable characters without spaces'),
  }),
  SetDraftOrderByHand: z.object({ order: z.array(idText).min(2).max(40), reason: reasonText }),
  /** `teamId` only for a commissioner who picks for a team. */
  MakePick: z.object({ pickNo: z.number().int().min(1), playerId: idText, teamId: idText.optional() }),
  SetAutoMode: z.object({ teamId: idText, enabled: z.boolean() }),
  PauseDraft: z.object({ reason: reasonText }),
  /** Null takes the planned pause back. */
  SchedulePause: z.object({ afterPickNo: z.number().int().min(1).nullable(), reason: reasonText.nullable() }),
  /** Null: the full clock. */
  ResumeDraft: z.object({
    seconds: z.number().int().min(15, 'Give at least 15 seconds').max(86_400).nullable(),
  }),
  UndoPicks: z.object({ toPickNo: z.number().int().min(1), reason: reasonText }),
  AssignLatePlayer: z.object({ playerId: idText }),
  ResetDraft: z.object({ reason: reasonText, confirmation: z.string() }),
  CancelDraft: z.object({ reason: reasonText }),
  ReopenDraft: z.object({ reason: reasonText }),
} as const satisfies CommandBodies<typeof draftCommands>;

const planBody = z.object({ teamId: idText, playerIds: z.array(idText).max(5_000) });
/** What the commands of {@link draftPlanCommands} say. */
export const draftPlanBodies = {
  SaveDraftQueue: planBody,
  SaveDraftRanking: planBody,
  SaveDoNotDraft: planBody,
} as const satisfies CommandBodies<typeof draftPlanCommands>;

export const draftStatus = z.enum([
  'configuring',
  'order_committed',
  'order_locked',
  'lobby',
  'live',
  'paused',
  'completed',
  'published',
  'cancelled',
]);
export type DraftStatus = z.infer<typeof draftStatus>;

export const pickSource = z.enum(['captain', 'proxy', 'queue', 'ranking', 'rating', 'group', 'placement']);
/** Why the clock took this player; the ids that were passed over stay private, their number and rules do not. */
export const pickWhy = z.object({
  rank: z.number().int(),
  passedOver: z.array(
    z.object({ list: z.enum(['queue', 'ranking', 'rating']), rule: z.string(), count: z.number().int() }),
  ),
  need: z.string().nullable(),
  relaxed: z.boolean(),
  /** Limits that could not be kept any more and were eased; the others held. */
  eased: z.array(z.string()).optional(),
});
export const roomPick = z.object({
  pickNo: z.number().int(),
  round: z.number().int(),
  teamId: z.string(),
  playerId: z.string(),
  source: pickSource,
  why: pickWhy.nullable(),
  pickedAt: z.string(),
  /** The turn it belongs to: a group partner's is that of the pick it came along with; 0: placed before the start. */
  madeIn: z.number().int(),
});
export const roomTurn = z.object({
  pickNo: z.number().int(),
  round: z.number().int(),
  teamId: z.string(),
  clockSeq: z.number().int(),
  startedAt: z.string(),
  deadlineAt: z.string(),
  /** Null with a soft clock: nothing happens at zero. */
  autoPickAt: z.string().nullable(),
  auto: z.boolean(),
});
export const roomTeam = z.object({
  teamId: z.string(),
  name: z.string(),
  color: z.string(),
  hasPicker: z.boolean(),
});
export const orderProofView = z.object({
  draftId: z.string(),
  algorithm: z.string(),
  rolls: z.array(
    z.object({
      roll: z.number().int(),
      teamIds: z.array(z.string()),
      participantsHash: z.string(),
      commit: z.string(),
      committedAt: z.string(),
      reason: z.string().nullable(),
      nonces: z.array(z.object({ teamId: z.string(), nonce: z.string() })),
      /** Null until it is revealed, and for rolls that a later one replaced before. */
      seed: z.string().nullable(),
      order: z.array(z.string()).nullable(),
    }),
  ),
  byHand: z.object({ order: z.array(z.string()), reason: z.string(), at: z.string() }).nullable(),
});

/** What everybody in the room sees; folded from the draft's events on the server. */
export const roomState = z.object({
  draftId: z.string(),
  leagueId: z.string(),
  /** Revision of the draft's stream that this shows. */
  revision: z.number().int(),
  status: draftStatus,
  settings: draftSettings,
  teams: z.array(roomTeam),
  /** Team ids in the order of round 1; empty until locked. */
  order: z.array(z.string()),
  /** Team on each cell, index = pickNo − 1; empty until locked. */
  board: z.array(z.string()),
  proof: orderProofView,
  picks: z.array(roomPick),
  /** On a team without a cell: free captains, players by lot, late ones. */
  extras: z.array(
    z.object({ teamId: z.string(), playerId: z.string(), source: z.enum(['captain', 'lot', 'late']) }),
  ),
  turn: roomTurn.nullable(),
  paused: z
    .object({
      cause: z.enum(['commissioner', 'scheduled', 'undo']),
      reason: z.string(),
      remainingSeconds: z.number().nullable(),
      at: z.string(),
    })
    .nullable(),
  pauseAfterPickNo: z.number().int().nullable(),
  autoTeams: z.array(
    z.object({ teamId: z.string(), cause: z.enum(['two_expiries', 'captain', 'commissioner']) }),
  ),
  /** The latest undo, so that everybody sees what it took back. */
  lastUndo: z
    .object({
      toPickNo: z.number().int(),
      picks: z.array(z.object({ pickNo: z.number().int(), teamId: z.string(), playerId: z.string() })),
      reason: z.string(),
      at: z.string(),
    })
    .nullable(),
  /** The step of the timetable that its time found the draft not ready for, until it is made. */
  missedStep: z
    .object({
      step: z.enum(['commit', 'reveal', 'lobby', 'start']),
      missing: z.array(z.string()),
      at: z.string(),
    })
    .nullable(),
  poolSize: z.number().int(),
  startedAt: z.string().nullable(),
  completedAt: z.string().nullable(),
  spectatorLinkNo: z.number().int(),
});
export type RoomState = z.infer<typeof roomState>;
export type RoomPick = z.infer<typeof roomPick>;
export type RoomTurn = z.infer<typeof roomTurn>;
export type RoomTeam = z.infer<typeof roomTeam>;
export type OrderProofView = z.infer<typeof orderProofView>;
export type PickSourceView = z.infer<typeof pickSource>;

export const roomRole = z.enum(['commissioner', 'captain', 'player', 'spectator']);
/** GET …/room (also with ?spectator=TOKEN) */
export const roomView = roomState.extend({
  leagueName: z.string(),
  season: z.string(),
  sport: z.string(),
  position: z.string(),
  me: z.object({ role: roomRole, teamId: z.string().nullable() }),
  serverNow: z.string(),
});
export type RoomView = z.infer<typeof roomView>;

/** GET …/players (also with ?spectator=TOKEN): the draft's pool, one card each. */
export const draftPlayerView = z.object({
  playerId: z.string(),
  name: z.string(),
  positions: z.array(z.string()),
  /** Null when not rated or not shown to this caller. */
  rating: z.number().nullable(),
  tier: z.number().int().nullable(),
  gender: z.enum(['woman', 'man', 'nonbinary']).nullable(),
  nights: z.array(night),
  groupId: z.string().nullable(),
  comment: z.string().nullable(),
  /** Commissioners only, else empty. */
  notes: z.array(z.string()),
  registeredAt: z.string(),
  /** Has left the league after being drafted; nobody else has a card any more who left. */
  withdrawn: z.boolean(),
});
export const draftPlayersView = z.object({
  leagueId: z.string(),
  position: z.string(),
  players: z.array(draftPlayerView),
});
export type DraftPlayerView = z.infer<typeof draftPlayerView>;
export type DraftPlayersView = z.infer<typeof draftPlayersView>;

/** GET …/plan?teamId= — private to the team's pickers. */
export const draftPlanView = z.object({
  teamId: z.string(),
  revision: z.number().int(),
  queue: z.array(z.string()),
  ranking: z.array(z.string()),
  doNotDraft: z.array(z.string()),
});
export type DraftPlanView = z.infer<typeof draftPlanView>;

/** GET …/legality?teamId= — whom the team may not draft now, and why; and warnings. */
export const legalityView = z.object({
  teamId: z.string(),
  revision: z.number().int(),
  illegal: z.array(z.object({ playerId: z.string(), rule: z.string(), message: z.string() })),
  warnings: z.array(z.object({ playerId: z.string(), rule: z.string(), message: z.string() })),
  /** Unfilled minimums of the team. */
  needs: z.array(
    z.object({ kind: z.enum(['position', 'gender']), key: z.string(), missing: z.number().int() }),
  ),
});
export type LegalityView = z.infer<typeof legalityView>;

/** GET …/checklist — what still blocks the lobby or the start. */
export const checklistView = z.object({
  status: draftStatus.nullable(),
  items: z.array(
    z.object({
      code: z.string(),
      ok: z.boolean(),
      message: z.string(),
      facts: z.record(z.string(), z.unknown()),
    }),
  ),
});
export type ChecklistView = z.infer<typeof checklistView>;

/** GET …/history — newest first; `before` pages on. */
export const historyRow = z.object({
  revision: z.number().int(),
  at: z.string(),
  actor: z.string(),
  onBehalfOf: z.string().nullable(),
  type: z.string(),
  sentence: z.string(),
  reason: z.string().nullable(),
});
export const historyView = z.object({ rows: z.array(historyRow), nextBefore: z.number().int().nullable() });
export type HistoryRow = z.infer<typeof historyRow>;
export type HistoryView = z.infer<typeof historyView>;

/** GET /api/draft-leagues — the leagues that the caller drafts in, runs or plays in. */
export const draftLeagueCard = z.object({
  leagueId: z.string(),
  leagueName: z.string(),
  season: z.string(),
  sport: z.string(),
  status: draftStatus.nullable(),
  startsAt: z.string().nullable(),
  role: roomRole,
  teamId: z.string().nullable(),
  teamName: z.string().nullable(),
  /** 1-based place in round 1, once locked. */
  slot: z.number().int().nullable(),
  picksMade: z.number().int(),
  picksTotal: z.number().int(),
  teams: z.number().int(),
  poolSize: z.number().int(),
});
export const draftLeaguesView = z.object({ leagues: z.array(draftLeagueCard) });
export type DraftLeagueCard = z.infer<typeof draftLeagueCard>;
export type DraftLeaguesView = z.infer<typeof draftLeaguesView>;

/** GET …/spectator-link (commissioner): a path such as /complex/leagues/L/draft/room?spectator=TOKEN, null if none was issued. */
export const spectatorLinkView = z.object({ path: z.string().nullable() });
