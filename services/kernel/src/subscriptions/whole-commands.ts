import type { StoredEvent, SubscriptionStep } from '../event-store/event-store.port';

/** Whether another event of the same command comes after this one. */
export const hasMore = (event: StoredEvent | undefined): boolean => event?.metadata?.more === true;

/** Holds events back until the last of their command is there: nobody is ever shown half a command. */
export const wholeCommands = async function* (
  steps: AsyncIterable<SubscriptionStep>,
): AsyncGenerator<SubscriptionStep> {
  let held: readonly StoredEvent[] = [];
  for await (const step of steps) {
    const events = held.length > 0 ? [...held, ...step.events] : step.events;
    let whole = events.length;
    while (whole > 0 && hasMore(events[whole - 1])) whole -= 1;
    held = events.slice(whole);
    if (held.length === 0) yield { ...step, events };
    else if (whole > 0 || step.caughtUp)
      yield {
        events: events.slice(0, whole),
        upTo: events[whole - 1]?.position ?? null,
        caughtUp: step.caughtUp,
      };
  }
};
