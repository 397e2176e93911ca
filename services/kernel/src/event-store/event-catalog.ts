import { LRUCache } from 'lru-cache';
import {
  currentVersion,
  type DomainEvent,
  type EncryptedFields,
  type EventDefinition,
  type JsonValue,
} from '../events/event-definition';
import type { EventMetadata, RecordedEvent } from '../events/recorded-event';
import type { EventToAppend, StoredEvent } from '../event-store/event-store.port';
import type { Keyring } from '../privacy/keyring.port';
import { isSealed, open, seal } from '../privacy/sealed-value';

/** An event was written by newer code than this: whoever meets it must stop rather than misread it. */
export class NewerSchema extends Error {
  constructor(readonly event: StoredEvent) {
    super(
      `${event.type} at ${event.streamId}@${event.revision} has schema version ${event.metadata.schemaVersion}, which only newer code knows`,
    );
  }
}

/** A fact as it is stored, its encrypted fields closed. */
type SealedFact = Pick<StoredEvent, 'type' | 'data'> & { readonly schemaVersion: number };

/** Far shorter than a key that is destroyed goes on working elsewhere. */
const OPEN_FOR_MS = 1_000;
const OPEN_AT_MOST = 2_000;

/** An event that was opened a moment ago. */
type Opened = { readonly event: Promise<RecordedEvent>; readonly until: number };

/** All event types of the system: turns decided facts into stored events and back. */
export class EventCatalog {
  private readonly definitions = new Map<string, EventDefinition>();
  private readonly opened = new LRUCache<StoredEvent, Opened>({ max: OPEN_AT_MOST });

  /** @throws if two definitions share a type name. */
  constructor(
    definitions: readonly EventDefinition[],
    private readonly keyring: Keyring,
  ) {
    for (const definition of definitions) {
      if (this.definitions.has(definition.type))
        throw new Error(`two event types are called ${definition.type}`);
      this.definitions.set(definition.type, definition);
    }
  }

  /** Checks a fact against its schema. @returns it without whatever the schema does not know: what is stored */
  check<Event extends DomainEvent>(event: Event): Event {
    return { ...event, data: this.definition(event.type).schema.parse(event.data) };
  }

  /**
   * Closes the encrypted fields of a checked fact and says which schema version it is of. Of somebody who is erased
   * they say what they would be read as: what is kept about money and places goes on without them.
   */
  async seal(checked: DomainEvent): Promise<SealedFact> {
    const definition = this.definition(checked.type);
    const { type, data: open } = checked as SealedFact;
    let data = open;
    for (const encrypted of definition.encrypted) data = await this.close(encrypted, data);
    return { type, data, schemaVersion: currentVersion(definition) };
  }

  /** {@link check} and {@link seal}, with an id and metadata. */
  async encode(
    id: string,
    event: DomainEvent,
    metadata: Omit<EventMetadata, 'schemaVersion'>,
  ): Promise<EventToAppend> {
    const { type, data, schemaVersion } = await this.seal(this.check(event));
    return { id, type, data, metadata: { schemaVersion, ...metadata } };
  }

  /** The subjects under whose keys fields of these facts are closed, each once, in order. */
  subjectsOf(events: readonly DomainEvent[]): readonly string[] {
    const subjects = events.flatMap(({ type, data }) =>
      (this.definitions.get(type)?.encrypted ?? []).flatMap(({ keyOf }) => {
        // An older version may not have named it.
        const subject = (data as StoredEvent['data'])[keyOf];
        return typeof subject === 'string' ? [subject] : [];
      }),
    );
    return [...new Set(subjects)];
  }

  /** Brings a stored event to the current schema version and opens its encrypted fields. @throws NewerSchema */
  async decode<Event extends DomainEvent>(stored: StoredEvent): Promise<RecordedEvent<Event>> {
    if (!this.knows(stored.type) && isOurs(stored)) throw new NewerSchema(stored);
    const definition = this.definition(stored.type);
    const version = stored.metadata.schemaVersion;
    if (version > currentVersion(definition)) throw new NewerSchema(stored);
    let data: Record<string, unknown> = stored.data;
    for (const upcast of definition.upcasters.slice(version - 1)) data = upcast(data);
    for (const encrypted of definition.encrypted) data = await this.open(encrypted, data);
    // eslint-disable-next-line no-restricted-syntax -- what is stored becomes typed here
    return { ...stored, data } as unknown as RecordedEvent<Event>;
  }

  /** As {@link decode}, with all keys fetched in one round trip. */
  async decodeAll<Event extends DomainEvent>(
    stored: readonly StoredEvent[],
  ): Promise<RecordedEvent<Event>[]> {
    await this.prefetch(stored);
    return Promise.all(stored.map((event) => this.decode<Event>(event)));
  }

  /**
   * As {@link decodeAll}, for the many who are handed the same events at about the same time: what is closed in one is
   * opened once for all of them.
   */
  async decodeForMany(stored: readonly StoredEvent[]): Promise<RecordedEvent[]> {
    const now = Date.now();
    await this.prefetch(stored.filter((event) => !this.openedOf(event, now)));
    return Promise.all(stored.map((event) => this.openedOf(event, now) ?? this.decodeOnce(event, now)));
  }

  private openedOf(stored: StoredEvent, now: number): Promise<RecordedEvent> | undefined {
    const opened = this.opened.get(stored);
    return opened && now < opened.until ? opened.event : undefined;
  }

  private decodeOnce(stored: StoredEvent, now: number): Promise<RecordedEvent> {
    const event = this.decode(stored);
    const encrypted = this.definitions.get(stored.type)?.encrypted ?? [];
    if (encrypted.length === 0) return event;
    this.opened.set(stored, { event, until: now + OPEN_FOR_MS });
    event.catch(() => this.opened.delete(stored));
    return event;
  }

  private async prefetch(stored: readonly StoredEvent[]): Promise<void> {
    const subjects = this.subjectsOf(stored);
    if (subjects.length > 1) await this.keyring.prefetch(subjects);
  }

  /** @returns whether this is one of the product's own event types. */
  knows(type: string): boolean {
    return this.definitions.has(type);
  }

  private definition(type: string): EventDefinition {
    const definition = this.definitions.get(type);
    if (!definition) throw new Error(`unknown event type ${type}`);
    return definition;
  }

  private async close({ keyOf, fields }: EncryptedFields, data: Readonly<Record<string, JsonValue>>) {
    if (data[keyOf] === null) return data;
    const subject = subjectOf(data, keyOf);
    await this.keyring.prepare([subject]);
    const key = await this.keyring.findKey(subject);
    const closed = { ...data };
    for (const [field, whenErased] of Object.entries(fields)) {
      const value = data[field];
      if (value !== undefined && value !== null) closed[field] = key ? seal(key, value) : whenErased;
    }
    return closed;
  }

  private async open({ keyOf, fields }: EncryptedFields, data: Record<string, unknown>) {
    // What an older version kept in the open stays as it is.
    if (!Object.keys(fields).some((field) => isSealed(data[field]))) return data;
    const key = await this.keyring.findKey(subjectOf(data, keyOf));
    const opened = { ...data };
    for (const [field, whenErased] of Object.entries(fields)) {
      const value = data[field];
      if (isSealed(value)) opened[field] = key ? open(key, value) : whenErased;
    }
    return opened;
  }
}

/** What has no version was not written by the product at all. */
const isOurs = ({ metadata }: StoredEvent): boolean => typeof metadata?.schemaVersion === 'number';

const subjectOf = (data: Readonly<Record<string, unknown>>, keyOf: string): string => {
  const subject = data[keyOf];
  if (typeof subject !== 'string') throw new Error(`the event has no ${keyOf}`);
  return subject;
};
