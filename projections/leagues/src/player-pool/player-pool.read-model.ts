import type { PoolImportView } from '@fieldhouse/api-contract';
import type { PlayerDetails } from '@fieldhouse/events/leagues';

/** One player; `_id` is the player's. */
export type PlayerDocument = {
  readonly _id: string;
  readonly kind: 'player';
  readonly leagueId: string;
  readonly details: PlayerDetails;
  readonly status: 'registered' | 'withdrawn';
  /** Only that somebody was here is known. */
  readonly forgotten?: true;
  readonly accountId: string | null;
  readonly notes: readonly {
    readonly noteId: string;
    readonly text: string;
    readonly authorId: string | null;
    readonly at: string;
  }[];
  /** ISO-8601 UTC. */
  readonly registeredAt: string;
};

/** What concerns a pool as a whole; `_id` is the league's. */
export type PoolDocument = {
  readonly _id: string;
  readonly kind: 'pool';
  readonly leagueId: string;
  readonly groups: readonly { readonly groupId: string; readonly playerIds: readonly string[] }[];
  readonly requests: readonly { readonly from: string; readonly to: string }[];
  readonly lastImport: PoolImportView | null;
  /** Last revision of the pool's stream. */
  readonly revision: number;
};

/** Both kinds are in one collection, written together and read with one query. */
export type PlayerPoolDocument = PlayerDocument | PoolDocument;

export const playerPoolModel = { name: 'player-pool', version: 3 } as const;
