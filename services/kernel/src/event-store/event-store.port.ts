import type { JsonValue } from '../events/event-definition';
import type { EventMetadata, Position } from '../events/recorded-event';

/** An event as it is stored: data possibly of an older schema version, encrypted fields still closed. */
export type StoredEvent = {
  readonly id: string;
  readonly streamId: string;
  readonly revision: number;
  readonly position: Position;
  readonly type: string;
  readonly data: Readonly<Record<string, JsonValue>>;
  readonly metadata: EventMetadata;
};

export type EventToAppend = Pick<StoredEvent, 'id' | 'type' | 'data' | 'metadata'>;

/** Where the log ends: in which stream, and the position. */
export type LastEvent = Pick<StoredEvent, 'streamId' | 'position'>;

/** Where an append ended: revision and position of its last event. */
export type AppendResult = { readonly revision: number; readonly position: Position };

/** What the stream must look like for an append to happen: its last revision, or that it does not exist. */
export type ExpectedRevision = number | 'no_stream';

/** What a subscription hands out at once. */
export type SubscriptionStep = {
  readonly events: readonly StoredEvent[];
  /** Everything of these categories up to here has been handed out; null when the step tells nothing about it. */
  readonly upTo: Position | null;
  /** With these events all that existed at the start has been handed out. */
  readonly caughtUp: boolean;
};

/** One running subscription. Ends when `close` is called, throws when the connection is lost. */
export interface EventSubscription extends AsyncIterable<StoredEvent> {
  /** Resolves once every event that existed at the start has been handed out; rejects if it ends before. */
  readonly caughtUp: Promise<void>;
  /** The same events, as many at once as have arrived. The log is not read further than the reader asks. */
  steps(): AsyncIterable<SubscriptionStep>;
  close(): Promise<void>;
}

/** The log. Its one adapter speaks to EventStoreDB and whatever speaks its protocol. */
export interface EventStore {
  /**
   * Events of one stream from a revision on (inclusive; default 0), `atMost` so many (1 or more; default all). A stream
   * that does not exist has none. Whoever stops early says how many they need: what is broken off costs the connection.
   */
  read(streamId: string, fromRevision?: number, atMost?: number): AsyncIterable<StoredEvent>;
  /** The same the other way round: from a revision (inclusive; default the last) to the first. */
  readBackwards(streamId: string, fromRevision?: number, atMost?: number): AsyncIterable<StoredEvent>;
  /**
   * Appends at exactly the expected revision and answers once that is durable.
   * @throws StreamConflict if the stream is elsewhere; StoreUnavailable if that could not be settled in time.
   */
  append(
    streamId: string,
    events: readonly EventToAppend[],
    expected: ExpectedRevision,
  ): Promise<AppendResult>;
  /**
   * Everything after `from` (exclusive; null = from the start) in streams of these categories (none named: all but
   * the store's own), then live.
   */
  subscribe(categories: readonly string[], from: Position | null): EventSubscription;
  /** Where the log ends now; null while it is empty. */
  lastPosition(): Promise<Position | null>;
  /** The last event of the log, whatever stream it is in; null while it is empty. */
  lastEvent(): Promise<LastEvent | null>;
  /** @throws StoreUnavailable when the log does not answer within 2 s. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Nest token of the {@link EventStore}. */
export const EVENT_STORE = Symbol('EventStore');

/** The stream was not at the expected revision; `actual` is where it is (-1: it does not exist). */
export class StreamConflict extends Error {
  constructor(
    readonly streamId: string,
    readonly actual: number,
  ) {
    super(`stream ${streamId} is at revision ${actual}`);
  }
}

/** A store does not answer. Commands end as 503, runners back off and go on. */
export class StoreUnavailable extends Error {
  constructor(
    readonly store: 'event store' | 'document store' | 'redis' | 'file store',
    options?: ErrorOptions,
  ) {
    super(`the ${store} does not answer`, options);
  }
}
