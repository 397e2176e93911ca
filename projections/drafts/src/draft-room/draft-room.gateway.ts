import {
  socketMessages,
  type PlanChanged,
  type ProblemView,
  type RoomJoined,
  type RoomPatch,
  type RoomPresence,
  type RoomState,
} from '@fieldhouse/api-contract';
import { draftIdOf, type DraftEvent, type DraftPlanEvent } from '@fieldhouse/events/drafts';
import { type LeagueEvent } from '@fieldhouse/events/leagues';
import {
  Access,
  LOGGER,
  LiveDocuments,
  Metrics,
  REDIS,
  SharedEntries,
  TOKEN_READER,
  problemOf,
  type LiveStep,
  type TokenReader,
} from '@fieldhouse/platform';
import {
  EVENT_STORE,
  EventCatalog,
  EventFeed,
  LogReader,
  isStoreFailure,
  type EventStore,
  type StoredEvent,
} from '@fieldhouse/kernel/runtime';
import type { Position, RecordedEvent } from '@fieldhouse/kernel';
import { Inject, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  WebSocketServer,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
} from '@nestjs/websockets';
import type Redis from 'ioredis';
import type { Logger } from 'pino';
import type { Server, Socket } from 'socket.io';
import { v4 as uuidv4 } from 'uuid';
import { z } from 'zod';
import { DraftRoomQuery } from './draft-room.query';
import { Presence, type Present } from './presence';
import { pickersOf, reviewDoor, roomOf, teamsOf, type Visitor } from './room-door';
import { roomAfter } from './draft-room.projection';

const spectatorLink = z.object({ spectator: z.string(), leagueId: z.string() });
type Refused = { readonly ok: false; readonly problem: ProblemView };

/** After these somebody in a room may have no business there any more, or pick for another team. */
const CHANGES_WHO_MAY_ENTER: ReadonlySet<string> = new Set<(DraftEvent | LeagueEvent)['type']>([
  'SpectatorLinkIssued',
  'LeagueStaffAdded',
  'LeagueStaffRemoved',
  'TeamRoleGranted',
  'TeamRoleRevoked',
  'TeamWithdrawn',
]);

/**
 * The live side of the draft rooms. Each process reads the log for itself and hands every event, as the room may see
 * it, to the sockets it holds; whoever comes back says which revision they have and gets what came after it.
 */
@WebSocketGateway({
  path: '/api/live',
  transports: ['websocket'],
  perMessageDeflate: false,
  maxHttpBufferSize: 64 * 1024,
  pingInterval: 25_000,
})
export class DraftRoomGateway
  implements
    OnGatewayInit,
    OnGatewayConnection,
    OnGatewayDisconnect,
    OnApplicationBootstrap,
    OnApplicationShutdown
{
  @WebSocketServer() private readonly server!: Server;
  private readonly feed: EventFeed;
  private readonly leagueOf = new Map<string, string>();
  private readonly presence: Presence;
  private readonly live = new LiveDocuments<RoomState | null, DraftEvent>({
    load: async (draftId) => {
      const room = await this.rooms.folded(draftId);
      return room === undefined ? null : { document: room, revision: room?.revision ?? -1 };
    },
    eventsAfter: (draftId, revision) => this.eventsAfter(draftId, revision),
    fold: (room, event) => roomAfter(this.leagueOf.get(event.data.draftId) ?? '', room, event),
    onStep: (draftId, step) => {
      const patch = this.patchOf(draftId, step);
      if (patch) this.server.local.to(roomOf(draftId)).emit('room.patch', patch);
    },
  });
  private applied: Position | null | undefined;

  constructor(
    private readonly rooms: DraftRoomQuery,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    reader: LogReader,
    private readonly catalog: EventCatalog,
    @Inject(TOKEN_READER) private readonly tokens: TokenReader,
    private readonly metrics: Metrics,
    @Inject(LOGGER) private readonly log: Logger,
    @Inject(REDIS) redis: Redis,
  ) {
    this.presence = new Presence(new SharedEntries<Present>(redis, 'presence'), (leagueId, presence) => {
      this.server.local
        .to(roomOf(draftIdOf(leagueId)))
        .emit('room.presence', presence satisfies RoomPresence);
    });
    this.feed = new EventFeed(
      'draft-room-live',
      ['draft', 'draftPlan', 'league'],
      reader,
      catalog,
      {
        apply: ({ events, position }) => this.broadcast(events, position),
        position: () => this.position(),
        // Whoever shows the read model shows it as the projection does: without this event.
        unreadable: () => Promise.resolve(),
      },
      log,
    );
  }

  afterInit(server: Server): void {
    server.use((socket, next) => {
      this.admit(socket).then(
        () => next(),
        (error: unknown) => next(new Error(isStoreFailure(error) ? 'store_unavailable' : 'not_signed_in')),
      );
    });
  }

  onApplicationBootstrap(): void {
    this.feed.start();
    this.presence.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.feed.stop(), this.presence.stop()]);
  }

  handleConnection(): void {
    this.metrics.sockets.inc();
  }

  handleDisconnect(socket: Socket): void {
    this.metrics.sockets.dec();
    this.presence.left(socket.id);
    for (const draftId of this.leagueOf.keys()) if (this.isEmpty(draftId)) this.forget(draftId);
  }

  @SubscribeMessage('room.join')
  @Access('spectator', 'league_member', 'team_picker', 'commissioner')
  join(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown): Promise<RoomJoined | Refused> {
    return this.answered(async () => {
      const { leagueId, sinceRevision } = socketMessages['room.join'].parse(body);
      const room = await this.rooms.open(leagueId, socket.data as Visitor);
      const draftId = draftIdOf(leagueId);
      this.leagueOf.set(draftId, leagueId);
      await socket.join(roomOf(draftId));
      for (const teamId of teamsOf(room, socket)) await socket.join(pickersOf(draftId, teamId));
      this.presence.entered(socket.id, leagueId, room.me);
      const now = await this.live.join(draftId, sinceRevision);
      const patches = 'steps' in now ? now.steps.flatMap((step) => this.patchOf(draftId, step) ?? []) : [];
      const document = 'document' in now && now.document ? { document: now.document } : {};
      return { ok: true, revision: now.revision, patches, ...document, serverNow: new Date().toISOString() };
    });
  }

  @SubscribeMessage('room.leave')
  @Access('spectator', 'member')
  leave(
    @ConnectedSocket() socket: Socket,
    @MessageBody() body: unknown,
  ): Promise<{ readonly ok: true } | Refused> {
    return this.answered(async () => {
      const { leagueId } = socketMessages['room.leave'].parse(body);
      for (const room of socket.rooms) if (room !== socket.id) await socket.leave(room);
      this.presence.left(socket.id);
      this.log.debug({ leagueId }, 'left a room');
      return { ok: true };
    });
  }

  @SubscribeMessage('time')
  @Access('spectator', 'member')
  time(): { readonly ok: true; readonly serverNow: string } {
    return { ok: true, serverNow: new Date().toISOString() };
  }

  private isEmpty(draftId: string): boolean {
    return (this.server.sockets.adapter.rooms.get(roomOf(draftId))?.size ?? 0) === 0;
  }

  private forget(draftId: string): void {
    this.live.leave(draftId);
    this.leagueOf.delete(draftId);
  }

  /** A good token or a spectator link that is good for its league. @throws for anybody else */
  private async admit(socket: Socket): Promise<void> {
    const { token, ...link } = socket.handshake.auth as Record<string, unknown>;
    const caller = typeof token === 'string' ? await this.tokens.read(token) : null;
    if (caller) {
      socket.data = { caller } satisfies Visitor;
    } else {
      const { leagueId, spectator } = spectatorLink.parse(link);
      await this.rooms.open(leagueId, { caller, spectator });
      socket.data = { caller, spectator } satisfies Visitor;
    }
  }

  private async answered<T>(work: () => Promise<T>): Promise<T | Refused> {
    try {
      return await work();
    } catch (error) {
      const correlationId = uuidv4();
      const problem = problemOf(error, correlationId);
      if (problem.status === 500)
        this.log.error({ err: error, correlationId }, 'unexpected error in a socket message');
      return { ok: false, problem: problem as ProblemView };
    }
  }

  private async eventsAfter(draftId: string, revision: number): Promise<RecordedEvent<DraftEvent>[]> {
    const events: StoredEvent[] = [];
    for await (const stored of this.events.read(`draft-${draftId}`, revision + 1)) events.push(stored);
    return this.catalog.decodeAll<DraftEvent>(events);
  }

  private patchOf(draftId: string, step: LiveStep): RoomPatch | null {
    const leagueId = this.leagueOf.get(draftId);
    return leagueId === undefined ? null : { leagueId, ...step };
  }

  private async position(): Promise<Position | null> {
    this.applied ??= await this.events.lastPosition();
    return this.applied;
  }

  private async broadcast(batch: readonly RecordedEvent[], upTo: Position | null): Promise<void> {
    const ofRooms = new Map<string, RecordedEvent<DraftEvent>[]>();
    for (const event of batch) {
      if (event.streamId.startsWith('draftPlan-')) this.planChanged(event as RecordedEvent<DraftPlanEvent>);
      else if (event.streamId.startsWith('draft-')) {
        const changed = event as RecordedEvent<DraftEvent>;
        const { draftId } = changed.data;
        if (this.live.has(draftId)) ofRooms.set(draftId, [...(ofRooms.get(draftId) ?? []), changed]);
      }
      if (CHANGES_WHO_MAY_ENTER.has(event.type))
        this.doorChanged(event as RecordedEvent<DraftEvent | LeagueEvent>);
    }
    await Promise.all([...ofRooms].map(([draftId, events]) => this.live.apply(draftId, events)));
    this.applied = upTo;
  }

  private doorChanged({ data, position }: RecordedEvent<DraftEvent | LeagueEvent>): void {
    const leagueId = 'draftId' in data ? this.leagueOf.get(data.draftId) : data.leagueId;
    if (leagueId === undefined || !this.leagueOf.has(draftIdOf(leagueId))) return;
    reviewDoor(this.server, this.rooms, this.presence, leagueId, position).catch((err: unknown) =>
      this.log.warn({ err, leagueId }, 'a room could not be reviewed'),
    );
  }

  private planChanged({ data: { draftId, teamId } }: RecordedEvent<DraftPlanEvent>): void {
    const leagueId = this.leagueOf.get(draftId);
    if (leagueId !== undefined)
      this.server.local
        .to(pickersOf(draftId, teamId))
        .emit('plan.changed', { leagueId, teamId } satisfies PlanChanged);
  }
}
