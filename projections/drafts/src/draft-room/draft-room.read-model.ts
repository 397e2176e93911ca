import type { DraftStatus, RoomState } from '@fieldhouse/api-contract';
import type { LeagueStaffRole } from '@fieldhouse/events/leagues';

/** One draft room: what everybody sees, and who may see it. `_id` is the draft's id. */
export type DraftRoomDocument = {
  readonly _id: string;
  readonly leagueId: string;
  readonly leagueName: string;
  readonly season: string;
  readonly sport: string;
  /** Somebody may have several roles, and lose one of them. */
  readonly staff: readonly { readonly accountId: string; readonly role: LeagueStaffRole }[];
  /** Accounts of the staff, each once. */
  readonly staffIds: readonly string[];
  /** Of these, whoever is owner or commissioner. */
  readonly commissionerIds: readonly string[];
  /** The teams that the league has, in its order, and who picks for each. */
  readonly pickers: readonly { readonly teamId: string; readonly accountIds: readonly string[] }[];
  /** Accounts of the league's players. */
  readonly playerAccounts: readonly { readonly playerId: string; readonly accountId: string }[];
  /** Players of the league who have not withdrawn. */
  readonly registered: number;
  /** Whether its teams are drafted, as far as the league has said. */
  readonly drafts: boolean;
  /** Null until the draft is created. */
  readonly room: RoomState | null;
};

export const draftRoomModel = {
  name: 'draft-room',
  version: 13,
} as const;

const WITH_POOL: ReadonlySet<DraftStatus> = new Set(['lobby', 'live', 'paused', 'completed', 'published']);

/** Whether a draft has a pool of its own; until its lobby opens it has the league's, as it stands. */
export const hasPool = <Room extends Pick<RoomState, 'status'>>(room: Room | null): room is Room =>
  room !== null && WITH_POOL.has(room.status);
