import { z } from 'zod';
import { idText } from '../shared/shared.contract';
import { draftSettings, roomPick, roomState, roomTeam, roomTurn } from './draft.contract';

const teamId = z.string();
const extras = roomState.shape.extras;
const reason = z.string();

/** One event of the draft as the room may see it: no seed before its reveal, no private list. */
export const roomEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('SettingsChanged'), settings: draftSettings }),
  z.object({ type: z.literal('TeamsChanged'), teams: z.array(roomTeam) }),
  z.object({
    type: z.literal('OrderCommitted'),
    roll: z.object({
      roll: z.number(),
      teamIds: z.array(teamId),
      participantsHash: z.string(),
      commit: z.string(),
      reason: reason.nullable(),
    }),
  }),
  z.object({ type: z.literal('OrderNonceAdded'), teamId, nonce: z.string() }),
  z.object({
    type: z.literal('OrderRevealed'),
    seed: z.string(),
    nonces: z.array(z.object({ teamId, nonce: z.string() })),
    order: z.array(teamId),
  }),
  z.object({ type: z.literal('OrderSetByHand'), order: z.array(teamId), reason }),
  z.object({ type: z.literal('LobbyOpened'), poolSize: z.number(), extras }),
  z.object({ type: z.literal('PoolChanged'), added: z.number(), removed: z.number() }),
  z.object({ type: z.literal('Started') }),
  z.object({ type: z.literal('TurnStarted'), turn: roomTurn }),
  /** Picks recorded long ago do not say which turn they belong to; the fold finds it. */
  z.object({ type: z.literal('PlayerPicked'), pick: roomPick.partial({ madeIn: true }) }),
  z.object({
    type: z.literal('AutoModeEnabled'),
    teamId,
    cause: z.enum(['two_expiries', 'captain', 'commissioner']),
  }),
  z.object({ type: z.literal('AutoModeDisabled'), teamId }),
  z.object({ type: z.literal('PauseScheduled'), afterPickNo: z.number().nullable() }),
  z.object({
    type: z.literal('Paused'),
    cause: z.enum(['commissioner', 'scheduled', 'undo']),
    reason,
    remainingSeconds: z.number().nullable(),
  }),
  z.object({ type: z.literal('Resumed') }),
  z.object({
    type: z.literal('PicksUndone'),
    toPickNo: z.number(),
    picks: z.array(z.object({ pickNo: z.number(), teamId, playerId: z.string() })),
    reason,
  }),
  z.object({ type: z.literal('ExtrasAdded'), extras }),
  z.object({ type: z.literal('Completed') }),
  z.object({ type: z.literal('Reset'), reason }),
  z.object({ type: z.literal('Cancelled'), reason }),
  z.object({ type: z.literal('Reopened') }),
  z.object({ type: z.literal('Published') }),
  z.object({ type: z.literal('SpectatorLinkIssued'), linkNo: z.number() }),
  /** Something that the room does not show happened; it keeps the revisions without gaps. */
  z.object({ type: z.literal('Noted') }),
]);
export type RoomEvent = z.infer<typeof roomEvent>;

/** What the server sends as `room.patch`: the draft's event at `revision`, which happened `at`. */
export const roomPatch = z.object({
  leagueId: z.string(),
  revision: z.number().int(),
  at: z.string(),
  event: roomEvent,
});
export type RoomPatch = z.infer<typeof roomPatch>;

/**
 * The live protocol, on socket.io at /api/live (websocket only). Connect with `auth: { token }` (access token) or
 * `auth: { spectator, leagueId }`. Every message is acknowledged with `{ ok: true, … }` or `{ ok: false, problem }`.
 */
export const socketMessages = {
  /** Enter a room. With `sinceRevision` the answer holds the patches after it; without, none: fetch the room first. */
  'room.join': z.object({ leagueId: idText, sinceRevision: z.number().int().min(-1).optional() }),
  'room.leave': z.object({ leagueId: idText }),
  /** The server's clock, for the offset. */
  time: z.object({}),
} as const;
export type SocketMessageName = keyof typeof socketMessages;

/** Answer to `room.join`. */
export type RoomJoined = {
  readonly ok: true;
  readonly revision: number;
  readonly patches: readonly RoomPatch[];
  readonly serverNow: string;
};
/** Server → client `room.presence`: who is in the room now. */
export type RoomPresence = {
  readonly leagueId: string;
  readonly teamIds: readonly string[];
  readonly commissioners: number;
  readonly spectators: number;
};
/** Server → the sockets of one team's pickers, `plan.changed`: another device saved the plan; fetch it again. */
export type PlanChanged = { readonly leagueId: string; readonly teamId: string };
