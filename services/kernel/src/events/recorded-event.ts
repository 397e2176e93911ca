import type { DomainEvent } from './event-definition';

/** Who caused a fact. `process` is a policy of the system acting without a person (the pick clock, a sweep). */
export type Actor =
  | { readonly kind: 'account'; readonly accountId: string }
  | { readonly kind: 'process'; readonly name: string }
  | { readonly kind: 'anonymous' };

/** Stored beside every event; `$correlationId` and `$causationId` are the names the event store's own tools read. */
export type EventMetadata = {
  readonly schemaVersion: number;
  readonly $correlationId: string;
  readonly $causationId: string;
  readonly commandId: string;
  /** A keyed digest of what was asked: tells a repeated command from another one under the same key, and nobody what it said. */
  readonly commandHash: string;
  readonly actor: Actor;
  /** ISO-8601 UTC. */
  readonly occurredAt: string;
  /** Another event of the same command comes right after this one: readers wait for it. */
  readonly more?: true;
};

/** A place in the whole log. Ordered by `commit`, then `prepare`. */
export type Position = { readonly commit: bigint; readonly prepare: bigint };

/** A stored fact: upcast to the current version, encrypted fields readable. */
export type RecordedEvent<Event extends DomainEvent = DomainEvent> = Event & {
  readonly id: string;
  readonly streamId: string;
  /** 0-based place in its stream. */
  readonly revision: number;
  readonly position: Position;
  readonly metadata: EventMetadata;
};

/** A place in the log as text that sorts, exact also within one command: commit and prepare, 20 digits each. */
export const placeText = ({ commit, prepare }: Position): string =>
  [commit, prepare].map((part) => part.toString().padStart(20, '0')).join('');

/** 20-digit text of the commit position: it sorts as text in any store and travels in JSON. */
export const positionText = (position: Position): string => position.commit.toString().padStart(20, '0');
