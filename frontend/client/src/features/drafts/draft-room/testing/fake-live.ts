import type { RoomPatch, RoomView } from '@fieldhouse/api-contract';
import { happened, sampleRoom, type Happening } from './sample-room';

type Listener = (body: unknown) => void;

/** Stands in for the network under socket.io: one server that every socket of a test talks to. */
class FakeServer {
  sockets: FakeSocket[] = [];
  /** The log: what a join answers from. */
  patches: RoomPatch[] = [];
  joins: { readonly leagueId: string; readonly sinceRevision: number }[] = [];
  isDown = false;
  /** The room as the log has it. */
  room: RoomView = sampleRoom();

  reset(): void {
    this.sockets.forEach((socket) => socket.disconnect());
    Object.assign(this, { sockets: [], patches: [], joins: [], isDown: false, room: sampleRoom() });
  }

  /** Sends a message to everybody who is connected. */
  emit(message: string, body: unknown): void {
    this.sockets.filter(({ connected }) => connected).forEach((socket) => socket.fire(message, body));
  }

  /** Appends to the log and tells everybody, unless `silently`: then it was lost on the way. */
  append(happening: Happening, { silently = false } = {}): void {
    const { patch, room } = happened(this.room, happening);
    this.room = room;
    this.patches = [...this.patches, patch];
    if (!silently) this.emit('room.patch', patch);
  }

  goDown(): void {
    this.isDown = true;
    this.sockets.filter(({ connected }) => connected).forEach((socket) => socket.lose());
  }

  answer(message: string, body: unknown): unknown {
    const serverNow = new Date().toISOString();
    if (message !== 'room.join') return { ok: true, serverNow };
    const { leagueId, sinceRevision } = body as { readonly leagueId: string; readonly sinceRevision: number };
    this.joins = [...this.joins, { leagueId, sinceRevision }];
    const patches = this.patches.filter(({ from }) => from >= sinceRevision);
    return { ok: true, revision: patches.at(-1)?.revision ?? sinceRevision, patches, serverNow };
  }
}

export const fakeServer = new FakeServer();

class FakeSocket {
  connected = false;
  active = false;
  auth: unknown = null;
  private readonly listeners = new Map<string, Set<Listener>>();

  constructor(private readonly giveAuth: (give: (auth: unknown) => void) => void) {
    fakeServer.sockets.push(this);
  }

  on(message: string, listener: Listener): void {
    const known = this.listeners.get(message) ?? new Set();
    this.listeners.set(message, known.add(listener));
  }
  off(message: string, listener: Listener): void {
    this.listeners.get(message)?.delete(listener);
  }
  fire(message: string, body: unknown): void {
    this.listeners.get(message)?.forEach((listener) => listener(body));
  }
  connect(): void {
    this.active = true;
    this.giveAuth((auth) => {
      this.auth = auth;
    });
    queueMicrotask(() => {
      this.connected = !fakeServer.isDown;
      this.active = this.connected;
      this.fire(this.connected ? 'connect' : 'connect_error', new Error('no connection'));
    });
  }
  disconnect(): void {
    if (!this.connected) return;
    this.connected = false;
    this.active = false;
    this.fire('disconnect', 'io client disconnect');
  }
  lose(): void {
    this.connected = false;
    this.active = false;
    this.fire('disconnect', 'transport close');
  }
  timeout(): { readonly emitWithAck: (message: string, body: unknown) => Promise<unknown> } {
    return {
      emitWithAck: (message, body) =>
        this.connected
          ? Promise.resolve(fakeServer.answer(message, body))
          : Promise.reject(new Error('not connected')),
    };
  }
}

/** In the place of socket.io-client's `io`. */
export const io = (
  _: string,
  { auth }: { readonly auth: (give: (auth: unknown) => void) => void },
): FakeSocket => new FakeSocket(auth);
