import { z } from 'zod';
import type { Change } from '../shared/difference';
import { idText } from '../shared/shared.contract';
import type { RoomState, RoomView } from './draft.views';

/**
 * What the server sends as `room.patch`: how one command changed the room, from one revision of the draft's stream to
 * another. It fits a room that is at `from`; whoever has another one enters again with the revision they have.
 */
export type RoomPatch = {
  readonly leagueId: string;
  readonly from: number;
  readonly revision: number;
  readonly changes: readonly Change[];
};

/** What is said in a draft room. */
export const roomMessages = {
  /**
   * Enter a room. With `sinceRevision` the answer brings a room of that revision up to date; without: fetch it first. `away`:
   * it is open, and nobody looks at it, so that a turn is told outside as well. Said anew whenever that changes.
   */
  'room.join': z.object({
    leagueId: idText,
    sinceRevision: z.number().int().min(-1).optional(),
    away: z.boolean().optional(),
  }),
  'room.leave': z.object({ leagueId: idText }),
  /** The server's clock, for the offset. */
  time: z.object({}),
} as const;

/** Answer to `room.join`. */
export type RoomJoined = {
  readonly ok: true;
  readonly revision: number;
  readonly patches: readonly RoomPatch[];
  /** The room itself, where the patches since the given revision are no longer kept. */
  readonly document?: RoomState;
  /** What they are in the room now, which no patch tells. Absent: as the room that they have says. */
  readonly me?: RoomView['me'];
  readonly serverNow: string;
};
/** Server → client `room.part`, to whom it concerns alone: what they are in the room now, since a role was given or taken. */
export type RoomPart = { readonly leagueId: string; readonly me: RoomView['me'] };
/** Server → client `room.presence`: who is in the room now. */
export type RoomPresence = {
  readonly leagueId: string;
  readonly teamIds: readonly string[];
  readonly commissioners: number;
  readonly spectators: number;
};
