import type { SharedEntries } from './shared-entries';

/** A full room is told less often: what is told goes to everybody there, and grows with them. */
const TELL_AFTER_MS = { atLeast: 100, ofEachVisitor: 1 };
const BEAT_MS = 1_000;

/** How many of each sort are there. What the sorts are is the room's own affair; who is of several counts for each. */
export type Headcount = Readonly<Record<string, number>>;
type Visitor = { readonly room: string; readonly sorts: readonly string[] };
/** Who is in a room by this process's sockets, and by those of others. */
type Room = { visitors: number; readonly here: Map<string, number>; elsewhere: Headcount; isUntold: boolean };

/**
 * Who is in which room, over all processes; told at most ten times a second. What changes here is told at once, what
 * changes in another process with the next beat.
 */
export class Presence {
  private readonly visitors = new Map<string, Visitor>();
  private readonly rooms = new Map<string, Room>();
  private beat: NodeJS.Timeout | undefined;

  constructor(
    private readonly shared: SharedEntries<Headcount>,
    private readonly tell: (room: string, present: Headcount) => void,
  ) {}

  start(): void {
    this.beat = setInterval(() => {
      for (const name of this.rooms.keys()) void this.exchange(name);
    }, BEAT_MS).unref();
  }

  /** Nobody is here any more. */
  async stop(): Promise<void> {
    clearInterval(this.beat);
    const names = [...this.rooms.keys()];
    this.visitors.clear();
    this.rooms.clear();
    await Promise.all(names.map((name) => this.shared.exchange(name, null)));
  }

  entered(socketId: string, room: string, sorts: readonly string[]): void {
    this.left(socketId);
    this.visitors.set(socketId, { room, sorts });
    this.count({ room, sorts }, 1);
  }

  /** @param room the one they were in, so far as they are not in another one already */
  left(socketId: string, room?: string): void {
    const visitor = this.visitors.get(socketId);
    if (!visitor || visitor.room !== (room ?? visitor.room)) return;
    this.visitors.delete(socketId);
    this.count(visitor, -1);
  }

  private count({ room: name, sorts }: Visitor, by: 1 | -1): void {
    const room = this.rooms.get(name) ?? nobodyIn();
    this.rooms.set(name, room);
    room.visitors += by;
    for (const sort of sorts) {
      const count = (room.here.get(sort) ?? 0) + by;
      if (count > 0) room.here.set(sort, count);
      else room.here.delete(sort);
    }
    this.tellSoon(name, room);
  }

  private async exchange(name: string): Promise<void> {
    const room = this.rooms.get(name);
    if (!room) return;
    const mine = room.visitors > 0 ? together([Object.fromEntries(room.here)]) : null;
    const others = together(await this.shared.exchange(name, mine));
    const isNews = JSON.stringify(others) !== JSON.stringify(room.elsewhere);
    room.elsewhere = others;
    if (isNews && this.rooms.get(name) === room) this.tellSoon(name, room);
    else if (room.visitors === 0 && !room.isUntold) this.rooms.delete(name);
  }

  private tellSoon(name: string, room: Room): void {
    if (room.isUntold) return;
    room.isUntold = true;
    const { atLeast, ofEachVisitor } = TELL_AFTER_MS;
    setTimeout(
      () => {
        room.isUntold = false;
        this.tell(name, together([Object.fromEntries(room.here), room.elsewhere]));
        void this.exchange(name);
      },
      Math.max(atLeast, room.visitors * ofEachVisitor),
    ).unref();
  }
}

const nobodyIn = (): Room => ({ visitors: 0, here: new Map(), elsewhere: {}, isUntold: false });

/** The sum, its sorts in the order of the alphabet. */
const together = (parts: readonly Headcount[]): Headcount => {
  const sums = new Map<string, number>();
  for (const part of parts)
    for (const [sort, count] of Object.entries(part)) sums.set(sort, (sums.get(sort) ?? 0) + count);
  return Object.fromEntries([...sums].sort(([a], [b]) => (a < b ? -1 : 1)));
};
