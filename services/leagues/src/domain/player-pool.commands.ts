import type { AskedOf, Completed, playerPoolBodies, playerPoolCommands } from '@fieldhouse/api-contract';
import type { PlayerDetails } from '@fieldhouse/events/leagues';
import type { CommandContext } from '@fieldhouse/kernel';
import type { KnownLeague } from './known-league';

/** What the pool must know of its league to decide. */
export type PoolLeague = Pick<KnownLeague, 'staffIds' | 'memberAccountIds' | 'positions'>;

/** One row of an import: fields that the file says nothing about are absent and stay as they are. */
export type ImportedPlayer = Partial<PlayerDetails> & {
  /** The player's id if the row turns out to be a new player. */
  readonly playerId: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** What clients ask of a pool, besides which league's it is. */
export type PlayerPoolAsked = Completed<
  AskedOf<typeof playerPoolCommands, typeof playerPoolBodies>,
  {},
  'leagueId'
>;
/** What comes by other ways: an accepted invitation, the steps of an import. */
export type PlayerPoolUpkeep =
  | { readonly type: 'LinkPlayerAccount'; readonly playerId: string; readonly accountId: string }
  | {
      readonly type: 'StartPoolImport';
      readonly importId: string;
      readonly fileName: string;
      readonly rows: number;
      /** Headings of the columns that are kept as they stand. */
      readonly ownColumns: readonly string[];
    }
  | { readonly type: 'ImportPlayers'; readonly importId: string; readonly players: readonly ImportedPlayer[] }
  | {
      readonly type: 'FinishPoolImport';
      readonly importId: string;
      /** Rows that were given to `ImportPlayers`, and rows that were left out before. */
      readonly taken: number;
      readonly skipped: number;
    }
  /** A registration has changed: its player is in the pool or not, alone or in a group. */
  | { readonly type: 'FollowRegistration'; readonly registrationId: string };

/** A registration as the pool follows it; the player's id is the registration's. */
export type RegisteredPlayer = {
  readonly accountId: string;
  readonly isIn: boolean;
  readonly details: PlayerDetails;
  /** The group and its players, themselves among them; null: alone. */
  readonly group: { readonly groupId: string; readonly playerIds: readonly string[] } | null;
};
/** What the handler finds out or makes. */
type Added = {
  RegisterPlayer: { playerId: string };
  AddEvaluatorNote: { noteId: string };
  /** The id of the group if one comes of it. */
  RequestGroup: { groupId: string };
  /** `keptIds`: players who stay, whoever registers: they came so themselves, or a team or a draft counts on them. */
  FollowRegistration: { registered: RegisteredPlayer | null; keptIds: readonly string[] };
  /** `registered`: the registration that they come of; null: none. */
  ReinstatePlayer: { registered: RegisteredPlayer | null };
};
/** What the pool can be asked for, before the handler adds the league (null: there is none). */
export type PlayerPoolAction = Completed<PlayerPoolAsked | PlayerPoolUpkeep, Added>;

/** Everything that can be decided about a league's player pool. */
export type PlayerPoolCommand = CommandContext &
  PlayerPoolAction & { readonly leagueId: string; readonly league: PoolLeague | null };
export type PlayerPoolCommandOf<Type extends PlayerPoolCommand['type']> = Extract<
  PlayerPoolCommand,
  { type: Type }
>;
