import type { RoomPart, RoomPresence, RoomView } from '@fieldhouse/api-contract';
import { baseApi } from '../../../../shared/api/base-api';
import type { Viewer } from '../../api/drafts.api';
import { watchConnection } from './connection-watch';
import { followRoom } from './room-follower';
import { watchEyes } from './watch-eyes';
import { closeRoomLink, roomLinkOf } from './room-links';

const liveRoomApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The room, kept in step with the log for as long as somebody looks at it. */
    liveRoom: build.query<RoomView, Viewer>({
      query: ({ leagueId, spectator }) => ({
        url: `/leagues/${encodeURIComponent(leagueId)}/draft/room`,
        params: spectator === undefined ? {} : { spectator },
      }),
      keepUnusedDataFor: 0,
      // A read model that is behind must not take back what the socket has brought.
      merge: (shown, answer) => (answer.revision < shown.revision ? { ...shown, me: answer.me } : answer),
      onCacheEntryAdded: async (viewer, api) => {
        const { leagueId } = viewer;
        const { socket, sync, presence } = roomLinkOf(viewer);
        const room = (): RoomView | undefined => api.getCacheEntry().data;
        // Said by entering again.
        const eyes = watchEyes(() => follower.loaded());
        const follower = followRoom({
          leagueId,
          guest: viewer.spectator !== undefined,
          socket,
          sync,
          room,
          keep: (next) => api.updateCachedData(() => next),
          isAway: eyes.isAway,
        });
        const watch = watchConnection({ socket, sync, room, rejoin: follower.loaded });
        const stops = [
          follower.stop,
          eyes.stop,
          watch.stop,
          socket.on<RoomPresence>('room.presence', (now) => {
            if (now.leagueId === leagueId) presence.set(now);
          }),
          socket.on<RoomPart>('room.part', ({ leagueId: of, me }) => {
            const shown = room();
            if (of === leagueId && shown) api.updateCachedData(() => ({ ...shown, me }));
          }),
        ];
        try {
          await api.cacheDataLoaded;
          follower.loaded();
        } catch {
          // The room was left before its first answer.
        }
        await api.cacheEntryRemoved;
        stops.forEach((stop) => stop());
        closeRoomLink(viewer);
      },
    }),
  }),
});

export const { useLiveRoomQuery } = liveRoomApi;
