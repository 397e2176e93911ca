import type { BroadcastAudience } from '@fieldhouse/values';

/** A message of a league's staff, with those whom it was for. */
export type BroadcastEntry = {
  readonly broadcastId: string;
  /** Who sent it. */
  readonly accountId: string;
  readonly audience: BroadcastAudience;
  readonly accountIds: readonly string[];
  /** Null: it has gone with its sender. */
  readonly text: string | null;
  /** ISO-8601 UTC. */
  readonly sentAt: string;
};
/** The newest messages of a league, the newest first; `_id` is the league's. */
export type BroadcastsDocument = { readonly _id: string; readonly broadcasts: readonly BroadcastEntry[] };
export const broadcastsModel = { name: 'league-broadcasts', version: 1 } as const;
