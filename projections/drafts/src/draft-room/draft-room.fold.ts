import { boardOf, type OrderRoll, type RoomPick, type RoomState } from '@fieldhouse/api-contract';
import type { AutoPickReason, DraftEvent, DraftTeam } from '@fieldhouse/events/drafts';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { quietBetween } from '@fieldhouse/pick-clock';
import { withoutReasons } from './without-reasons';

/**
 * The room after one more event of its draft, as everybody in it may see it: no seed before its reveal, no account, no
 * private list. Folded here only; screens are told how the document changed.
 */
export const foldRoom = (room: RoomState, event: RecordedEvent<DraftEvent>): RoomState =>
  event.revision <= room.revision
    ? room
    : { ...room, ...changed(room, event, originOf(event)), revision: event.revision };

/** What a draft has only from the lobby on; an order that is made anew ends it. */
const beforeLobby = {
  picks: [],
  undone: [],
  extras: [],
  turn: null,
  paused: null,
  pauseAfterPickNo: null,
  autoTeams: [],
  startedAt: null,
  completedAt: null,
  missedStep: null,
  lastUndo: null,
  lastRedo: null,
  lastReset: null,
  cancelled: null,
} as const satisfies Partial<RoomState>;

/** A draft of which nothing is decided yet. */
export const emptyRoom = (draftId: string, leagueId: string, settings: RoomState['settings']): RoomState => ({
  ...beforeLobby,
  draftId,
  leagueId,
  revision: -1,
  status: 'configuring',
  settings,
  teams: [],
  order: [],
  board: [],
  proof: { draftId, algorithm: 'draft-order/v1', rolls: [], byHand: null },
  poolSize: 0,
  spectatorLinkNo: 0,
});

const locked = (
  room: RoomState,
  order: readonly string[],
  proof: RoomState['proof'],
): Partial<RoomState> => ({
  ...beforeLobby,
  status: 'order_locked',
  order,
  board: boardOf(room.settings, order),
  proof,
});

/** When and where in the stream it was said. */
type Origin = { readonly at: string; readonly revision: number };
const originOf = ({ metadata, revision }: RecordedEvent): Origin => ({ at: metadata.occurredAt, revision });

const changed = (room: RoomState, event: DraftEvent, origin: Origin): Partial<RoomState> => {
  const { type: kind, data } = event;
  const { at, revision } = origin;
  switch (kind) {
    case 'DraftCreated':
    case 'DraftSettingsChanged':
      return { settings: data.settings, board: boardOf(data.settings, room.order) };
    case 'DraftTeamsChanged':
      return { teams: data.teams.map(teamOf) };
    case 'DraftOrderCommitted': {
      const { roll, teamIds, participantsHash, commit, reason } = data;
      const fresh: OrderRoll = {
        ...{ roll, teamIds, participantsHash, commit, reason, revision, committedAt: at },
        ...{ nonces: [], seed: null, order: null },
      };
      return {
        ...beforeLobby,
        status: 'order_committed',
        order: [],
        board: [],
        proof: { ...room.proof, byHand: null, rolls: [...room.proof.rolls, fresh] },
      };
    }
    case 'DraftOrderNonceAdded': {
      const { teamId, nonce } = data;
      return {
        proof: withLastRoll(room, (roll) => ({
          ...roll,
          nonces: [...roll.nonces.filter((one) => one.teamId !== teamId), { teamId, nonce }],
        })),
      };
    }
    case 'DraftOrderRevealed': {
      const { seed, nonces, order } = data;
      const proof = withLastRoll(room, (roll) => ({ ...roll, seed, nonces, order }));
      return locked(room, order, proof);
    }
    case 'DraftOrderSetByHand': {
      const { order, reason } = data;
      return locked(room, order, { ...room.proof, byHand: { order, reason, ...origin } });
    }
    case 'DraftLobbyOpened':
      return {
        ...beforeLobby,
        status: 'lobby',
        poolSize: data.players.length,
        extras: data.freeCaptains.map((captain) => ({ ...captain, source: 'captain' as const })),
      };
    case 'DraftPlacementsChanged':
      return {
        picks: data.placements.map((placement) => ({ ...placement, why: null, pickedAt: at, madeIn: 0 })),
        extras: data.freeCaptains.map((captain) => ({ ...captain, source: 'captain' as const })),
      };
    case 'DraftPoolChanged':
      return { poolSize: room.poolSize + data.added.length - data.removed.length };
    case 'DraftStarted':
      return { status: 'live', startedAt: at, paused: null, missedStep: null, lastReset: null };
    case 'TurnStarted': {
      const { draftId, ownDeadlineAt, ...turn } = data;
      const { round, startedAt, deadlineAt, auto } = turn;
      // The few seconds of a team on auto run at night too.
      const quiet = auto ? [] : quietBetween(room.settings.clock, round, startedAt, deadlineAt);
      return { status: 'live', turn: { ...turn, quiet }, paused: null };
    }
    case 'PlayerPicked': {
      const { pickNo, round, teamId, playerId, source, why, pickedAt, madeIn } = data;
      const pick = { pickNo, round, teamId, playerId, source, why: why && whyOf(why), pickedAt };
      const again = room.undone.some((one) => one.pickNo === pickNo && one.playerId === playerId);
      return {
        picks: inOrder([
          ...room.picks.filter((one) => one.pickNo !== pickNo),
          { ...pick, madeIn: madeIn ?? turnOf(room, pick) },
        ]),
        undone: again ? room.undone.filter((one) => one.pickNo !== pickNo) : [],
        turn: room.turn?.pickNo === pickNo ? null : room.turn,
      };
    }
    case 'AutoModeEnabled':
      return {
        autoTeams: [
          ...room.autoTeams.filter((team) => team.teamId !== data.teamId),
          { teamId: data.teamId, cause: data.cause },
        ],
      };
    case 'AutoModeDisabled':
      return { autoTeams: room.autoTeams.filter((team) => team.teamId !== data.teamId) };
    case 'DraftPauseScheduled':
      return { pauseAfterPickNo: data.afterPickNo };
    case 'DraftPaused': {
      const { cause, reason, remainingSeconds } = data;
      return {
        status: 'paused',
        turn: null,
        pauseAfterPickNo: cause === 'scheduled' ? null : room.pauseAfterPickNo,
        completedAt: null,
        paused: { cause, reason, remainingSeconds, ...origin },
      };
    }
    case 'DraftResumed':
      return { status: 'live', paused: null };
    case 'PicksUndone': {
      const { toPickNo, reason } = data;
      const cells = new Set(data.picks.map((pick) => pick.pickNo));
      const [back, picks] = parted(room.picks, cells);
      return {
        picks,
        undone: inOrder([...back, ...room.undone.filter((pick) => !cells.has(pick.pickNo))]),
        extras: room.extras.filter(({ source }) => source === 'captain'),
        turn: null,
        lastUndo: {
          ...{ toPickNo, picks: data.picks, reason, ...origin },
          extras: room.extras.filter(({ source }) => source !== 'captain'),
        },
        lastRedo: null,
      };
    }
    case 'PicksRedone': {
      const [again] = parted(room.undone, new Set(data.picks.map((pick) => pick.pickNo)));
      const picks = inOrder([...room.picks, ...again]);
      const plan = room.pauseAfterPickNo;
      const passed = plan !== null && picks.filter(({ pickNo }) => pickNo <= plan).length === plan;
      return {
        picks,
        undone: [],
        pauseAfterPickNo: passed ? null : plan,
        lastUndo: null,
        lastRedo: { picks: data.picks, reason: data.reason, ...origin },
      };
    }
    case 'PickReplaced': {
      const { pickNo, round, teamId, playerId, fromPlayerId, replacedAt } = data;
      const made: RoomPick = {
        ...{ pickNo, round, teamId, playerId, source: 'proxy', why: null, pickedAt: replacedAt },
        ...{ madeIn: pickNo, insteadOf: fromPlayerId },
      };
      const others = room.picks.filter((pick) => pick.pickNo !== pickNo);
      return { picks: inOrder([...others, made]), undone: [] };
    }
    case 'PlayersAssignedByLot':
      return {
        extras: [
          ...room.extras,
          ...data.assignments.map((assignment) => ({ ...assignment, source: 'lot' as const })),
        ],
      };
    case 'LatePlayerAssigned':
      return {
        extras: [...room.extras, { teamId: data.teamId, playerId: data.player.playerId, source: 'late' }],
      };
    case 'DraftCompleted':
      return { status: 'completed', turn: null, paused: null, completedAt: at };
    case 'DraftReset':
      return {
        ...beforeLobby,
        status: 'lobby',
        picks: room.picks.filter((pick) => pick.madeIn === 0),
        extras: room.extras.filter((extra) => extra.source === 'captain'),
        lastReset: { reason: data.reason, ...origin },
      };
    case 'DraftCancelled':
      return {
        ...{ status: 'cancelled', turn: null, paused: null, missedStep: null },
        cancelled: { reason: data.reason, ...origin },
      };
    case 'DraftReopened':
      return { ...beforeLobby, status: 'configuring', order: [], board: [] };
    case 'DraftPublished':
      return { status: 'published' };
    case 'SpectatorLinkIssued':
      return { spectatorLinkNo: data.linkNo };
    case 'DraftStepMissed':
      return { missedStep: { step: data.step, missing: data.missing, at } };
    case 'DraftReasonsForgotten':
      return withoutReasons(room, data.revisions);
    case 'TurnExpired':
    case 'DraftResultSigned':
      return {};
    default:
      kind satisfies never;
      return {};
  }
};

const withLastRoll = (room: RoomState, change: (roll: OrderRoll) => OrderRoll): RoomState['proof'] => ({
  ...room.proof,
  rolls: room.proof.rolls.map((roll, index) => (index === room.proof.rolls.length - 1 ? change(roll) : roll)),
});

/** A partner of a pick has its team and its instant. */
const turnOf = ({ status, picks }: RoomState, pick: Omit<RoomPick, 'madeIn'>): number => {
  if (status === 'lobby') return 0;
  const main = picks.find(
    ({ source, madeIn, pickNo, teamId, pickedAt }) =>
      pick.source === 'group' &&
      source !== 'group' &&
      madeIn === pickNo &&
      teamId === pick.teamId &&
      pickedAt === pick.pickedAt,
  );
  return main?.pickNo ?? pick.pickNo;
};

/** Picks in these cells, and all others. */
const parted = (
  picks: RoomState['picks'],
  cells: ReadonlySet<number>,
): readonly [RoomState['picks'], RoomState['picks']] => [
  picks.filter(({ pickNo }) => cells.has(pickNo)),
  picks.filter(({ pickNo }) => !cells.has(pickNo)),
];

const inOrder = (picks: RoomState['picks']): RoomState['picks'] =>
  [...picks].sort((a, b) => a.pickNo - b.pickNo);

const teamOf = ({ teamId, name, color, pickerIds }: DraftTeam): RoomState['teams'][number] => ({
  teamId,
  name,
  color,
  hasPicker: pickerIds.length > 0,
});

/** Which players a team had listed stays its own; how many were passed over under which rule does not. */
const whyOf = ({ passedOver, passed, ...told }: AutoPickReason): NonNullable<RoomPick['why']> => ({
  ...told,
  passedOver: passed,
});
