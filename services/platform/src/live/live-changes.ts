import { changeMessages, type StreamChanged } from '@fieldhouse/api-contract';
import { positionText, type Position, type RecordedEvent } from '@fieldhouse/kernel';
import { isStoreFailure, type EventFeed } from '@fieldhouse/kernel/runtime';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  WebSocketServer,
  type OnGatewayConnection,
  type OnGatewayInit,
} from '@nestjs/websockets';
import type { RemoteSocket, Server, Socket } from 'socket.io';
import { Access, type Caller } from '../http/access';
import { notFound } from '../http/problem';
import { liveFeed } from './live-feed';
import { LiveParts, answered, liveEndpoint, type Refused } from './live-parts';
import { RecentChanges } from './recent-changes';

/** A kind of streams whose changes can be followed. */
export type Followable = {
  /** Category of the streams. */
  readonly kind: string;
  /** What stands in the ids of streams for a key that people know them by. */
  readonly idOf: (key: string) => string;
  /** The same, found in the id of a stream: all of it, or a part that several streams share. */
  readonly idIn: (streamId: string) => string;
  /** Lets in whoever may read what is behind a key. @throws for everybody else; null: nobody follows single ones */
  readonly open: ((key: string, caller: Caller, atLeast?: string) => Promise<unknown>) | null;
};

/** The kinds that the contexts let people follow. */
@Injectable()
export class Followables {
  private readonly byKind = new Map<string, Followable>();

  offer(what: Followable): void {
    this.byKind.set(what.kind, what);
  }
  of(kind: string): Followable | undefined {
    return this.byKind.get(kind);
  }
  kinds(): readonly string[] {
    return [...this.byKind.keys()];
  }
}

const ROOM = 'changes:';
/** Whoever hears of every stream of a kind. */
const allOf = (kind: string): string => `${ROOM}${kind}:all`;
/** Whoever follows a stream; the key says what they may be asked for again. */
const roomOf = (kind: string, key: string): string => `${ROOM}${kind}:key:${key}`;
const streamRoomOf = (kind: string, id: string): string => `${ROOM}stream:${kind}-${id}`;
/** A read takes a while, and may show what the log was a moment before it began. */
const READING_MS = 5_000;
/** Of own changes, how long before its connection a page may have read what it shows. */
const CONNECTING_MS = 20_000;
const ownOf = (accountId: string): string => `${ROOM}own:${accountId}`;
/** Under what recent changes of a kind are kept that name an account. */
const kindOf = (own: string, kind: string): string => `${own} ${kind}`;

/** Who hears of the events of one kind, and where the last of them stands. */
type Heard = { readonly followers: Set<string>; readonly named: Set<string>; position: Position };

/**
 * Tells screens that something they show has changed, so that they read it again: `changed { kind, position, own }`, never
 * what has changed. Everybody hears of events that name their own account; of other streams, who follows them and may
 * read what they are about.
 */
@WebSocketGateway(liveEndpoint)
export class LiveChanges
  implements OnGatewayInit, OnGatewayConnection, OnApplicationBootstrap, OnApplicationShutdown
{
  @WebSocketServer() private readonly server!: Server;
  private feed: EventFeed | undefined;
  private readonly recent = new RecentChanges();

  constructor(
    private readonly parts: LiveParts,
    private readonly followables: Followables,
  ) {}

  afterInit(server: Server): void {
    this.parts.admission.open(server);
  }

  onApplicationBootstrap(): void {
    this.feed = liveFeed(this.parts, {
      name: 'live-changes',
      categories: this.followables.kinds(),
      hear: (events) => this.tell(events),
    });
    this.feed.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.feed?.stop();
  }

  handleConnection(socket: Socket): void {
    const { caller } = socket.data as { readonly caller: Caller | null };
    if (!caller) return;
    const own = ownOf(caller.accountId);
    void socket.join(own);
    for (const kind of this.followables.kinds())
      this.tellMissed(socket, { kind, own: true }, [kindOf(own, kind)], CONNECTING_MS);
  }

  @SubscribeMessage('changes.follow')
  @Access('league_member')
  follow(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown): Promise<{ ok: true } | Refused> {
    return answered(this.parts, socket, async () => {
      const { kind, keys, readAgoMs } = changeMessages['changes.follow'].parse(body);
      const { caller } = socket.data as { readonly caller: Caller | null };
      const followable = this.followables.of(kind);
      if (!followable || !caller) throw notFound();
      if (keys === undefined) {
        if (!caller.roles.includes('site_admin')) throw notFound();
        await socket.join(allOf(kind));
      } else {
        await this.followOnly(socket, followable, keys, caller);
      }
      const followed = keys?.map((key) => streamRoomOf(kind, followable.idOf(key))) ?? [allOf(kind)];
      const rooms = followed.filter((room) => socket.rooms.has(room));
      this.tellMissed(socket, { kind, own: false }, rooms, readAgoMs + READING_MS);
      return { ok: true };
    });
  }

  /** @throws 404 when there are keys and the caller may follow none of them */
  private async followOnly(
    socket: Socket,
    { kind, idOf, open }: Followable,
    keys: readonly string[],
    caller: Caller,
  ): Promise<void> {
    const before = [roomOf(kind, ''), streamRoomOf(kind, '')];
    for (const room of [...socket.rooms])
      if (before.some((prefix) => room.startsWith(prefix))) await socket.leave(room);
    let refused = 0;
    for (const key of keys) {
      try {
        if (!open) throw notFound();
        await open(key, caller);
        await socket.join([roomOf(kind, key), streamRoomOf(kind, idOf(key))]);
      } catch (error) {
        if (isStoreFailure(error)) throw error;
        refused += 1;
      }
    }
    if (keys.length > 0 && refused === keys.length) throw notFound();
  }

  /** What changed between the reading of what a page shows and its being there to hear of it. */
  private tellMissed(
    socket: Socket,
    of: Pick<StreamChanged, 'kind' | 'own'>,
    rooms: readonly string[],
    withinMs: number,
  ): void {
    const position = this.recent.latest(rooms, withinMs);
    if (position !== null) socket.emit('changed', { ...of, position } satisfies StreamChanged);
  }

  private tell(events: readonly RecordedEvent[]): void {
    const byKind = new Map<string, Heard>();
    for (const { streamId, data, position } of events) {
      const kind = streamId.slice(0, streamId.indexOf('-'));
      const heard = byKind.get(kind) ?? { followers: new Set([allOf(kind)]), named: new Set(), position };
      heard.position = position;
      const id = streamId.slice(kind.length + 1);
      heard.followers.add(streamRoomOf(kind, this.followables.of(kind)?.idIn(id) ?? id));
      const { accountId } = data as { readonly accountId?: unknown };
      if (typeof accountId === 'string') {
        heard.named.add(ownOf(accountId));
        // Nobody can lose what nobody is judged for: an own card changes often.
        if (this.followables.of(kind)?.open) this.review(accountId, position);
      }
      byKind.set(kind, heard);
    }
    for (const [kind, { followers, named, position }] of byKind) {
      for (const room of followers) this.recent.note(room, positionText(position));
      for (const own of named) this.recent.note(kindOf(own, kind), positionText(position));
      const changed = (own: boolean): StreamChanged => ({ kind, position: positionText(position), own });
      if (named.size > 0) this.server.local.to([...named]).emit('changed', changed(true));
      this.server.local
        .to([...followers])
        .except([...named])
        .emit('changed', changed(false));
    }
  }

  /** An event that names somebody may take from them what they follow. */
  private review(accountId: string, since: Position): void {
    if (!this.server.sockets.adapter.rooms.has(ownOf(accountId))) return;
    this.reviewed(accountId, positionText(since)).catch((err: unknown) =>
      this.parts.log.warn({ err }, 'what somebody follows could not be looked at again'),
    );
  }

  private async reviewed(accountId: string, position: string): Promise<void> {
    for (const socket of await this.server.local.in(ownOf(accountId)).fetchSockets()) {
      for (const kind of this.followables.kinds()) {
        const prefix = roomOf(kind, '');
        const keys = [...socket.rooms].filter((room) => room.startsWith(prefix));
        for (const room of keys) await this.keepOrLeave(socket, kind, room.slice(prefix.length), position);
      }
    }
  }

  private async keepOrLeave(
    socket: RemoteSocket<never, unknown>,
    kind: string,
    key: string,
    position: string,
  ): Promise<void> {
    const followable = this.followables.of(kind);
    const { caller } = socket.data as { readonly caller: Caller | null };
    if (!followable?.open || !caller) return;
    const { open } = followable;
    try {
      await this.parts.onceSeen(position, () => open(key, caller, position));
    } catch {
      socket.leave(roomOf(kind, key));
      socket.leave(streamRoomOf(kind, followable.idOf(key)));
    }
  }
}
