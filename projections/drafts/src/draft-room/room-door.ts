import { draftIdOf } from '@fieldhouse/events/drafts';
import { isStoreFailure } from '@fieldhouse/kernel/runtime';
import { positionText, type Position } from '@fieldhouse/kernel';
import type { Server } from 'socket.io';
import type { DraftRoomQuery, OpenRoom, RoomVisitor } from './draft-room.query';
import type { Presence } from './presence';

/** What a socket keeps of whoever opened it. */
export type Visitor = RoomVisitor;
type Held = { readonly data: unknown };

/** The socket.io rooms: everybody in a draft room, and there the pickers of one team. */
export const roomOf = (draftId: string): string => `room:${draftId}`;
export const pickersOf = (draftId: string, teamId: string): string => `pickers:${draftId}:${teamId}`;

/** @returns the teams that a socket's visitor picks for. */
export const teamsOf = ({ document }: OpenRoom, { data }: Held): readonly string[] => {
  const { caller } = data as Visitor;
  return document.pickers
    .filter(({ accountIds }) => caller && accountIds.includes(caller.accountId))
    .map(({ teamId }) => teamId);
};

const TRIES = 10;

/**
 * Looks at everybody once more whom this process holds in a room: who may not be there any more is disconnected (and refused when they come
 * back), the others hear what the teams that they now pick for hear.
 * @param since the event that changed who may enter; the read model is waited for
 */
export const reviewDoor = async (
  server: Server,
  rooms: DraftRoomQuery,
  presence: Presence,
  leagueId: string,
  since: Position,
): Promise<void> => {
  const draftId = draftIdOf(leagueId);
  const position = positionText(since);
  for (const socket of await server.local.in(roomOf(draftId)).fetchSockets()) {
    const visitor = socket.data as Visitor;
    const room = await opened(rooms, leagueId, visitor, position);
    if (!room) {
      socket.disconnect(true);
      continue;
    }
    const teams = teamsOf(room, socket).map((teamId) => pickersOf(draftId, teamId));
    for (const old of socket.rooms)
      if (old.startsWith(pickersOf(draftId, '')) && !teams.includes(old)) socket.leave(old);
    for (const team of teams) socket.join(team);
    presence.entered(socket.id, leagueId, room.me);
  }
};

/** @returns the room as the visitor may see it once the read model has come so far; null: not at all */
const opened = async (
  rooms: DraftRoomQuery,
  leagueId: string,
  visitor: Visitor,
  position: string,
): Promise<OpenRoom | null> => {
  for (let attempt = 1; ; attempt += 1) {
    const room = await rooms.open(leagueId, visitor, position).catch((error: unknown) => {
      if (isStoreFailure(error)) throw error;
      return null;
    });
    if (!room || room.document._position >= position || attempt === TRIES) return room;
  }
};
