/** A change that was told: where its last event stands, and when this process heard of it, ms since the epoch. */
type Change = { readonly position: string; readonly at: number };

const KEPT_MS = 30_000;

/**
 * What has changed of late, by the room that was told of it: whoever comes in later may have read just before. In the
 * order in which it was heard, so that what is too old stands in front.
 */
export class RecentChanges {
  private readonly changes = new Map<string, Change>();

  constructor(private readonly now: () => number = Date.now) {}

  /** @param position 20-digit text */
  note(room: string, position: string): void {
    const at = this.now();
    this.changes.delete(room);
    this.changes.set(room, { position, at });
    for (const [old, change] of this.changes) {
      if (change.at > at - KEPT_MS) break;
      this.changes.delete(old);
    }
  }

  /** @returns where the newest change stands that these rooms were told in the last `withinMs`, 30 s at most; or null */
  latest(rooms: readonly string[], withinMs: number): string | null {
    const since = this.now() - withinMs;
    const positions = rooms.flatMap((room) => {
      const change = this.changes.get(room);
      return change && change.at >= since ? [change.position] : [];
    });
    return positions.sort().at(-1) ?? null;
  }
}
