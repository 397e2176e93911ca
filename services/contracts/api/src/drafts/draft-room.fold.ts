import type { RoomState } from './draft.contract';
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
  return { ...room, ...changed(room, patch), revision: patch.revision };
};

const changed = (room: RoomState, { event, at }: RoomPatch): Partial<RoomState> => {
  switch (event.type) {
    case 'SettingsChanged':
      return { settings: event.settings, board: boardOf(event.settings, room.order) };
    case 'TeamsChanged':
      return { teams: event.teams };
    case 'OrderCommitted':
      return {
        status: 'order_committed',
        order: [],
        board: [],
        picks: [],
        extras: [],
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
        status: 'order_locked',
        order: event.order,
        board: boardOf(room.settings, event.order),
        picks: [],
        extras: [],
        proof: { ...room.proof, byHand: { order: event.order, reason: event.reason, at } },
      };
    case 'LobbyOpened':
      return { status: 'lobby', poolSize: event.poolSize, picks: [], extras: event.extras };
    case 'PoolChanged':
      return { poolSize: room.poolSize + event.added - event.removed };
    case 'Started':
      return { status: 'live', startedAt: at, paused: null };
    case 'TurnStarted':
      return { status: 'live', turn: event.turn, paused: null };
    case 'PlayerPicked':
      return {
        picks: inOrder([...room.picks.filter((p) => p.pickNo !== event.pick.pickNo), event.pick]),
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
        status: 'lobby',
        turn: null,
        paused: null,
        pauseAfterPickNo: null,
        autoTeams: [],
        startedAt: null,
        completedAt: null,
        picks: beforeStart(room),
        extras: room.extras.filter((extra) => extra.source === 'captain'),
      };
    case 'Cancelled':
      return { status: 'cancelled', turn: null, paused: null };
    case 'Reopened':
      return {
        status: 'configuring',
        order: [],
        board: [],
        picks: [],
        extras: [],
        turn: null,
        paused: null,
        pauseAfterPickNo: null,
        autoTeams: [],
        startedAt: null,
        completedAt: null,
      };
    case 'Published':
      return { status: 'published' };
    case 'SpectatorLinkIssued':
      return { spectatorLinkNo: event.linkNo };
    case 'Noted':
      return {};
    default:
      return event satisfies never;
  }
};

type Roll = RoomState['proof']['rolls'][number];

const withLastRoll = (room: RoomState, change: (roll: Roll) => Roll): RoomState['proof'] => ({
  ...room.proof,
  rolls: room.proof.rolls.map((roll, index) => (index === room.proof.rolls.length - 1 ? change(roll) : roll)),
});

/** Captains' own cells, filled when the lobby opened, outlive a reset. */
const beforeStart = ({ picks, startedAt }: RoomState): RoomState['picks'] =>
  startedAt === null ? picks : picks.filter((pick) => pick.pickedAt < startedAt);

const inOrder = (picks: RoomState['picks']): RoomState['picks'] => picks.sort((a, b) => a.pickNo - b.pickNo);
