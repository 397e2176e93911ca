import {
  StoreUnavailable,
  type EventStore,
  type EventSubscription,
  type StoredEvent,
  type SubscriptionStep,
} from '../event-store/event-store.port';
import { isAfter } from '../events/positions';
import type { Position } from '../events/recorded-event';
import { RecentEvents } from './recent-events';
import type { RunnerLog } from './runner-log';
import { SharedReads } from './shared-reads';
import { StoreOutages, backOff, pause } from './store-outages';
import { wholeCommands } from './whole-commands';

/** The next part of the log for one reader; a command's events come together. */
export type LogStep = {
  readonly events: readonly StoredEvent[];
  /** Everything up to here has been handed out, also where the events are of other categories. */
  readonly position: Position | null;
  /** Nothing more was in the log. */
  readonly live: boolean;
};

/** Who reads. */
export type Reader = {
  /** Whether somebody waits until it is further on in the log, although nothing may be for it. */
  readonly isAwaited: () => boolean;
};
/** Where a reader stands that takes from the recent events; `beat`: when it was last told how far the log goes. */
type Place = {
  readonly reader: Reader;
  readonly wanted: ReadonlySet<string>;
  at: Position | null;
  beat: number;
  wake: () => void;
};

const GATHER_MS = 50;
/** Whoever has nothing to do is told so seldom how far the log goes: there are many of them. */
const BEAT_MS = 50;
const NOBODY: Reader = { isAwaited: () => false };
const WAIT_FOR_SLOWEST_MS = 1_000;
const SILENT_FOR_MS = 30_000;
/** What was appended comes by itself within some milliseconds; a stream that is read instead takes no longer. */
const FOLLOWS_WITHIN_MS = 20;

/**
 * A process's one reading of the log. It follows every category that is read here, keeps the newest events, and takes
 * up its own subscription again when that is lost. A reader behind those events reads alone, with back-pressure, until
 * it can join by position; whoever starts together where most start shares one catch-up.
 */
export class LogReader {
  readonly outages: StoreOutages;
  private readonly categories = new Set<string>();
  private readonly places = new Set<Place>();
  private readonly starts: (Position | null)[] = [];
  private readonly stopping = new AbortController();
  private recent: RecentEvents | undefined;
  private opening: Promise<void> | undefined;
  private running: Promise<void> = Promise.resolve();
  private current: EventSubscription | undefined;
  private live = false;
  private change = new Change();
  private beat = 0;
  private nextBeat: NodeJS.Timeout | undefined;
  private readonly looks = new SharedReads<boolean>();

  constructor(
    private readonly events: Pick<EventStore, 'subscribe' | 'lastPosition' | 'lastEvent' | 'read'>,
    log: Pick<RunnerLog, 'info' | 'warn'>,
  ) {
    this.outages = new StoreOutages(log);
  }

  /** Names categories before they are read; a later one costs everybody a new subscription. */
  follow(categories: readonly string[]): void {
    const before = this.categories.size;
    for (const category of categories) this.categories.add(category);
    if (this.categories.size === before || !this.recent) return;
    this.recent = new RecentEvents(this.recent.last);
    void this.current?.close();
  }

  /** As {@link EventStore.lastPosition}. */
  lastPosition(): Promise<Position | null> {
    return this.events.lastPosition();
  }

  /** One event of a stream, out of memory where it is among the recent ones; undefined when there is none. */
  async event(streamId: string, revision: number): Promise<StoredEvent | undefined> {
    const recent = this.recent?.find(streamId, revision);
    if (recent) return recent;
    for await (const event of this.events.read(streamId, revision, 1)) return event;
    return undefined;
  }

  /** How far the log has been read here; null: not at all. */
  place(): Position | null {
    return this.recent?.last ?? null;
  }

  /**
   * Whether a stream has nothing after a revision, as the log stands once this is asked. However many ask at once, the
   * store is asked for the end of the log, and what was appended up to there has come here.
   * @param since a {@link place} that was taken before the stream was read up to the revision
   * @returns a later such place; null: it may have more
   */
  async unchanged(streamId: string, revision: number, since: Position | null): Promise<Position | null> {
    const isKnown = (): boolean =>
      since !== null &&
      this.recent?.holds(since) === true &&
      (this.recent.revisionOf(streamId) ?? revision) <= revision;
    if (!this.follows(streamId) || !isKnown() || !(await this.looks.of('', () => this.seesEnd())))
      return null;
    return isKnown() ? this.place() : null;
  }

  /** Everything after `from` in these categories, then live, until the signal ends it. A lost connection ends nothing. */
  async *read(
    categories: readonly string[],
    from: Position | null,
    signal: AbortSignal,
    reader: Reader = NOBODY,
  ): AsyncGenerator<LogStep> {
    this.follow(categories);
    const wanted = new Set(categories);
    const place: Place = { reader, wanted, at: from, beat: -1, wake: () => undefined };
    let told = false;
    let failures = 0;
    const stop = (): void => this.wake();
    signal.addEventListener('abort', stop);
    try {
      await this.open(from);
      while (!signal.aborted && !this.stopping.signal.aborted) {
        if (!this.recent?.holds(place.at)) {
          this.places.delete(place);
          try {
            for await (const step of this.alone(categories, place, signal)) {
              failures = 0;
              yield step;
            }
          } catch (error) {
            failures += 1;
            this.outages.failed('event store', failures, error);
            await backOff(failures, signal);
          }
          continue;
        }
        this.places.add(place);
        const next = this.recent.after(place.at, wanted);
        const live = this.live && next.position === this.recent.last;
        const position = isAfter(next.position, place.at) ? next.position : place.at;
        const isIdle = live && next.events.length === 0 && place.beat === this.beat && !reader.isAwaited();
        if (live === told && (position === place.at || isIdle)) {
          await new Promise<void>((resolve) => (place.wake = resolve));
          continue;
        }
        told = live;
        place.beat = this.beat;
        yield { events: next.events, position, live };
        place.at = position;
        if (!this.live) this.wake();
      }
    } finally {
      signal.removeEventListener('abort', stop);
      this.places.delete(place);
    }
  }

  /** Somebody has begun to wait for what a reader does. */
  hurry(reader: Reader): void {
    for (const place of this.places) if (place.reader === reader) place.wake();
  }

  async close(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.nextBeat);
    this.wake();
    await this.current?.close().catch(() => undefined);
    await this.running;
  }

  /** Waits a moment until everything has come here that is in the log now. @returns whether it has, and all is read here */
  private async seesEnd(): Promise<boolean> {
    const end = await this.events.lastEvent();
    if (!end || !this.follows(end.streamId)) return false;
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      this.wake();
    }, FOLLOWS_WITHIN_MS);
    const isBehind = (): boolean => isAfter(end.position, this.place());
    while (this.live && !late && isBehind()) await this.change.promise;
    clearTimeout(timer);
    return !isBehind();
  }

  private follows(streamId: string): boolean {
    return this.live && this.categories.has(categoryOf(streamId));
  }

  /** Until the recent events go on from there, or it has caught up with what they held when it began. */
  private async *alone(
    categories: readonly string[],
    place: Place,
    signal: AbortSignal,
  ): AsyncGenerator<LogStep> {
    const before = this.recent?.last ?? null;
    const subscription = this.events.subscribe(categories, place.at);
    const close = (): void => void subscription.close().catch(() => undefined);
    signal.addEventListener('abort', close);
    try {
      for await (const { events, upTo, caughtUp } of wholeCommands(watched(subscription))) {
        const position = [upTo, caughtUp ? before : null].reduce(latest, place.at);
        yield { events, position, live: false };
        place.at = position;
        if (caughtUp || this.recent?.holds(place.at)) return;
      }
      if (!signal.aborted) throw new StoreUnavailable('event store');
    } finally {
      signal.removeEventListener('abort', close);
      await subscription.close().catch(() => undefined);
    }
  }

  /** Starts where most of those start who come first. */
  private open(from: Position | null): Promise<void> {
    this.starts.push(from);
    this.opening ??= pause(GATHER_MS, this.stopping.signal).then(() => {
      this.recent = new RecentEvents(mostCommon(this.starts));
      this.running = this.run(this.recent.last);
    });
    return this.opening;
  }

  private async run(from: Position | null): Promise<void> {
    const { signal } = this.stopping;
    for (let failures = 0; !signal.aborted;) {
      const followed = this.categories.size;
      let failure: unknown = new StoreUnavailable('event store');
      this.current = this.events.subscribe([...this.categories], this.recent?.last ?? from);
      try {
        for await (const step of wholeCommands(watched(this.current))) {
          if (followed !== this.categories.size) break;
          if (step.caughtUp) {
            this.live = true;
            failures = 0;
            this.outages.answered('event store');
          }
          this.recent?.add(step);
          if (this.live && !step.caughtUp) this.tell(step.events);
          else this.wake();
          await this.waitForSlowest();
        }
      } catch (error) {
        failure = error;
      }
      await this.current.close().catch(() => undefined);
      this.live = false;
      this.wake();
      if (signal.aborted || followed !== this.categories.size) continue;
      failures += 1;
      this.outages.failed('event store', failures, failure);
      await backOff(failures, signal);
    }
  }

  /** While catching up, those who read along are not left behind; one that hangs is. */
  private async waitForSlowest(): Promise<void> {
    if (this.live || !this.recent?.isFull) return;
    const { last } = this.recent;
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      this.wake();
    }, WAIT_FOR_SLOWEST_MS);
    while (!late && !this.stopping.signal.aborted && [...this.places].some(({ at }) => isAfter(last, at)))
      await this.change.promise;
    clearTimeout(timer);
    // Whoever hangs is not waited for again before it has moved.
    if (late) for (const place of this.places) if (isAfter(last, place.at)) this.places.delete(place);
  }

  private wake(): void {
    for (const place of this.places) place.wake();
    this.tellWaiting();
  }

  /** Wakes whom something is for, or who is waited for; all others with the next beat. */
  private tell(events: readonly StoredEvent[]): void {
    const categories = [...new Set(events.map(({ streamId }) => categoryOf(streamId)))];
    for (const place of this.places)
      if (place.reader.isAwaited() || categories.some((one) => place.wanted.has(one))) place.wake();
    this.tellWaiting();
    this.nextBeat ??= setTimeout(() => {
      this.nextBeat = undefined;
      this.beat += 1;
      this.wake();
    }, BEAT_MS);
  }

  private tellWaiting(): void {
    const before = this.change;
    this.change = new Change();
    before.happened();
  }
}

/** Something that many wait for. */
class Change {
  happened: () => void = () => undefined;
  readonly promise = new Promise<void>((resolve) => (this.happened = resolve));
}

/** Ends a subscription that was lost without a word: nothing for half a minute before it has caught up. */
const watched = async function* (subscription: EventSubscription): AsyncGenerator<SubscriptionStep> {
  const giveUp = (): void => void subscription.close().catch(() => undefined);
  let watchdog: NodeJS.Timeout | undefined = setTimeout(giveUp, SILENT_FOR_MS);
  try {
    for await (const step of subscription.steps()) {
      clearTimeout(watchdog);
      yield step;
      watchdog = step.caughtUp || !watchdog ? undefined : setTimeout(giveUp, SILENT_FOR_MS);
    }
  } finally {
    clearTimeout(watchdog);
  }
};

const categoryOf = (streamId: string): string => streamId.slice(0, streamId.indexOf('-'));

/** The place at which most stand; of equals the latest. */
const mostCommon = (positions: readonly (Position | null)[]): Position | null => {
  const counts = new Map<string, { readonly position: Position | null; count: number }>();
  for (const position of positions) {
    const key = position === null ? '' : `${position.commit}/${position.prepare}`;
    const one = counts.get(key) ?? { position, count: 0 };
    one.count += 1;
    counts.set(key, one);
  }
  return [...counts.values()].reduce((best, one) =>
    one.count > best.count || (one.count === best.count && isAfter(one.position, best.position)) ? one : best,
  ).position;
};

const latest = (a: Position | null, b: Position | null): Position | null => (isAfter(b, a) ? b : a);
