import type { Server, Socket } from 'socket.io';

/** Everybody here who has a team's chat open; one account's; those who show how far they have read. */
const roomOf = (teamId: string): string => `chat:${teamId}`;
const ownRoomOf = (teamId: string, accountId: string): string => `chat-own:${teamId}:${accountId}`;
const receiptsRoomOf = (teamId: string): string => `chat-receipts:${teamId}`;

/** Whom a process tells what is said in a team: its own sockets only, as every process reads the log for itself. */
export class ChatAudience {
  constructor(private readonly server: Server) {}

  isThere(teamId: string): boolean {
    return this.server.sockets.adapter.rooms.has(roomOf(teamId));
  }

  has(socket: Socket, teamId: string): boolean {
    return socket.rooms.has(roomOf(teamId));
  }

  /** The teams whose chats somebody has open. */
  teams(): readonly string[] {
    return this.roomsUnder(roomOf(''));
  }

  /** The accounts that have a team's chat open. */
  accountsOf(teamId: string): readonly string[] {
    return this.roomsUnder(ownRoomOf(teamId, ''));
  }

  private roomsUnder(prefix: string): readonly string[] {
    return [...this.server.sockets.adapter.rooms.keys()].flatMap((room) =>
      room.startsWith(prefix) ? [room.slice(prefix.length)] : [],
    );
  }

  /** The sockets of one account that have a team's chat open. */
  socketsOf(teamId: string, accountId: string): readonly string[] {
    return [...(this.server.sockets.adapter.rooms.get(ownRoomOf(teamId, accountId)) ?? [])];
  }

  async enter(socket: Socket, teamId: string, accountId: string): Promise<void> {
    await socket.join([roomOf(teamId), ownRoomOf(teamId, accountId), receiptsRoomOf(teamId)]);
  }

  async leave(socket: Socket, teamId: string, accountId: string): Promise<void> {
    for (const room of roomsOf(teamId, accountId)) await socket.leave(room);
  }

  /** Whether an account hears how far the others have read. */
  showReceipts(teamId: string, accountId: string, shown: boolean): void {
    const own = this.server.local.in(ownRoomOf(teamId, accountId));
    if (shown) own.socketsJoin(receiptsRoomOf(teamId));
    else own.socketsLeave(receiptsRoomOf(teamId));
  }

  tell(teamId: string, message: string, body: object): void {
    this.server.local.to(roomOf(teamId)).emit(message, { teamId, ...body });
  }

  tellReaders(teamId: string, message: string, body: object): void {
    this.server.local.to(receiptsRoomOf(teamId)).emit(message, { teamId, ...body });
  }

  tellOthers(teamId: string, accountId: string, message: string, body: object): void {
    const own = ownRoomOf(teamId, accountId);
    this.server.local
      .to(roomOf(teamId))
      .except(own)
      .emit(message, { teamId, ...body });
  }

  /** Ends the chat for an account, at once. */
  dismiss(teamId: string, accountId: string): void {
    const own = this.server.local.in(ownRoomOf(teamId, accountId));
    own.emit('chat.ended', { teamId });
    own.socketsLeave([...roomsOf(teamId, accountId)]);
  }
}

/** The account's own one last: it is how its sockets are found. */
const roomsOf = (teamId: string, accountId: string): readonly string[] => [
  roomOf(teamId),
  receiptsRoomOf(teamId),
  ownRoomOf(teamId, accountId),
];
