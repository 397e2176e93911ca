import { chatMessages, type ChatJoined, type ChatTypingSent } from '@fieldhouse/api-contract';
import {
  Access,
  answered,
  LiveParts,
  LiveRelay,
  liveEndpoint,
  notFound,
  Pace,
  Presence,
  SharedEntries,
  type Caller,
  type Headcount,
  type Refused,
} from '@fieldhouse/platform';
import { chatChannel } from '@fieldhouse/values';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  type OnGatewayDisconnect,
  type OnGatewayInit,
} from '@nestjs/websockets';
import type { Server, Socket } from 'socket.io';
import { ChatItems } from '../items/chat-items';
import { ChatReaders } from '../readers/chat-readers';
import { accountIn, ChatRooms, type OpenChat } from '../rooms/chat-rooms';
import { ChatAudience } from './chat-audience';
import { ChatFeed } from './chat-feed';

const CHANGED_AT_MOST = 200;
const POSITION_DIGITS = 20;
const TYPING_EVERY_MS = 1_000;

/** The live side of teams' chats. */
@WebSocketGateway(liveEndpoint)
export class ChatLiveGateway
  implements OnGatewayInit, OnGatewayDisconnect, OnApplicationBootstrap, OnApplicationShutdown
{
  private audience!: ChatAudience;
  private feed!: ChatFeed;
  private readonly presence: Presence;
  private readonly relay: LiveRelay<ChatTypingSent>;
  private readonly pace = new Pace();
  private readonly typedAt = new WeakMap<Socket, number>();

  constructor(
    private readonly parts: LiveParts,
    private readonly items: ChatItems,
    private readonly readers: ChatReaders,
    private readonly rooms: ChatRooms,
  ) {
    const entries = new SharedEntries<Headcount>(parts.redis, 'presence:chat');
    this.presence = new Presence(entries, (teamId, present) =>
      this.audience.tell(teamId, 'chat.presence', { accountIds: Object.keys(present) }),
    );
    this.relay = new LiveRelay(parts.redis, 'chat-typing', ({ teamId, accountId, channel }) =>
      this.audience.tellOthers(teamId, accountId, 'chat.typing', { channel, accountId }),
    );
  }

  afterInit(server: Server): void {
    this.parts.admission.open(server, () => Promise.reject(notFound()));
    this.audience = new ChatAudience(server);
    this.feed = new ChatFeed(
      this.parts,
      this.items,
      this.readers,
      this.rooms,
      this.audience,
      (teamId, accountId) => this.dismiss(teamId, accountId),
    );
  }

  onApplicationBootstrap(): void {
    this.feed.start();
    this.presence.start();
    this.relay.start();
  }

  async onApplicationShutdown(): Promise<void> {
    this.relay.stop();
    await Promise.all([this.feed.stop(), this.presence.stop()]);
  }

  handleDisconnect(socket: Socket): void {
    this.presence.left(socket.id);
  }

  @SubscribeMessage('chat.join')
  @Access('team_member')
  join(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown): Promise<ChatJoined | Refused> {
    return answered(this.parts, socket, async () => {
      const { teamId, since } = chatMessages['chat.join'].parse(body);
      const caller = callerOf(socket);
      await this.pace.wait(socket);
      await this.rooms.open(teamId, caller);
      await this.audience.enter(socket, teamId, caller.accountId);
      try {
        const joined = await this.joined(teamId, caller, since);
        // Whoever was removed meanwhile is out, and stays out.
        if (!this.audience.has(socket, teamId)) throw notFound();
        this.presence.entered(socket.id, teamId, [caller.accountId]);
        return joined;
      } catch (error) {
        await this.audience.leave(socket, teamId, caller.accountId);
        throw error;
      }
    });
  }

  @SubscribeMessage('chat.leave')
  @Access('member')
  leave(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown): Promise<{ ok: true } | Refused> {
    return answered(this.parts, socket, async () => {
      const { teamId } = chatMessages['chat.leave'].parse(body);
      await this.audience.leave(socket, teamId, callerOf(socket).accountId);
      this.presence.left(socket.id, teamId);
      return { ok: true };
    });
  }

  @SubscribeMessage('chat.typing')
  @Access('team_member')
  typing(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown): Promise<{ ok: true } | Refused> {
    return answered(this.parts, socket, () => {
      const { teamId, channel } = chatMessages['chat.typing'].parse(body);
      if (!this.audience.has(socket, teamId)) throw notFound();
      const now = performance.now();
      if (now - (this.typedAt.get(socket) ?? -TYPING_EVERY_MS) >= TYPING_EVERY_MS) {
        this.typedAt.set(socket, now);
        this.relay.say({ teamId, channel, accountId: callerOf(socket).accountId });
      }
      return Promise.resolve({ ok: true as const });
    });
  }

  /** Once the socket hears what comes, what has come before is read: in between there is no gap. */
  private async joined(teamId: string, caller: Caller, since: string | undefined): Promise<ChatJoined> {
    await this.feed.shown();
    const open = await this.rooms.open(teamId, caller);
    const { receipts } = await this.readers.of(teamId, caller.accountId);
    if (!receipts) this.audience.showReceipts(teamId, caller.accountId, false);
    const position = await this.items.position();
    const changed = since === undefined ? [] : await this.changedSince(open, since);
    return { ok: true, position, changed };
  }

  private async changedSince({ room, me }: OpenChat, since: string): Promise<ChatJoined['changed']> {
    const from = since.padStart(POSITION_DIGITS, '0');
    const found = await this.items.changedSince(room._id, from, CHANGED_AT_MOST);
    if (!found) return null;
    const around = { accountOf: accountIn(room), readerId: me.accountId };
    const ofEach = chatChannel.options.map(async (channel) => ({
      channel,
      items: await this.items.viewsOf(
        found.filter((item) => item.channel === channel),
        around,
      ),
    }));
    return (await Promise.all(ofEach)).filter(({ items }) => items.length > 0);
  }

  private dismiss(teamId: string, accountId: string): void {
    for (const socketId of this.audience.socketsOf(teamId, accountId)) this.presence.left(socketId, teamId);
    this.audience.dismiss(teamId, accountId);
  }
}

/** @throws 404 for spectators by a link: they are of no team */
const callerOf = (socket: Socket): Caller => {
  const { caller } = socket.data as { readonly caller: Caller | null };
  if (!caller) throw notFound();
  return caller;
};
