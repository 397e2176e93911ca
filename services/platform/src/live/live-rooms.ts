import { positionText, type DomainEvent, type Position, type RecordedEvent } from '@fieldhouse/kernel';
import { type EventFeed, type StoredEvent } from '@fieldhouse/kernel/runtime';
import { type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import {
  WebSocketServer,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
} from '@nestjs/websockets';
import type { Server, Socket } from 'socket.io';
import type { Caller } from '../http/access';
import { LiveDocuments, type CatchUp } from './live-documents';
import { liveFeed } from './live-feed';
import { answered, type LiveParts, type Refused } from './live-parts';
import { Pace } from './pace';
import { Presence, type Headcount } from './presence';
import { SharedEntries } from './shared-entries';

/** What somebody is in a room: what they count as, and what they alone are told of it. */
export type Admission<Part extends object> = { readonly sorts: readonly string[]; readonly part: Part };

/** What a context says of its rooms. A room has a key, by which people ask for it, and shows one stream's document. */
export type RoomsOf<Document, Event extends DomainEvent, Visitor, Part extends object> = {
  /** Names the feed of the log. */
  readonly name: string;
  /** Category of the streams that the documents are folded from. */
  readonly category: string;
  /** Categories that {@link RoomsOf.heard} is told of besides. */
  readonly watched: readonly string[];
  readonly idOf: (key: string) => string;
  /** What messages call the key. */
  readonly addressed: (key: string) => object;
  /** A visitor without a token. @throws for a link that is not good */
  readonly byLink: (link: unknown) => Promise<Visitor>;
  /** @throws for whoever may not be there, as the read model has it that has come to `atLeast` */
  readonly open: (key: string, visitor: Visitor, atLeast?: string) => Promise<Admission<Part>>;
  readonly load: (id: string) => Promise<{ readonly document: Document; readonly revision: number } | null>;
  readonly fold: (document: Document, event: RecordedEvent<Event>, key: string) => Document;
  readonly present: (count: Headcount) => object;
  readonly heard: (event: RecordedEvent) => void;
};

/** Everybody in a room. */
const roomOf = (id: string): string => `room:${id}`;

/**
 * Rooms in which people look at the same thing while it changes. Each process reads the log for itself and sends the
 * sockets it holds how every command changed the document; whoever comes back says which revision they have and gets
 * what came after it. A gateway of a context adds the messages and who may send them.
 */
export abstract class LiveRooms<
  Document,
  Event extends DomainEvent,
  Visitor extends { caller: Caller | null },
  Part extends object,
>
  implements
    OnGatewayInit,
    OnGatewayConnection,
    OnGatewayDisconnect,
    OnApplicationBootstrap,
    OnApplicationShutdown
{
  @WebSocketServer() private readonly server!: Server;
  private readonly feed: EventFeed;
  private readonly presence: Presence;
  private readonly keyOf = new Map<string, string>();
  private readonly live: LiveDocuments<Document, Event>;
  private readonly pace = new Pace();

  constructor(
    private readonly parts: LiveParts,
    private readonly rooms: RoomsOf<Document, Event, Visitor, Part>,
  ) {
    const { name, category, watched } = rooms;
    const { redis } = parts;
    this.live = new LiveDocuments<Document, Event>({
      load: rooms.load,
      eventsAfter: (id, revision) => this.eventsAfter(id, revision),
      fold: (document, event) => rooms.fold(document, event, this.keyOf.get(idOf(event)) ?? ''),
      onStep: (id, step) => this.tell(id, 'room.patch', step),
    });
    this.presence = new Presence(new SharedEntries<Headcount>(redis, `presence:${name}`), (key, count) => {
      const id = rooms.idOf(key);
      this.tell(id, 'room.presence', rooms.present(count));
    });
    this.feed = liveFeed(parts, {
      name,
      categories: [category, ...watched],
      hear: (events) => this.broadcast(events),
    });
  }

  afterInit(server: Server): void {
    this.parts.admission.open(server, this.rooms.byLink);
  }

  onApplicationBootstrap(): void {
    this.feed.start();
    this.presence.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.feed.stop(), this.presence.stop()]);
  }

  handleConnection(): void {
    this.parts.metrics.sockets.inc();
  }

  handleDisconnect(socket: Socket): void {
    this.parts.metrics.sockets.dec();
    this.presence.left(socket.id);
    this.closeEmpty();
  }

  private closeEmpty(): void {
    for (const id of this.keyOf.keys()) {
      if ((this.server.sockets.adapter.rooms.get(roomOf(id))?.size ?? 0) > 0) continue;
      this.live.leave(id);
      this.keyOf.delete(id);
    }
  }

  /**
   * @returns what brings somebody up to date who shows the document at a revision (without one, the revision), and what
   * they are in the room
   */
  protected async enter(
    socket: Socket,
    key: string,
    since: number | undefined,
  ): Promise<CatchUp<Document> & { readonly part: Part }> {
    await this.pace.wait(socket);
    const { sorts, part } = await this.rooms.open(key, socket.data as Visitor);
    const id = this.rooms.idOf(key);
    this.keyOf.set(id, key);
    await socket.join(roomOf(id));
    this.presence.entered(socket.id, key, sorts);
    return { ...(await this.live.join(id, since)), part };
  }

  protected async leave(socket: Socket, key: string): Promise<void> {
    const id = this.rooms.idOf(key);
    await socket.leave(roomOf(id));
    this.presence.left(socket.id, key);
    this.closeEmpty();
  }

  /** What a message answers: problems are told as over HTTP. */
  protected answered<T>(socket: Socket, work: () => Promise<T>): Promise<T | Refused> {
    return answered(this.parts, socket, work);
  }

  /**
   * Looks at everybody once more whom this process holds in a room: who may not be there any more is disconnected (and
   * refused when they come back), the others count as what they are now, and are told what that is (`room.part`).
   * @param since the event that changed who may enter; the read model is waited for
   */
  protected review(id: string, since: Position): void {
    const key = this.keyOf.get(id);
    if (key === undefined) return;
    this.reviewed(id, key, positionText(since)).catch((err: unknown) =>
      this.parts.log.warn({ err, key }, 'a room could not be reviewed'),
    );
  }

  private async reviewed(id: string, key: string, position: string): Promise<void> {
    for (const socket of await this.server.local.in(roomOf(id)).fetchSockets()) {
      const visitor = socket.data as Visitor;
      try {
        const admission = await this.parts.onceSeen(position, () => this.rooms.open(key, visitor, position));
        if (!admission || !this.isIn(id, socket.id)) continue;
        this.presence.entered(socket.id, key, admission.sorts);
        socket.emit('room.part', { ...this.rooms.addressed(key), ...admission.part });
      } catch {
        socket.disconnect(true);
      }
    }
  }

  /** Whether somebody has not left meanwhile. */
  private isIn(id: string, socketId: string): boolean {
    return this.server.sockets.adapter.rooms.get(roomOf(id))?.has(socketId) === true;
  }

  private async eventsAfter(id: string, revision: number): Promise<RecordedEvent<Event>[]> {
    const { events, catalog } = this.parts;
    const found: StoredEvent[] = [];
    for await (const stored of events.read(`${this.rooms.category}-${id}`, revision + 1)) found.push(stored);
    return catalog.decodeAll<Event>(found);
  }

  /** Nobody here is in a room that has no key. */
  private tell(id: string, message: string, body: object): void {
    const key = this.keyOf.get(id);
    if (key !== undefined)
      this.server.local.to(roomOf(id)).emit(message, { ...this.rooms.addressed(key), ...body });
  }

  private async broadcast(events: readonly RecordedEvent[]): Promise<void> {
    const shown = new Map<string, RecordedEvent<Event>[]>();
    for (const event of events) {
      const id = idOf(event);
      if (event.streamId === `${this.rooms.category}-${id}` && this.live.has(id))
        shown.set(id, [...(shown.get(id) ?? []), event as RecordedEvent<Event>]);
      this.rooms.heard(event);
    }
    await Promise.all([...shown].map(([id, steps]) => this.live.apply(id, steps)));
  }
}

/** The id in a stream's name: what follows its category. */
const idOf = ({ streamId }: RecordedEvent): string => streamId.slice(streamId.indexOf('-') + 1);
