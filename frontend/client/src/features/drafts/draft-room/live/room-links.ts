import type { RoomPresence } from '@fieldhouse/api-contract';
import { tabConnection } from '../../../../shared/live/connection';
import { createLiveSocket, type LiveSocket } from '../../../../shared/live/live-socket';
import { createSubject, type Subject } from '../../../../shared/live/observable';
import type { Viewer } from '../../api/drafts.api';
import type { Sync } from './room-follower';

/** The live side of one open room, beside its cache entry: what does not belong into the store. */
export type RoomLink = {
  readonly socket: LiveSocket;
  readonly sync: Subject<Sync>;
  readonly presence: Subject<RoomPresence | null>;
};

const links = new Map<string, RoomLink>();
const keyOf = ({ leagueId, spectator = '' }: Viewer): string => `${leagueId} ${spectator}`;

/** The link of a room; made at the first call. A member's room is a topic of the tab's connection. */
export const roomLinkOf = (viewer: Viewer): RoomLink => {
  const key = keyOf(viewer);
  const link = links.get(key) ?? {
    socket:
      viewer.spectator === undefined ? tabConnection() : guestConnection(viewer.leagueId, viewer.spectator),
    sync: createSubject<Sync>('connecting'),
    presence: createSubject<RoomPresence | null>(null),
  };
  links.set(key, link);
  return link;
};

/** Whoever watches by a link has a connection of their own: the link opens this room only. */
const guestConnection = (leagueId: string, spectator: string): LiveSocket => {
  const socket = createLiveSocket();
  socket.connect(() => ({ spectator, leagueId }));
  return socket;
};

/** Leaves a room. */
export const closeRoomLink = (viewer: Viewer): void => {
  const link = links.get(keyOf(viewer));
  links.delete(keyOf(viewer));
  if (viewer.spectator !== undefined) link?.socket.disconnect();
  else if (link?.socket.state.get() === 'connected')
    link.socket.request('room.leave', { leagueId: viewer.leagueId }).catch(() => undefined);
};
