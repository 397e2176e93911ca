import type { DraftEvent } from '@fieldhouse/events/drafts';
import {
  type BoardPick,
  beforeTurn,
  boardWith,
  layoutOf,
  nextCell,
  picksOf,
  withExtra,
  withoutPick,
  withPick,
} from './board/board';
import {
  type DraftState,
  type InRoom,
  type StateWithBoard,
  type Setup,
  type StateIn,
  hasBoard,
} from './draft.state';
import { poolOf } from './board/pool';

const setupOf = (state: Setup): Setup => ({
  draftId: state.draftId,
  leagueId: state.leagueId,
  settings: state.settings,
  teams: state.teams,
  commissionerIds: state.commissionerIds,
  rolls: state.rolls,
  clockSeq: state.clockSeq,
  spectatorLinks: state.spectatorLinks,
  missed: state.missed,
});

const inRoomOf = (state: InRoom): InRoom => ({
  ...setupOf(state),
  order: state.order,
  board: state.board,
  autoTeams: state.autoTeams,
  expiries: state.expiries,
  undone: state.undone,
  poolArriving: state.poolArriving,
  pauseAfter: state.pauseAfter,
});

const without = <Key, Value>(map: ReadonlyMap<Key, Value>, keys: readonly Key[]): ReadonlyMap<Key, Value> =>
  keys.some((key) => map.has(key)) ? new Map([...map].filter(([key]) => !keys.includes(key))) : map;

type DataOf<Type extends DraftEvent['type']> = Extract<DraftEvent, { type: Type }>['data'];

const openLobby = (state: StateIn<'order_locked'>, data: DataOf<'DraftLobbyOpened'>): DraftState => {
  const { settings, order } = state;
  const captains = data.freeCaptains.map((captain) => ({ ...captain, cause: 'captain' as const }));
  return {
    ...setupOf(state),
    missed: null,
    status: 'lobby',
    order,
    board: boardWith(layoutOf(settings, order), poolOf(data.players, settings), [], captains),
    autoTeams: new Set(),
    expiries: new Map(),
    undone: none,
    poolArriving: data.more === true,
    pauseAfter: null,
  };
};

const place = (
  state: StateWithBoard,
  { placements, freeCaptains }: DataOf<'DraftPlacementsChanged'>,
): StateWithBoard => {
  const { layout, pool } = state.board;
  const picks = placements.map(({ pickNo, teamId, playerId, source }): BoardPick => {
    const rating = pool.byId.get(playerId)?.rating ?? null;
    return { pickNo, teamId, playerId, source, madeIn: 0, rating };
  });
  const captains = freeCaptains.map((captain) => ({ ...captain, cause: 'captain' as const }));
  return { ...state, board: boardWith(layout, pool, picks, captains) };
};

const changePool = (
  state: StateWithBoard,
  { added, changed, removed }: Pick<DataOf<'DraftPoolChanged'>, 'added' | 'changed' | 'removed'>,
): StateWithBoard => {
  const { layout, pool, extras } = state.board;
  const changes = new Map([...changed, ...added].map((player) => [player.playerId, player]));
  const gone = new Set(removed);
  const kept = pool.players.filter(({ playerId }) => !changes.has(playerId) && !gone.has(playerId));
  const players = [...kept, ...changes.values()];
  return {
    ...state,
    board: boardWith(layout, poolOf(players, state.settings), picksOf(state.board), extras),
  };
};

const pick = (state: StateWithBoard, data: DataOf<'PlayerPicked'>): StateWithBoard => {
  const { board } = state;
  const { pickNo, teamId, playerId, source } = data;
  const rating = board.pool.byId.get(playerId)?.rating ?? data.assignedRating;
  const made: BoardPick = {
    pickNo,
    teamId,
    playerId,
    source,
    madeIn: data.madeIn ?? turnOf(state, data),
    rating,
  };
  return {
    ...state,
    board: withPick(board, made),
    undone: stillUndone(state.undone, made),
    // Only the team's own pick ends its row of expiries: a commissioner who helps does not bring the captain back.
    expiries: source === 'captain' ? without(state.expiries, [teamId]) : state.expiries,
  };
};

const none: readonly BoardPick[] = [];

/** A pick that an undo took back and that is made again leaves the others to redo; any other one ends that. */
const stillUndone = (undone: readonly BoardPick[], made: BoardPick): readonly BoardPick[] =>
  undone.some(({ pickNo, playerId }) => pickNo === made.pickNo && playerId === made.playerId)
    ? undone.filter(({ pickNo }) => pickNo !== made.pickNo)
    : none;

const undo = (state: StateWithBoard, { toPickNo, picks }: DataOf<'PicksUndone'>): StateWithBoard => {
  const cells = new Set(picks.map(({ pickNo }) => pickNo));
  const back = picksOf(state.board).filter(({ pickNo }) => cells.has(pickNo));
  return {
    ...state,
    board: beforeTurn(state.board, toPickNo),
    undone: [...back, ...state.undone.filter(({ pickNo }) => !cells.has(pickNo))],
    expiries: without(
      state.expiries,
      picks.map(({ teamId }) => teamId),
    ),
  };
};

const redo = (state: StateWithBoard, { picks }: DataOf<'PicksRedone'>): StateWithBoard => {
  const cells = new Set(picks.map(({ pickNo }) => pickNo));
  const again = state.undone.filter(({ pickNo }) => cells.has(pickNo));
  const board = again.reduce(withPick, state.board);
  const next = nextCell(board) ?? Infinity;
  // It is paused already: a pause that was planned for before the next pick would only stop it once more.
  const pauseAfter = state.pauseAfter && next > state.pauseAfter.pickNo ? null : state.pauseAfter;
  return { ...state, board, undone: none, pauseAfter };
};

const replace = (state: StateWithBoard, data: DataOf<'PickReplaced'>): StateWithBoard => {
  const { pickNo, teamId, playerId, assignedRating } = data;
  const rating = state.board.pool.byId.get(playerId)?.rating ?? assignedRating;
  const made: BoardPick = { pickNo, teamId, playerId, source: 'proxy', madeIn: pickNo, rating };
  return { ...state, board: withPick(withoutPick(state.board, pickNo), made), undone: none };
};

/** For picks recorded without it: partners belong to the turn that is on; before the start all are placements. */
const turnOf = (state: StateWithBoard, { pickNo, source }: DataOf<'PlayerPicked'>): number => {
  if (state.status === 'lobby') return 0;
  return source === 'group' && state.status === 'live' ? (state.turn?.pickNo ?? pickNo) : pickNo;
};

const assign = (
  state: StateWithBoard,
  players: DataOf<'PlayersAssignedByLot'>['assignments'],
  cause: 'lot' | 'late',
): StateWithBoard => ({
  ...state,
  board: players.reduce(
    (board, { teamId, playerId }) => withExtra(board, { teamId, playerId, cause }),
    state.board,
  ),
});

/** Auto mode that two expiries brought begins a new row of them; a click changes nothing about the row. */
const setAutoMode = (
  state: StateWithBoard,
  teamId: string,
  enabled: boolean,
  cause: DataOf<'AutoModeEnabled' | 'AutoModeDisabled'>['cause'],
): StateWithBoard => {
  const others = [...state.autoTeams].filter((other) => other !== teamId);
  return {
    ...state,
    autoTeams: new Set(enabled ? [...others, teamId] : others),
    expiries: cause === 'two_expiries' ? without(state.expiries, [teamId]) : state.expiries,
  };
};

/** The pause that somebody planned comes all the same, without their words. */
const forgetPlan = (state: StateWithBoard, authorId: string): StateWithBoard =>
  state.pauseAfter?.authorId === authorId
    ? { ...state, pauseAfter: { ...state.pauseAfter, reason: null, authorId: null } }
    : state;

/** Events of a room. One that finds no room changes nothing: a fold never throws. */
const inRoom = (state: DraftState, change: (state: StateWithBoard) => DraftState): DraftState =>
  hasBoard(state) ? change(state) : state;

/** Folds one event; cheap enough for thousands of picks a second (see `Board`). */
export const evolve = (state: DraftState, event: DraftEvent): DraftState => {
  if (event.type === 'DraftCreated') {
    const { draftId, leagueId, settings } = event.data;
    const counters = { rolls: 0, clockSeq: 0, spectatorLinks: 0, missed: null };
    return {
      status: 'configuring',
      draftId,
      leagueId,
      settings,
      teams: [],
      commissionerIds: [],
      ...counters,
    };
  }
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'DraftSettingsChanged':
      return { ...state, settings: event.data.settings };
    case 'DraftTeamsChanged':
      return { ...state, teams: event.data.teams, commissionerIds: event.data.commissionerIds };
    case 'DraftOrderCommitted': {
      const { roll, participantsHash, commit, seed, committedAt = null } = event.data;
      const commitment = { roll, participantsHash, commit, seed, committedAt, nonces: [] };
      return { ...setupOf(state), status: 'order_committed', rolls: roll, commitment, missed: null };
    }
    case 'DraftOrderNonceAdded': {
      if (state.status !== 'order_committed') return state;
      const { teamId, nonce } = event.data;
      const others = state.commitment.nonces.filter((added) => added.teamId !== teamId);
      return { ...state, commitment: { ...state.commitment, nonces: [...others, { teamId, nonce }] } };
    }
    case 'DraftOrderRevealed':
    case 'DraftOrderSetByHand':
      return { ...setupOf(state), status: 'order_locked', order: event.data.order, missed: null };
    case 'DraftLobbyOpened':
      return state.status === 'order_locked' ? openLobby(state, event.data) : state;
    case 'DraftPlacementsChanged':
      return inRoom(state, (room) => place(room, event.data));
    case 'DraftPoolChanged':
      return inRoom(state, (room) => ({
        ...changePool(room, event.data),
        poolArriving: event.data.more === true,
      }));
    case 'DraftStarted':
    case 'DraftResumed':
      return inRoom(state, (room) => ({ ...inRoomOf(room), status: 'live', turn: null, missed: null }));
    case 'TurnStarted': {
      const { draftId: _, ...turn } = event.data;
      return inRoom(state, (room) => ({ ...inRoomOf(room), status: 'live', turn, clockSeq: turn.clockSeq }));
    }
    case 'TurnExpired': {
      const { teamId, consecutive } = event.data;
      return inRoom(state, (room) => ({
        ...room,
        expiries: new Map(room.expiries).set(teamId, consecutive),
      }));
    }
    case 'PlayerPicked':
      return inRoom(state, (room) => pick(room, event.data));
    case 'AutoModeEnabled':
    case 'AutoModeDisabled':
      return inRoom(state, (room) =>
        setAutoMode(room, event.data.teamId, event.type === 'AutoModeEnabled', event.data.cause),
      );
    case 'DraftPauseScheduled': {
      const { afterPickNo, reason, authorId } = event.data;
      return inRoom(state, (room) => ({
        ...room,
        pauseAfter: afterPickNo === null ? null : { pickNo: afterPickNo, reason, authorId },
      }));
    }
    case 'DraftPaused':
      return inRoom(state, (room) => ({
        ...inRoomOf(room),
        status: 'paused',
        pauseAfter: event.data.cause === 'scheduled' ? null : room.pauseAfter,
      }));
    case 'PicksUndone':
      return inRoom(state, (room) => undo(room, event.data));
    case 'PicksRedone':
      return inRoom(state, (room) => redo(room, event.data));
    case 'PickReplaced':
      return inRoom(state, (room) => replace(room, event.data));
    case 'PlayersAssignedByLot':
      return inRoom(state, (room) => assign(room, event.data.assignments, 'lot'));
    case 'LatePlayerAssigned': {
      const { player, teamId } = event.data;
      const pool = { added: [player], changed: [], removed: [] };
      return inRoom(state, (room) =>
        assign(changePool(room, pool), [{ teamId, playerId: player.playerId }], 'late'),
      );
    }
    case 'DraftCompleted':
      return inRoom(state, (room) => ({ ...inRoomOf(room), status: 'completed' }));
    case 'DraftReset':
      return inRoom(state, (room) => ({
        ...inRoomOf(room),
        status: 'lobby',
        board: beforeTurn(room.board, 1),
        autoTeams: new Set(),
        expiries: new Map(),
        undone: none,
        pauseAfter: null,
      }));
    case 'DraftCancelled':
      return { ...setupOf(state), status: 'cancelled', missed: null };
    case 'DraftReopened':
      return { ...setupOf(state), status: 'configuring' };
    case 'DraftPublished':
      return inRoom(state, (room) => ({ ...inRoomOf(room), status: 'published', signed: null }));
    case 'DraftResultSigned': {
      const { revision, code } = event.data;
      return state.status === 'published' ? { ...state, signed: { revision, code } } : state;
    }
    case 'DraftStepMissed': {
      const { step, missing } = event.data;
      return { ...state, missed: { step, missing } };
    }
    case 'DraftReasonsForgotten':
      return inRoom(state, (room) => forgetPlan(room, event.data.authorId));
    case 'SpectatorLinkIssued':
      return { ...state, spectatorLinks: event.data.linkNo };
    default:
      return unknown(state, event);
  }
};

/** Compiles only while every event is handled; at run time, an event newer than this code changes nothing. */
const unknown = (state: DraftState, _event: never): DraftState => state;
