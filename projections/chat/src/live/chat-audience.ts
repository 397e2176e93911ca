import type { Server, Socket } from 'socket.io';

/** Everybody here who has a chat open; one account's; those who show how far they have read. */
const roomOf = (chatId: string): string => `chat:${chatId}`;
const ownRoomOf = (chatId: string, accountId: string): string => `chat-own:${chatId}:${accountId}`;
const receiptsRoomOf = (chatId: string): string => `chat-receipts:${chatId}`;

/** Whom a process tells what is said in a chat: its own sockets only, as every process reads the log for itself. */
export class ChatAudience {
  constructor(private readonly server: Server) {}

  isThere(chatId: string): boolean {
    return this.server.sockets.adapter.rooms.has(roomOf(chatId));
  }

  has(socket: Socket, chatId: string): boolean {
    return socket.rooms.has(roomOf(chatId));
  }

  /** The chats that somebody has open. */
  chats(): readonly string[] {
    return this.roomsUnder(roomOf(''));
  }

  /** The accounts that have a chat open. */
  accountsOf(chatId: string): readonly string[] {
    return this.roomsUnder(ownRoomOf(chatId, ''));
  }

  private roomsUnder(prefix: string): readonly string[] {
    return [...this.server.sockets.adapter.rooms.keys()].flatMap((room) =>
      room.startsWith(prefix) ? [room.slice(prefix.length)] : [],
    );
  }

  /** The sockets of one account that have a chat open. */
  socketsOf(chatId: string, accountId: string): readonly string[] {
    return [...(this.server.sockets.adapter.rooms.get(ownRoomOf(chatId, accountId)) ?? [])];
  }

  async enter(socket: Socket, chatId: string, accountId: string): Promise<void> {
    await socket.join([roomOf(chatId), ownRoomOf(chatId, accountId), receiptsRoomOf(chatId)]);
  }

  async leave(socket: Socket, chatId: string, accountId: string): Promise<void> {
    for (const room of roomsOf(chatId, accountId)) await socket.leave(room);
  }

  /** Whether an account hears how far the others have read. */
  showReceipts(chatId: string, accountId: string, shown: boolean): void {
    const own = this.server.local.in(ownRoomOf(chatId, accountId));
    if (shown) own.socketsJoin(receiptsRoomOf(chatId));
    else own.socketsLeave(receiptsRoomOf(chatId));
  }

  tell(chatId: string, message: string, body: object): void {
    this.server.local.to(roomOf(chatId)).emit(message, { chatId, ...body });
  }

  /** Tells one account, on each of its screens here. */
  tellOwn(chatId: string, accountId: string, message: string, body: object): void {
    this.server.local.to(ownRoomOf(chatId, accountId)).emit(message, { chatId, ...body });
  }

  tellReaders(chatId: string, message: string, body: object): void {
    this.server.local.to(receiptsRoomOf(chatId)).emit(message, { chatId, ...body });
  }

  tellOthers(chatId: string, accountId: string, message: string, body: object): void {
    const own = ownRoomOf(chatId, accountId);
    this.server.local
      .to(roomOf(chatId))
      .except(own)
      .emit(message, { chatId, ...body });
  }

  /** Ends the chat for an account, at once. */
  dismiss(chatId: string, accountId: string): void {
    const own = this.server.local.in(ownRoomOf(chatId, accountId));
    own.emit('chat.ended', { chatId });
    own.socketsLeave([...roomsOf(chatId, accountId)]);
  }
}

/** The account's own one last: it is how its sockets are found. */
const roomsOf = (chatId: string, accountId: string): readonly string[] => [
  roomOf(chatId),
  receiptsRoomOf(chatId),
  ownRoomOf(chatId, accountId),
];
