import {
  END,
  ErrorType,
  EventStoreDBClient,
  NO_STREAM,
  START,
  StreamNotFoundError,
  WrongExpectedVersionError,
  excludeSystemEvents,
  isCommandError,
  jsonEvent,
  streamNameFilter,
  type JSONEventType,
  type ReadRevision,
  type RecordedEvent,
  type ResolvedEvent,
} from '@eventstore/db-client';
import type { EventMetadata, Position } from '../events/recorded-event';
import { subscriptionOn } from './subscription-steps';
import { within } from './within';
import {
  StoreUnavailable,
  StreamConflict,
  type AppendResult,
  type EventStore,
  type EventSubscription,
  type EventToAppend,
  type ExpectedRevision,
  type LastEvent,
  type StoredEvent,
} from './event-store.port';

const ANSWER_WITHIN_MS = 3_000;
/** A read may take as long as its stream is, but must not pause for longer. */
const READ_SILENCE_MS = 1_500;
const PING_WITHIN_MS = 2_000;
const DISPOSE_WITHIN_MS = 1_000;
/** Events of other categories that are passed over before the server says how far it is. */
const SEARCH_WINDOW = 2_000;
const READ_AHEAD = 256;
/** An append that was not answered is sent again with the same ids, so that it acts once. */
const APPEND_TRIES = 2;

let clientsInProcess = 0;

/**
 * The one adapter on `@eventstore/db-client`. The client keeps one process-wide map of pending batch appends, so a
 * second instance in a process would see the first one's errors: it is refused.
 */
export class EsdbEventStore implements EventStore {
  private readonly client: EventStoreDBClient;
  private closed = false;

  constructor(url: string) {
    if (clientsInProcess > 0) throw new Error('one event store client per process');
    clientsInProcess += 1;
    this.client = EventStoreDBClient.connectionString(url);
  }

  read(streamId: string, fromRevision = 0, atMost?: number): AsyncIterable<StoredEvent> {
    return this.readFrom(streamId, 'forwards', fromRevision === 0 ? START : BigInt(fromRevision), atMost);
  }

  readBackwards(streamId: string, fromRevision?: number, atMost?: number): AsyncIterable<StoredEvent> {
    const from = fromRevision === undefined ? END : BigInt(fromRevision);
    return this.readFrom(streamId, 'backwards', from, atMost);
  }

  private async *readFrom(
    streamId: string,
    direction: 'forwards' | 'backwards',
    fromRevision: ReadRevision,
    atMost = Number.MAX_SAFE_INTEGER,
  ): AsyncIterable<StoredEvent> {
    const events = this.client.readStream<JSONEventType>(streamId, {
      fromRevision,
      direction,
      maxCount: atMost,
    });
    // What has ended needs no end: Node would make an error, with its stack, for each read. Whatever has not is
    // cancelled; not more often than needed, because a server ends the connection of a client that cancels a lot.
    const iterator: AsyncIterator<ResolvedEvent<JSONEventType>> = events
      .iterator({ destroyOnReturn: false })
      [Symbol.asyncIterator]();
    let ended: boolean | undefined;
    // That it is not there is the whole answer: the server ends the call.
    let isThere = true;
    try {
      for (let read = 1; ; read += 1) {
        const next = await within(READ_SILENCE_MS, iterator.next(), noAnswer);
        ended = next.done === true || read === atMost;
        if (next.done) return;
        if (next.value.event) yield toStored(next.value.event);
      }
    } catch (error) {
      isThere = !(error instanceof StreamNotFoundError);
      if (isThere) throw mapped(error);
    } finally {
      if (!ended && isThere) void events.on('error', () => undefined).cancel();
    }
  }

  async append(
    streamId: string,
    events: readonly EventToAppend[],
    expected: ExpectedRevision,
  ): Promise<AppendResult> {
    const data = events.map((event) =>
      jsonEvent({ id: event.id, type: event.type, data: event.data, metadata: event.metadata }),
    );
    const expectedRevision = expected === 'no_stream' ? NO_STREAM : BigInt(expected);
    for (let attempt = 1; ; attempt += 1) {
      try {
        const result = await within(
          ANSWER_WITHIN_MS / APPEND_TRIES,
          this.client.appendToStream(streamId, data, { expectedRevision }),
          noAnswer,
        );
        if (!result.position) throw new StoreUnavailable('event store');
        return { revision: Number(result.nextExpectedRevision), position: result.position };
      } catch (error) {
        if (error instanceof WrongExpectedVersionError)
          throw new StreamConflict(streamId, actualRevision(error));
        const failure = mapped(error);
        if (!(failure instanceof StoreUnavailable) || attempt === APPEND_TRIES) throw failure;
      }
    }
  }

  subscribe(categories: readonly string[], from: Position | null): EventSubscription {
    // Marks stand in the stream between the events, so that neither overtakes the other.
    const window = {
      maxSearchWindow: SEARCH_WINDOW,
      checkpointInterval: 1,
      checkpointReached: (_: unknown, upTo: Position) => void stream.push({ upTo }),
    };
    const stream = this.client.subscribeToAll(
      {
        fromPosition: from ?? START,
        filter:
          categories.length === 0
            ? excludeSystemEvents(window)
            : streamNameFilter({ prefixes: categories.map((category) => `${category}-`), ...window }),
      },
      { highWaterMark: READ_AHEAD },
    );
    stream.on('caughtUp', () => stream.push({ caughtUp: true }));
    return subscriptionOn(stream, (event: RecordedEvent) => (event.isJson ? toStored(event) : null), mapped);
  }

  async lastPosition(): Promise<Position | null> {
    return (await this.lastEvent())?.position ?? null;
  }

  async lastEvent(): Promise<LastEvent | null> {
    const newest = async (): Promise<LastEvent | null> => {
      let last: LastEvent | null = null;
      // Read to its end, so that nothing of the call is left.
      for await (const { event } of this.client.readAll({
        direction: 'backwards',
        fromPosition: END,
        maxCount: 1,
      }))
        last = event?.position ? { streamId: event.streamId, position: event.position } : null;
      return last;
    };
    return within(PING_WITHIN_MS, newest(), noAnswer).catch((error: unknown) => {
      throw mapped(error);
    });
  }

  async ping(): Promise<void> {
    await this.lastPosition();
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    clientsInProcess -= 1;
    // After a lost connection the client waits for streams that have already ended: it is not waited for long.
    await within(DISPOSE_WITHIN_MS, this.client.dispose(), noAnswer).catch(() => undefined);
  }
}

/** The client does not enforce a batch append's deadline against a stopped server: the adapter's own wait ends so. */
const noAnswer = (): StoreUnavailable => new StoreUnavailable('event store');

const toStored = (event: RecordedEvent): StoredEvent => ({
  id: event.id,
  streamId: event.streamId,
  revision: Number(event.revision),
  position: event.position ?? { commit: 0n, prepare: 0n },
  type: event.type,
  data: event.data as StoredEvent['data'],
  metadata: event.metadata as EventMetadata,
});

const actualRevision = (error: WrongExpectedVersionError): number =>
  error.actualVersion === 'no_stream' ? -1 : Number(error.actualVersion);

const UNAVAILABLE = new Set<string>([
  ErrorType.TIMEOUT,
  ErrorType.DEADLINE_EXCEEDED,
  ErrorType.UNAVAILABLE,
  ErrorType.CANCELLED,
  ErrorType.NOT_LEADER,
]);
/**
 * What the server's machine is to blame for, and no request: CANCELLED, UNKNOWN, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED
 * (a full disk), ABORTED (a reader that was too slow), INTERNAL (also a reset in mid-call), UNAVAILABLE and DATA_LOSS,
 * as raw errors on connect and the client's unknown ones carry them.
 */
const UNAVAILABLE_CODES = new Set([1, 2, 4, 8, 10, 13, 14, 15]);

/** A failure of the log as the port tells it; what the request itself is to blame for stays as the client threw it. */
export const mapped = (error: unknown): Error => {
  if (error instanceof StoreUnavailable || error instanceof StreamConflict) return error;
  if (error instanceof Error && isCommandError(error) && UNAVAILABLE.has(error.type))
    return new StoreUnavailable('event store', { cause: error });
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (typeof code === 'number' && UNAVAILABLE_CODES.has(code))
    return new StoreUnavailable('event store', { cause: error });
  if (error instanceof Error && /discovery|ECONNREFUSED|Failed to connect/i.test(error.message)) {
    return new StoreUnavailable('event store', { cause: error });
  }
  return error instanceof Error ? error : new Error(String(error));
};
