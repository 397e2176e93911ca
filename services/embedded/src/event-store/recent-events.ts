import type { StoredEvent } from './frames';

const MAX_EVENTS = 1024;
const MAX_BYTES = 4 * 1024 * 1024;

/** The last few events in memory, so that every live subscription sends the same frame without a read. */
export class RecentEvents {
  private events: StoredEvent[] = [];
  private bytes = 0;

  add(stored: readonly StoredEvent[]): void {
    for (const event of stored) {
      this.events.push(event);
      this.bytes += event.frame.length;
    }
    if (this.events.length > 2 * MAX_EVENTS || this.bytes > 2 * MAX_BYTES) this.trim();
  }

  /** Up to `limit` events after a position, or undefined when some of them are no longer here. */
  after(position: number, limit: number): readonly StoredEvent[] | undefined {
    const first = this.events[0];
    if (!first || first.position > position + 1) return undefined;
    const start = position + 1 - first.position;
    return this.events.slice(start, start + limit);
  }

  private trim(): void {
    let kept = this.events.length;
    let bytes = 0;
    for (; kept > 0 && this.events.length - kept < MAX_EVENTS; kept -= 1) {
      const size = this.events[kept - 1]?.frame.length ?? 0;
      if (bytes + size > MAX_BYTES) break;
      bytes += size;
    }
    this.events = this.events.slice(kept);
    this.bytes = bytes;
  }
}
