import type { Position } from '../events/recorded-event';
import {
  StoreUnavailable,
  type EventSubscription,
  type StoredEvent,
  type SubscriptionStep,
} from './event-store.port';

const AT_ONCE = 500;

/** The client's stream of events, with marks that the adapter has put between them. */
type ItemStream = {
  read(): unknown;
  on(event: 'readable' | 'end', listener: () => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  unsubscribe(): Promise<void>;
};
type Item<E> = {
  readonly event?: E;
  readonly upTo?: Position;
  readonly caughtUp?: boolean;
};

/** A subscription over the client's stream: read by hand, because an await for each event costs more than the event. */
export const subscriptionOn = <E extends { readonly position?: Position }>(
  stream: ItemStream,
  stored: (event: E) => StoredEvent | null,
  mapped: (error: unknown) => Error,
): EventSubscription => {
  let closed = false;
  let ended = false;
  let failure: Error | undefined;
  let wake: () => void = () => undefined;
  let settle: { readonly up: () => void; readonly over: (error: Error) => void } | undefined;
  const caughtUp = new Promise<void>((up, over) => (settle = { up, over }));
  caughtUp.catch(() => undefined);
  const over = (error?: unknown): void => {
    if (error !== undefined) failure ??= mapped(error);
    ended = true;
    settle?.over(failure ?? new StoreUnavailable('event store'));
    wake();
  };
  stream.on('readable', () => wake());
  stream.on('error', over);
  stream.on('end', () => over());

  const take = (): SubscriptionStep | null => {
    const events: StoredEvent[] = [];
    let upTo: Position | null = null;
    while (events.length < AT_ONCE) {
      const item = stream.read() as Item<E> | null;
      if (item === null) break;
      const event = item.event && stored(item.event);
      if (event) events.push(event);
      upTo = item.upTo ?? item.event?.position ?? upTo;
      if (item.caughtUp) {
        settle?.up();
        return { events, upTo, caughtUp: true };
      }
    }
    return events.length > 0 || upTo ? { events, upTo, caughtUp: false } : null;
  };
  const steps = async function* (): AsyncGenerator<SubscriptionStep> {
    while (!closed) {
      const arrived = new Promise<void>((resolve) => (wake = resolve));
      const step = take();
      if (step) yield step;
      else if (failure) throw failure;
      else if (ended) return;
      else await arrived;
    }
  };
  return {
    caughtUp,
    steps,
    close: async () => {
      closed = true;
      over();
      await stream.unsubscribe();
    },
    async *[Symbol.asyncIterator]() {
      for await (const { events } of steps()) yield* events;
    },
  };
};
