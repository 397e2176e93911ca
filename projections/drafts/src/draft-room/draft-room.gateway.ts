import {
  roomMessages,
  type RoomJoined,
  type RoomPart,
  type RoomPresence,
  type RoomState,
} from '@fieldhouse/api-contract';
import { draftIdOf, type DraftEvent } from '@fieldhouse/events/drafts';
import type { LeagueEvent, PlayerPoolEvent } from '@fieldhouse/events/leagues';
import {
  Access,
  DRAFT_ROOMS,
  LiveParts,
  LiveRooms,
  liveEndpoint,
  presentAs,
  type Headcount,
  type Refused,
} from '@fieldhouse/platform';
import type { RecordedEvent } from '@fieldhouse/kernel';
import { ConnectedSocket, MessageBody, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import type { Socket } from 'socket.io';
import { z } from 'zod';
import { roomAfter } from './draft-room.projection';
import { DraftRoomQuery, type RoomVisitor } from './draft-room.query';

/** `away`: nobody looks at their page. */
type LiveVisitor = RoomVisitor & { away?: boolean };

const spectatorLink = z.object({ spectator: z.string(), leagueId: z.string() });

type Heard = DraftEvent | LeagueEvent | PlayerPoolEvent;
/** After these somebody in a room may have no business there any more, or pick for another team. */
const CHANGES_WHO_MAY_ENTER: ReadonlySet<string> = new Set<Heard['type']>([
  'SpectatorLinkIssued',
  'LeagueStaffAdded',
  'LeagueStaffRemoved',
  'TeamRoleGranted',
  'TeamRoleRevoked',
  'TeamWithdrawn',
  'PlayerAccountLinked',
  'PlayerForgotten',
]);

/** The live side of the draft rooms. */
@WebSocketGateway(liveEndpoint)
export class DraftRoomGateway extends LiveRooms<
  RoomState | null,
  DraftEvent,
  LiveVisitor,
  Omit<RoomPart, 'leagueId'>
> {
  constructor(parts: LiveParts, rooms: DraftRoomQuery) {
    super(parts, {
      name: DRAFT_ROOMS,
      category: 'draft',
      watched: ['league', 'playerPool'],
      idOf: draftIdOf,
      addressed: (leagueId) => ({ leagueId }),
      byLink: async (link) => {
        const { leagueId, spectator } = spectatorLink.parse(link);
        await rooms.open(leagueId, { caller: null, spectator });
        return { caller: null, spectator };
      },
      open: async (leagueId, visitor, atLeast) => {
        const { me } = await rooms.open(leagueId, visitor, atLeast);
        const { role, teamIds } = me;
        return {
          part: { me },
          sorts: [
            role,
            ...teamIds.map((teamId) => `${TEAM}${teamId}`),
            // Whoever does not look is told outside.
            ...(visitor.caller && !visitor.away ? [presentAs(visitor.caller.accountId)] : []),
          ],
        };
      },
      load: async (draftId) => {
        const room = await rooms.folded(draftId);
        return room === undefined ? null : { document: room, revision: room?.revision ?? -1 };
      },
      fold: (room, event, leagueId) => roomAfter(leagueId, room, event),
      present,
      heard: (event) => this.noticed(event as RecordedEvent<Heard>),
    });
  }

  @SubscribeMessage('room.join')
  @Access('spectator', 'league_member', 'team_picker', 'commissioner')
  join(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown): Promise<RoomJoined | Refused> {
    return this.answered(socket, async () => {
      const { leagueId, sinceRevision, away = false } = roomMessages['room.join'].parse(body);
      (socket.data as LiveVisitor).away = away;
      const { revision, part, ...now } = await this.enter(socket, leagueId, sinceRevision);
      const patches = 'steps' in now ? now.steps.map((step) => ({ leagueId, ...step })) : [];
      const document = 'document' in now && now.document ? { document: now.document } : {};
      return { ok: true, revision, patches, ...document, ...part, serverNow: new Date().toISOString() };
    });
  }

  @SubscribeMessage('room.leave')
  @Access('spectator', 'member')
  leaveRoom(
    @ConnectedSocket() socket: Socket,
    @MessageBody() body: unknown,
  ): Promise<{ ok: true } | Refused> {
    return this.answered(socket, async () => {
      await this.leave(socket, roomMessages['room.leave'].parse(body).leagueId);
      return { ok: true };
    });
  }

  @SubscribeMessage('time')
  @Access('spectator', 'member')
  time(): { readonly ok: true; readonly serverNow: string } {
    return { ok: true, serverNow: new Date().toISOString() };
  }

  private noticed({ type, data, position }: RecordedEvent<Heard>): void {
    if (!CHANGES_WHO_MAY_ENTER.has(type)) return;
    this.review('draftId' in data ? data.draftId : draftIdOf(data.leagueId), position);
  }
}

const TEAM = 'team:';

/** Who is there, as everybody is told. */
const present = (count: Headcount): Omit<RoomPresence, 'leagueId'> => ({
  teamIds: Object.keys(count).flatMap((sort) => (sort.startsWith(TEAM) ? [sort.slice(TEAM.length)] : [])),
  commissioners: count['commissioner'] ?? 0,
  spectators: (count['spectator'] ?? 0) + (count['player'] ?? 0),
});
