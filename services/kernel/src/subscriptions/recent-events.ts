import type { StoredEvent, SubscriptionStep } from '../event-store/event-store.port';
import { isAfter } from '../events/positions';
import type { Position } from '../events/recorded-event';
import { hasMore } from './whole-commands';

type Entry = { readonly event: StoredEvent; readonly category: string; readonly bytes: number };
const MOST_EVENTS = 10_000;
const MOST_BYTES = 16 * 1024 * 1024;
const AT_ONCE = 500;

/** The newest part of the log without gaps: everything after `start` up to `last`, bounded by number and bytes. */
export class RecentEvents {
  private entries: Entry[] = [];
  private bytes = 0;
  private readonly revisions = new Map<string, number>();
  last: Position | null;

  constructor(private start: Position | null) {
    this.last = start;
  }

  /** Whether whoever has read up to a position can go on from here. */
  holds(position: Position | null): boolean {
    return !isAfter(this.start, position);
  }

  /** Whether the next events push out older ones. */
  get isFull(): boolean {
    return this.entries.length > MOST_EVENTS / 2 || this.bytes > MOST_BYTES / 2;
  }

  add({ events, upTo }: Pick<SubscriptionStep, 'events' | 'upTo'>): void {
    for (const event of events) {
      const bytes = roughBytes(event.data);
      this.entries.push({ event, bytes, category: event.streamId.slice(0, event.streamId.indexOf('-')) });
      this.bytes += bytes;
      this.revisions.set(event.streamId, event.revision);
    }
    const last = upTo ?? events[events.length - 1]?.position ?? null;
    if (isAfter(last, this.last)) this.last = last;
    if (this.entries.length > MOST_EVENTS || this.bytes > MOST_BYTES) this.letGo();
  }

  /** The newest event of a stream that is here, by its revision; undefined: none is. */
  revisionOf(streamId: string): number | undefined {
    return this.revisions.get(streamId);
  }

  /** From the newest on: whoever asks for one event asks for what has just happened. */
  find(streamId: string, revision: number): StoredEvent | undefined {
    return this.entries.findLast(({ event }) => event.revision === revision && event.streamId === streamId)
      ?.event;
  }

  /** What comes after a position that it {@link holds}: events of these categories, cut at the end of a command. */
  after(
    position: Position | null,
    categories: ReadonlySet<string>,
  ): { readonly events: readonly StoredEvent[]; readonly position: Position | null } {
    const events: StoredEvent[] = [];
    for (let n = this.indexAfter(position); n < this.entries.length; n += 1) {
      const entry = this.entries[n];
      if (!entry || !categories.has(entry.category)) continue;
      events.push(entry.event);
      if (events.length >= AT_ONCE && !hasMore(entry.event))
        return { events, position: entry.event.position };
    }
    return { events, position: this.last };
  }

  /** A quarter at once, so that moving the rest costs little for each event. */
  private letGo(): void {
    let gone = 0;
    while (
      gone < this.entries.length &&
      (this.entries.length - gone > (MOST_EVENTS * 3) / 4 || this.bytes > (MOST_BYTES * 3) / 4)
    ) {
      this.bytes -= this.entries[gone]?.bytes ?? 0;
      gone += 1;
    }
    this.start = this.entries[gone - 1]?.event.position ?? this.start;
    for (const { event } of this.entries.splice(0, gone))
      if (this.revisions.get(event.streamId) === event.revision) this.revisions.delete(event.streamId);
  }

  private indexAfter(position: Position | null): number {
    let [low, high] = [0, this.entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isAfter(this.entries[middle]?.event.position ?? null, position)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

/** What a parsed value takes in memory, roughly: an event of the log is not measured again to keep it. */
const roughBytes = (value: unknown): number => {
  if (typeof value === 'string') return 24 + 2 * value.length;
  if (value === null || typeof value !== 'object') return 8;
  let bytes = 32;
  for (const [key, inner] of Object.entries(value)) bytes += 8 + key.length + roughBytes(inner);
  return bytes;
};
