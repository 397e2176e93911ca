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
import { channelsOf } from '@fieldhouse/values';
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
import { PeopleDirectory } from '@fieldhouse/read-people';
import { accountIn } from '@fieldhouse/read-team-members';
import { type OpenChat } from '../rooms/chat-room';
import { ChatRooms } from '../rooms/chat-rooms';
import { ChatAudience } from './chat-audience';
import { ChatFeed } from './chat-feed';

const CHANGED_AT_MOST = 200;
const POSITION_DIGITS = 20;
const TYPING_EVERY_MS = 1_000;

/** The live side of chats. */
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
    private readonly people: PeopleDirectory,
  ) {
    const entries = new SharedEntries<Headcount>(parts.redis, 'presence:chat');
    this.presence = new Presence(entries, (chatId, present) =>
      this.audience.tell(chatId, 'chat.presence', { accountIds: Object.keys(present) }),
    );
    this.relay = new LiveRelay(parts.redis, 'chat-typing', ({ chatId, accountId, channel }) =>
      this.audience.tellOthers(chatId, accountId, 'chat.typing', { channel, accountId }),
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
      this.people,
      this.audience,
      (chatId, accountId) => this.dismiss(chatId, accountId),
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
  @Access('chat_member')
  join(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown): Promise<ChatJoined | Refused> {
    return answered(this.parts, socket, async () => {
      const { chatId, since } = chatMessages['chat.join'].parse(body);
      const caller = callerOf(socket);
      await this.pace.wait(socket);
      await this.rooms.open(chatId, caller);
      await this.audience.enter(socket, chatId, caller.accountId);
      try {
        const joined = await this.joined(chatId, caller, since);
        // Whoever was removed meanwhile is out, and stays out.
        if (!this.audience.has(socket, chatId)) throw notFound();
        this.presence.entered(socket.id, chatId, [caller.accountId]);
        return joined;
      } catch (error) {
        await this.audience.leave(socket, chatId, caller.accountId);
        throw error;
      }
    });
  }

  @SubscribeMessage('chat.leave')
  @Access('member')
  leave(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown): Promise<{ ok: true } | Refused> {
    return answered(this.parts, socket, async () => {
      const { chatId } = chatMessages['chat.leave'].parse(body);
      await this.audience.leave(socket, chatId, callerOf(socket).accountId);
      this.presence.left(socket.id, chatId);
      return { ok: true };
    });
  }

  @SubscribeMessage('chat.typing')
  @Access('chat_member')
  typing(@ConnectedSocket() socket: Socket, @MessageBody() body: unknown): Promise<{ ok: true } | Refused> {
    return answered(this.parts, socket, () => {
      const { chatId, channel } = chatMessages['chat.typing'].parse(body);
      if (!this.audience.has(socket, chatId)) throw notFound();
      const now = performance.now();
      if (now - (this.typedAt.get(socket) ?? -TYPING_EVERY_MS) >= TYPING_EVERY_MS) {
        this.typedAt.set(socket, now);
        this.relay.say({ chatId, channel, accountId: callerOf(socket).accountId });
      }
      return Promise.resolve({ ok: true as const });
    });
  }

  /** Once the socket hears what comes, what has come before is read: in between there is no gap. */
  private async joined(chatId: string, caller: Caller, since: string | undefined): Promise<ChatJoined> {
    await this.feed.shown();
    const open = await this.rooms.open(chatId, caller);
    const { receipts } = await this.readers.of(chatId, caller.accountId);
    if (!receipts) this.audience.showReceipts(chatId, caller.accountId, false);
    const position = await this.items.position();
    if (since === undefined) return { ok: true, position, changed: [] };
    const from = since.padStart(POSITION_DIGITS, '0');
    const changed = await this.changedSince(open, from);
    return { ok: true, position, changed, forgotten: await this.feed.forgotten.since(chatId, from) };
  }

  private async changedSince({ room, me }: OpenChat, from: string): Promise<ChatJoined['changed']> {
    const found = await this.items.changedSince(room._id, from, CHANGED_AT_MOST);
    if (!found) return null;
    const around = { accountOf: accountIn(room), readerId: me.accountId };
    const ofEach = channelsOf(room._id).map(async (channel) => ({
      channel,
      items: await this.items.viewsOf(
        found.filter((item) => item.channel === channel),
        around,
      ),
    }));
    return (await Promise.all(ofEach)).filter(({ items }) => items.length > 0);
  }

  private dismiss(chatId: string, accountId: string): void {
    for (const socketId of this.audience.socketsOf(chatId, accountId)) this.presence.left(socketId, chatId);
    this.audience.dismiss(chatId, accountId);
  }
}

/** @throws 404 for spectators by a link: they are of no chat */
const callerOf = (socket: Socket): Caller => {
  const { caller } = socket.data as { readonly caller: Caller | null };
  if (!caller) throw notFound();
  return caller;
};
