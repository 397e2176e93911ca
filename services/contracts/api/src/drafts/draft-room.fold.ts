import type { RoomPick, RoomState } from './draft.contract';
import type { RoomPatch } from './draft-room.socket';
import { boardOf } from './pick-order';

/**
 * The room after one more event of the draft. The server's read model and every client fold the same patches with
 * this one function, so that what a captain sees is what the log says.
 * Patches that the room already holds change nothing; a gap is the caller's to notice: `patch.revision` must be the
 * next one.
 */
export const applyRoomPatch = (room: RoomState, patch: RoomPatch): RoomState => {
  if (patch.revision <= room.revision) return room;
  const change = changed(room, patch);
  return change ? { ...room, ...change, revision: patch.revision } : room;
};

/** What a draft has only from the lobby on; an order that is made anew ends it. */
const beforeLobby = {
  picks: [],
  extras: [],
  turn: null,
  paused: null,
  pauseAfterPickNo: null,
  autoTeams: [],
  startedAt: null,
  completedAt: null,
} as const satisfies Partial<RoomState>;

/** @returns null for an event newer than this code: the room stays behind, so that its reader sees a gap and asks. */
const changed = (room: RoomState, { event, at }: RoomPatch): Partial<RoomState> | null => {
  switch (event.type) {
    case 'SettingsChanged':
      return { settings: event.settings, board: boardOf(event.settings, room.order) };
    case 'TeamsChanged':
      return { teams: event.teams };
    case 'OrderCommitted':
      return {
        ...beforeLobby,
        status: 'order_committed',
        order: [],
        board: [],
        proof: {
          ...room.proof,
          byHand: null,
          rolls: [
            ...room.proof.rolls,
            { ...event.roll, committedAt: at, nonces: [], seed: null, order: null },
          ],
        },
      };
    case 'OrderNonceAdded':
      return {
        proof: withLastRoll(room, (roll) => ({
          ...roll,
          nonces: [
            ...roll.nonces.filter((n) => n.teamId !== event.teamId),
            { teamId: event.teamId, nonce: event.nonce },
          ],
        })),
      };
    case 'OrderRevealed':
      return {
        ...beforeLobby,
        status: 'order_locked',
        order: event.order,
        board: boardOf(room.settings, event.order),
        proof: withLastRoll(room, (roll) => ({
          ...roll,
          seed: event.seed,
          nonces: event.nonces,
          order: event.order,
        })),
      };
    case 'OrderSetByHand':
      return {
        ...beforeLobby,
        status: 'order_locked',
        order: event.order,
        board: boardOf(room.settings, event.order),
        proof: { ...room.proof, byHand: { order: event.order, reason: event.reason, at } },
      };
    case 'LobbyOpened':
      return { ...beforeLobby, status: 'lobby', poolSize: event.poolSize, extras: event.extras };
    case 'PoolChanged':
      return { poolSize: room.poolSize + event.added - event.removed };
    case 'Started':
      return { status: 'live', startedAt: at, paused: null };
    case 'TurnStarted':
      return { status: 'live', turn: event.turn, paused: null };
    case 'PlayerPicked':
      return {
        picks: inOrder([
          ...room.picks.filter((p) => p.pickNo !== event.pick.pickNo),
          { ...event.pick, madeIn: event.pick.madeIn ?? turnOf(room, event.pick) },
        ]),
        turn: room.turn?.pickNo === event.pick.pickNo ? null : room.turn,
      };
    case 'AutoModeEnabled':
      return {
        autoTeams: [
          ...room.autoTeams.filter((t) => t.teamId !== event.teamId),
          { teamId: event.teamId, cause: event.cause },
        ],
      };
    case 'AutoModeDisabled':
      return { autoTeams: room.autoTeams.filter((t) => t.teamId !== event.teamId) };
    case 'PauseScheduled':
      return { pauseAfterPickNo: event.afterPickNo };
    case 'Paused':
      return {
        status: 'paused',
        turn: null,
        pauseAfterPickNo: event.cause === 'scheduled' ? null : room.pauseAfterPickNo,
        completedAt: null,
        paused: { cause: event.cause, reason: event.reason, remainingSeconds: event.remainingSeconds, at },
      };
    case 'Resumed':
      return { status: 'live', paused: null };
    case 'PicksUndone': {
      const undone = new Set(event.picks.map((pick) => pick.pickNo));
      return {
        picks: room.picks.filter((pick) => !undone.has(pick.pickNo)),
        extras: room.extras.filter((extra) => extra.source === 'captain'),
        turn: null,
        lastUndo: { toPickNo: event.toPickNo, picks: event.picks, reason: event.reason, at },
      };
    }
    case 'ExtrasAdded':
      return { extras: [...room.extras, ...event.extras] };
    case 'Completed':
      return { status: 'completed', turn: null, completedAt: at };
    case 'Reset':
      return {
        ...beforeLobby,
        status: 'lobby',
        picks: room.picks.filter((pick) => pick.madeIn === 0),
        extras: room.extras.filter((extra) => extra.source === 'captain'),
      };
    case 'Cancelled':
      return { status: 'cancelled', turn: null, paused: null };
    case 'Reopened':
      return { ...beforeLobby, status: 'configuring', order: [], board: [] };
    case 'Published':
      return { status: 'published' };
    case 'SpectatorLinkIssued':
      return { spectatorLinkNo: event.linkNo };
    case 'Noted':
      return {};
    default:
      return unknown(event);
  }
};

type Roll = RoomState['proof']['rolls'][number];

const withLastRoll = (room: RoomState, change: (roll: Roll) => Roll): RoomState['proof'] => ({
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

/** Compiles only while every event is handled. */
const unknown = (_event: never): null => null;

const inOrder = (picks: RoomState['picks']): RoomState['picks'] => picks.sort((a, b) => a.pickNo - b.pickNo);
