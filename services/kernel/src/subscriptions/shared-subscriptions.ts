import type { Position } from '../events/recorded-event';
import {
  StoreUnavailable,
  type EventStore,
  type EventSubscription,
  type StoredEvent,
} from '../event-store/event-store.port';

/** Everything that is not the store's own: the one live subscription of a process. */
const EVERY_CATEGORY: readonly string[] = [];

type Listener = {
  readonly wants: (event: StoredEvent) => boolean;
  readonly push: (event: StoredEvent) => void;
  readonly fail: (error: Error) => void;
};

/**
 * One live subscription for a whole process. A reader first catches up on a subscription of its own; once that has
 * handed out everything the shared one has, the reader is moved over, so that a live event crosses the wire and is
 * parsed once, however many projections and processes read it. When the shared one breaks, all its readers are told
 * and come back from their own positions.
 */
export class SharedSubscriptions {
  private readonly listeners = new Set<Listener>();
  private readonly lastOf = new Map<string, Position>();
  private live: Promise<EventSubscription> | undefined;

  constructor(private readonly events: Pick<EventStore, 'subscribe' | 'lastPosition'>) {}

  /** As {@link EventStore.lastPosition}. */
  lastPosition(): Promise<Position | null> {
    return this.events.lastPosition();
  }

  /** As {@link EventStore.subscribe}. */
  subscribe(categories: readonly string[], from: Position | null): EventSubscription {
    const queue = new EventQueue();
    const wanted = new Set(categories);
    let last = from;
    let own: EventSubscription | undefined;
    let announce: () => void = () => undefined;
    const caughtUp = new Promise<void>((resolve) => (announce = resolve));
    const listener: Listener = {
      wants: (event) => wanted.has(categoryOf(event)) && (last === null || isAfter(event.position, last)),
      push: (event) => queue.push(event),
      fail: (error) => queue.fail(error),
    };
    const moveOver = (): boolean => {
      const seen = categories.flatMap((category) => this.lastOf.get(category) ?? []);
      if (seen.some((position) => last === null || isAfter(position, last))) return false;
      this.listeners.add(listener);
      return true;
    };
    const catchUp = async (): Promise<void> => {
      await this.start();
      own = this.events.subscribe(categories, from);
      let isUp = false;
      let moved = false;
      void own.caughtUp.then(() => {
        isUp = true;
        announce();
        moved = moved || moveOver();
        if (moved) void own?.close();
      });
      for await (const event of own) {
        if (moved) break;
        last = event.position;
        queue.push(event);
        if (isUp && moveOver()) {
          moved = true;
          break;
        }
      }
      if (!moved && !queue.closed) throw new StoreUnavailable('event store');
    };
    catchUp().catch((error: unknown) =>
      queue.fail(error instanceof Error ? error : new Error(String(error))),
    );
    return {
      caughtUp,
      close: async () => {
        this.listeners.delete(listener);
        queue.close();
        await own?.close();
      },
      [Symbol.asyncIterator]: () => queue.read(),
    };
  }

  async close(): Promise<void> {
    const live = await this.live?.catch(() => undefined);
    await live?.close();
  }

  private start(): Promise<EventSubscription> {
    this.live ??= this.open().catch((error: unknown) => {
      this.live = undefined;
      throw error;
    });
    return this.live;
  }

  private async open(): Promise<EventSubscription> {
    const subscription = this.events.subscribe(EVERY_CATEGORY, await this.events.lastPosition());
    void this.hand(subscription);
    await subscription.caughtUp;
    return subscription;
  }

  private async hand(subscription: EventSubscription): Promise<void> {
    let failure: Error = new StoreUnavailable('event store');
    try {
      for await (const event of subscription) {
        this.lastOf.set(categoryOf(event), event.position);
        for (const listener of this.listeners) if (listener.wants(event)) listener.push(event);
      }
    } catch (error) {
      if (error instanceof Error) failure = error;
    }
    this.live = undefined;
    const left = [...this.listeners];
    this.listeners.clear();
    this.lastOf.clear();
    for (const listener of left) listener.fail(failure);
  }
}

/** Events on their way from whoever pushes them to the one who reads. */
class EventQueue {
  closed = false;
  private readonly waiting: StoredEvent[] = [];
  private failure: Error | undefined;
  private wake: () => void = () => undefined;

  push(event: StoredEvent): void {
    this.waiting.push(event);
    this.wake();
  }
  fail(error: Error): void {
    this.failure = error;
    this.wake();
  }
  close(): void {
    this.closed = true;
    this.wake();
  }
  async *read(): AsyncGenerator<StoredEvent> {
    for (;;) {
      const event = this.waiting.shift();
      if (event) yield event;
      else if (this.failure && !this.closed) throw this.failure;
      else if (this.closed) return;
      else await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }
}

const categoryOf = ({ streamId }: StoredEvent): string => streamId.slice(0, streamId.indexOf('-'));
const isAfter = (a: Position, b: Position): boolean =>
  a.commit > b.commit || (a.commit === b.commit && a.prepare > b.prepare);
