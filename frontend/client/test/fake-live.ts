type Listener = (body: unknown) => void;
type Changed = { readonly kind: string; readonly position: string; readonly own: boolean };
type Handler = (body: unknown) => object;

/** What the page follows, by kind: its keys, or null for all there are. */
export const followedKinds = new Map<string, readonly string[] | null>();

/** Stands in for the network under socket.io: one server that every socket of a test talks to. */
class FakeServer {
  readonly sockets: FakeSocket[] = [];
  isDown = false;
  /** What whoever is not taken is told. */
  refusal = '';
  private unheard: readonly Changed[] = [];
  private readonly handlers = new Map<string, Handler>([
    ['time', () => ({ serverNow: new Date().toISOString() })],
    [
      'changes.follow',
      (body) => {
        const { kind, keys } = body as { readonly kind: string; readonly keys?: readonly string[] };
        followedKinds.set(kind, keys ?? null);
        const missed = this.unheard.filter((changed) => changed.kind === kind);
        this.unheard = this.unheard.filter((changed) => changed.kind !== kind);
        for (const changed of missed) this.emit('changed', changed);
        return {};
      },
    ],
  ]);

  /** What a message answers. */
  on(message: string, handler: Handler): void {
    this.handlers.set(message, handler);
  }
  /** Nobody answers what nobody here knows of. */
  answer(message: string, body: unknown): Promise<object> {
    const handler = this.handlers.get(message);
    return handler ? Promise.resolve({ ok: true, ...handler(body) }) : new Promise(() => undefined);
  }

  /** Says what has changed; while nobody is connected it is remembered for whoever follows such streams next. */
  tell(changed: Changed): void {
    if (this.connected().length === 0) this.unheard = [...this.unheard, changed];
    this.emit('changed', changed);
  }
  /** Sends a message to everybody who is connected. */
  emit(message: string, body: unknown): void {
    this.connected().forEach((socket) => socket.fire(message, body));
  }
  connected(): readonly FakeSocket[] {
    return this.sockets.filter(({ connected }) => connected);
  }

  /** How many parts of the page hear a message. */
  listeners(message: string): number {
    return this.connected().reduce((sum, socket) => sum + socket.listening(message), 0);
  }

  /** Takes nobody any more: it is not reached, or it refuses them. */
  goDown(refusal = 'no connection'): void {
    this.isDown = true;
    this.refusal = refusal;
    this.connected().forEach((socket) => socket.lose());
  }
  /** There again: whoever waits to connect does so now. */
  comeBack(): void {
    this.isDown = false;
    window.dispatchEvent(new Event('online'));
  }
}

export const fakeServer = new FakeServer();

/** Tells the page that a stream of a kind has changed, as the server would. */
export const streamChanged = (kind: string, position: string, own = false): void =>
  fakeServer.tell({ kind, position, own });

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
  listening(message: string): number {
    return this.listeners.get(message)?.size ?? 0;
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
      this.fire(this.connected ? 'connect' : 'connect_error', new Error(fakeServer.refusal));
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
        this.connected ? fakeServer.answer(message, body) : Promise.reject(new Error('not connected')),
    };
  }
}

/** In the place of socket.io-client's `io`. */
export const io = (
  _: string,
  { auth }: { readonly auth: (give: (auth: unknown) => void) => void },
): FakeSocket => new FakeSocket(auth);
