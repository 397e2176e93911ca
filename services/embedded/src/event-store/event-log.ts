import { wasClosed, type Durability } from '../data-file';
import { asDamage, openEventFile } from './event-file';
import { EventRows, type Direction } from './event-rows';
import { EventWriter, type WriteOutcome, type WriteRequest } from './event-writer';
import { eventIdOf, TOMBSTONE_REVISION, type StoredEvent } from './frames';
import { RecentEvents } from './recent-events';
import { RecentIds, REMEMBERED_IDS } from './recent-ids';
import { isSoftDeleted, StreamStates } from './stream-states';

export type StreamPage =
  | { readonly kind: 'page'; readonly events: readonly StoredEvent[] }
  | { readonly kind: 'stream-not-found' }
  | { readonly kind: 'stream-deleted' };

/** After an unclean stop the last events are checked, for so long; reads check their own rows anyway. */
const CHECK_BUDGET_MS = 500;
const CHECK_PAGE = 1024;

/** The log: one writer, one order. All methods are synchronous; what `write` returned is committed. */
export class EventLog {
  private readonly rows: EventRows;
  private readonly states: StreamStates;
  private readonly recentIds = new RecentIds();
  private readonly recentEvents = new RecentEvents();
  private readonly listeners = new Set<() => void>();
  private lastPosition = 0;

  /** @throws DamagedDataError when the file is not what was written */
  constructor(
    private readonly file: string,
    durability: Durability,
  ) {
    const budgetMs = wasClosed(file) ? 0 : CHECK_BUDGET_MS;
    this.rows = new EventRows(openEventFile(file, durability));
    this.states = new StreamStates(this.rows);
    try {
      this.guarded(() => this.load(budgetMs));
    } catch (error) {
      this.rows.close();
      throw error;
    }
  }

  /** The position of the last committed event; 0 in an empty log. */
  get head(): number {
    return this.lastPosition;
  }

  /** Commits all requests in one transaction, each with its own outcome. When it throws, nothing was written. */
  write(requests: readonly WriteRequest[]): readonly WriteOutcome[] {
    return this.guarded(() => {
      const writer = new EventWriter(this.rows, this.states, this.recentIds, this.lastPosition);
      try {
        const outcomes = this.rows.transaction(() => requests.map((request) => writer.apply(request)));
        this.recentEvents.add(writer.stored);
        this.lastPosition += writer.stored.length;
        return outcomes;
      } catch (error) {
        this.load(0);
        throw error;
      }
    });
  }

  /** @returns ends the calls */
  onCommit(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Tells the listeners that there are new events; apart from `write`, so that writers are answered first. */
  announce(): void {
    for (const listener of [...this.listeners]) listener();
  }

  /** Up to `limit` events of all streams: forwards those at `position` and after it, backwards those before it. */
  readAll(direction: Direction, position: number, limit: number): readonly StoredEvent[] {
    const recent = direction === 'forwards' ? this.recentEvents.after(position - 1, limit) : undefined;
    return recent ?? this.guarded(() => this.rows.all(direction, position, limit));
  }

  /** Up to `limit` events of a stream from `revision` on (inclusive), as far as its metadata lets them show. */
  readStream(stream: string, direction: Direction, revision: number, limit: number): StreamPage {
    return this.guarded(() => {
      const state = this.states.of(stream);
      if (state.last === TOMBSTONE_REVISION) return { kind: 'stream-deleted' };
      if (state.id === undefined || isSoftDeleted(state)) return { kind: 'stream-not-found' };
      const { maxCount = Infinity, maxAgeSeconds, truncateBefore = 0 } = state.truncation;
      const oldest = Math.max(truncateBefore, state.last - maxCount + 1, 0);
      const forwards = direction === 'forwards';
      const range = {
        first: forwards ? Math.max(oldest, revision) : oldest,
        last: forwards ? state.last : Math.min(state.last, revision),
        since: maxAgeSeconds === undefined ? 0 : Date.now() - maxAgeSeconds * 1000,
      };
      const isEmpty = range.first > range.last;
      return { kind: 'page', events: isEmpty ? [] : this.rows.stream(direction, state.id, range, limit) };
    });
  }

  close(): void {
    this.rows.close();
  }

  /** Reads what is kept in memory, checking events from the last one backwards for at most `budgetMs`. */
  private load(budgetMs: number): void {
    this.states.clear();
    this.recentIds.clear();
    this.lastPosition = this.rows.head();
    const until = performance.now() + budgetMs;
    const latest: { readonly id: string; readonly stream: string; readonly revision: number }[] = [];
    let position = this.lastPosition + 1;
    while (latest.length < REMEMBERED_IDS || performance.now() < until) {
      const page = this.rows.all('backwards', position, CHECK_PAGE);
      const oldest = page.at(-1);
      if (!oldest) break;
      position = oldest.position;
      if (latest.length >= REMEMBERED_IDS) continue;
      for (const { frame, stream, revision } of page) latest.push({ id: eventIdOf(frame), stream, revision });
    }
    for (const { id, stream, revision } of latest.reverse()) this.recentIds.add(id, stream, revision);
  }

  private guarded<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw asDamage(error, this.file);
    }
  }
}
