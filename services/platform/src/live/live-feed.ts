import type { Position, RecordedEvent } from '@fieldhouse/kernel';
import { EventFeed } from '@fieldhouse/kernel/runtime';
import type { EventCatalog, EventStore, LogReader } from '@fieldhouse/kernel/runtime';
import type { Logger } from 'pino';

type Parts = {
  readonly events: EventStore;
  readonly reader: LogReader;
  readonly catalog: EventCatalog;
  readonly log: Logger;
};
type Listening = {
  /** Names the feed. */
  readonly name: string;
  readonly categories: readonly string[];
  /** Events of one command come together. Throws to hear them again. */
  readonly hear: (events: readonly RecordedEvent[]) => void | Promise<void>;
  /** Told where the reading begins, also after a failure. */
  readonly begins?: (position: Position | null) => void;
};

/**
 * Reads the log for whoever is connected to this process: from now on, and after a failure from where it was. What
 * cannot be read is passed over, as projections do.
 */
export const liveFeed = (
  { events, reader, catalog, log }: Parts,
  { name, categories, hear, begins }: Listening,
): EventFeed => {
  let heard: Position | null | undefined;
  const consumer = {
    apply: async (step: {
      readonly events: readonly RecordedEvent[];
      readonly position: Position | null;
    }) => {
      await hear(step.events);
      heard = step.position;
    },
    position: async () => {
      heard ??= await events.lastPosition();
      begins?.(heard);
      return heard;
    },
    unreadable: () => Promise.resolve(),
  };
  return new EventFeed(name, categories, reader, catalog, consumer, log);
};
