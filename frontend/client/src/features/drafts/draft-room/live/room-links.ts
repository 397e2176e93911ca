import type { RoomPresence } from '@fieldhouse/api-contract';
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

/** The link of a room; made at the first call. */
export const roomLinkOf = (viewer: Viewer): RoomLink => {
  const key = keyOf(viewer);
  const link = links.get(key) ?? {
    socket: createLiveSocket(),
    sync: createSubject<Sync>('connecting'),
    presence: createSubject<RoomPresence | null>(null),
  };
  links.set(key, link);
  return link;
};

/** Ends the connection of a room. */
export const closeRoomLink = (viewer: Viewer): void => {
  links.get(keyOf(viewer))?.socket.disconnect();
  links.delete(keyOf(viewer));
};
