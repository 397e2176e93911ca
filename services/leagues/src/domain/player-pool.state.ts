import type { PlayerPoolEvent } from '@fieldhouse/events/leagues';
import {
  findPlayer,
  listKeyOf,
  withPlayer,
  withoutPlayer,
  type PlayersById,
  type PoolPlayer,
} from './players-by-id';

export type PoolImport = { readonly added: number; readonly changed: number; readonly finished: boolean };
export type GroupRequest = { readonly from: string; readonly to: string };

export type PlayerPoolState = {
  readonly players: PlayersById;
  /** Players by group. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** Requests that the other side has not answered. */
  readonly requests: readonly GroupRequest[];
  readonly imports: Readonly<Record<string, PoolImport>>;
  /** Ids of those who were forgotten for good: what is said of them elsewhere brings none of them back. */
  readonly forgotten: ReadonlySet<string>;
};

export const initialPlayerPool: PlayerPoolState = {
  ...{ players: {}, groups: {}, requests: [], imports: {} },
  forgotten: new Set(),
};

/** The group that a player is in, if any. */
export const groupOf = (
  state: PlayerPoolState,
  playerId: string,
): { readonly groupId: string; readonly playerIds: readonly string[] } | undefined => {
  const found = Object.entries(state.groups).find(([, playerIds]) => playerIds.includes(playerId));
  return found && { groupId: found[0], playerIds: found[1] };
};

/** The players of a group; undefined for an id that is none, also one that every object has a property of. */
export const playersOfGroup = (state: PlayerPoolState, groupId: string): readonly string[] | undefined =>
  Object.hasOwn(state.groups, groupId) ? state.groups[groupId] : undefined;

/** The pool after an event. */
export const evolvePlayerPool = (state: PlayerPoolState, event: PlayerPoolEvent): PlayerPoolState => {
  switch (event.type) {
    case 'PlayerRegistered': {
      const { leagueId: _, playerId, registeredAt, importId, ...details } = event.data;
      const listedAs = importId === null ? null : listKeyOf(details);
      const player: PoolPlayer = {
        playerId,
        details,
        status: 'registered',
        registeredAt,
        accountId: null,
        listedAs,
      };
      return counted({ ...state, players: withPlayer(state.players, player) }, importId, 'added');
    }
    case 'PlayerChanged': {
      const { leagueId: _, playerId, importId, ...details } = event.data;
      return counted(changed(state, playerId, { details }), importId, 'changed');
    }
    case 'PlayerWithdrawn': {
      const { playerId } = event.data;
      const requests = state.requests.filter(({ from, to }) => from !== playerId && to !== playerId);
      return { ...changed(state, playerId, { status: 'withdrawn' }), requests };
    }
    case 'PlayerReinstated':
      return changed(state, event.data.playerId, { status: 'registered' });
    case 'PlayerForgotten': {
      const { playerId } = event.data;
      const forgotten = new Set(state.forgotten).add(playerId);
      return { ...state, players: withoutPlayer(state.players, playerId), forgotten };
    }
    case 'PlayerAccountLinked':
      return changed(state, event.data.playerId, { accountId: event.data.accountId });
    case 'EvaluatorNoteAdded':
      return state;
    case 'GroupRequested':
      return {
        ...state,
        requests: [...state.requests, { from: event.data.fromPlayerId, to: event.data.toPlayerId }],
      };
    case 'GroupFormed': {
      const { groupId, playerIds } = event.data;
      const requests = state.requests.filter(
        ({ from, to }) => !playerIds.includes(from) || !playerIds.includes(to),
      );
      return { ...state, groups: { ...state.groups, [groupId]: playerIds }, requests };
    }
    case 'GroupDissolved': {
      const { [event.data.groupId]: _, ...groups } = state.groups;
      return { ...state, groups };
    }
    case 'PoolImportStarted':
      return {
        ...state,
        imports: { ...state.imports, [event.data.importId]: { added: 0, changed: 0, finished: false } },
      };
    case 'PoolImportFinished':
      return withImport(state, event.data.importId, (one) => ({ ...one, finished: true }));
    default:
      return event satisfies never;
  }
};

const changed = (state: PlayerPoolState, playerId: string, change: Partial<PoolPlayer>): PlayerPoolState => {
  const player = findPlayer(state.players, playerId);
  return player ? { ...state, players: withPlayer(state.players, { ...player, ...change }) } : state;
};

const counted = (
  state: PlayerPoolState,
  importId: string | null,
  what: 'added' | 'changed',
): PlayerPoolState =>
  importId === null ? state : withImport(state, importId, (one) => ({ ...one, [what]: one[what] + 1 }));

const withImport = (
  state: PlayerPoolState,
  importId: string,
  change: (before: PoolImport) => PoolImport,
): PlayerPoolState => {
  const before = state.imports[importId];
  return before ? { ...state, imports: { ...state.imports, [importId]: change(before) } } : state;
};
