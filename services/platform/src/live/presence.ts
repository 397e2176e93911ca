import type { SharedEntries } from './shared-entries';

const TELL_AFTER_MS = 100;
const BEAT_MS = 1_000;

/** How many of each sort are there. What the sorts are is the room's own affair; who is of several counts for each. */
export type Headcount = Readonly<Record<string, number>>;

/**
 * Who is in which room, over all processes; told at most ten times a second. What changes here is told at once, what
 * changes in another process with the next beat.
 */
export class Presence {
  private readonly visitors = new Map<string, { readonly room: string; readonly sorts: readonly string[] }>();
  private readonly elsewhere = new Map<string, Headcount>();
  private readonly untold = new Set<string>();
  private beat: NodeJS.Timeout | undefined;

  constructor(
    private readonly shared: SharedEntries<Headcount>,
    private readonly tell: (room: string, present: Headcount) => void,
  ) {}

  start(): void {
    this.beat = setInterval(() => {
      for (const room of this.rooms()) void this.exchange(room);
    }, BEAT_MS).unref();
  }

  /** Nobody is here any more. */
  async stop(): Promise<void> {
    clearInterval(this.beat);
    const rooms = this.rooms();
    this.visitors.clear();
    await Promise.all([...rooms].map((room) => this.shared.exchange(room, null)));
  }

  entered(socketId: string, room: string, sorts: readonly string[]): void {
    this.left(socketId);
    this.visitors.set(socketId, { room, sorts });
    this.changed(room);
  }

  /** @param room the one they were in, so far as they are not in another one already */
  left(socketId: string, room?: string): void {
    const visitor = this.visitors.get(socketId);
    if (!visitor || visitor.room !== (room ?? visitor.room)) return;
    this.visitors.delete(socketId);
    this.changed(visitor.room);
  }

  private changed(room: string): void {
    void this.exchange(room);
    this.tellSoon(room);
  }

  private async exchange(room: string): Promise<void> {
    const here = this.here(room);
    const others = together(await this.shared.exchange(room, here.length > 0 ? together(here) : null));
    const before = this.elsewhere.get(room) ?? {};
    if (this.rooms().has(room)) this.elsewhere.set(room, others);
    else this.elsewhere.delete(room);
    if (JSON.stringify(others) !== JSON.stringify(before)) this.tellSoon(room);
  }

  private tellSoon(room: string): void {
    if (this.untold.has(room)) return;
    this.untold.add(room);
    setTimeout(() => {
      this.untold.delete(room);
      this.tell(room, together([...this.here(room), this.elsewhere.get(room) ?? {}]));
    }, TELL_AFTER_MS).unref();
  }

  private rooms(): ReadonlySet<string> {
    return new Set([...this.visitors.values()].map(({ room }) => room));
  }

  /** Those who are here by this process's sockets. */
  private here(room: string): readonly Headcount[] {
    return [...this.visitors.values()]
      .filter((visitor) => visitor.room === room)
      .map(({ sorts }) => Object.fromEntries(sorts.map((sort) => [sort, 1])));
  }
}

/** The sum, its sorts in the order of the alphabet. */
const together = (parts: readonly Headcount[]): Headcount => {
  const sorts = [...new Set(parts.flatMap((part) => Object.keys(part)))].sort();
  return Object.fromEntries(
    sorts.map((sort) => [sort, parts.reduce((sum, part) => sum + (part[sort] ?? 0), 0)]),
  );
};
