import { positionText, type Actor, type DomainEvent, type Projection } from '@fieldhouse/kernel';
import { EVENT_STORE, EventCatalog, type EventStore } from '@fieldhouse/kernel/runtime';
import { randomUUID } from 'node:crypto';
import type { TestApp } from './http-app';

/** Puts facts into a stream as if they had been decided. @returns the position of the last one (20-digit text) */
export type Happened = (streamId: string, by: Actor, facts: readonly DomainEvent[]) => Promise<string>;

/** Appends to an application's log; answers once these read models show it. */
export const happenedIn =
  (app: TestApp, projections: readonly Pick<Projection, 'name' | 'version'>[]): Happened =>
  async (streamId, actor, facts) => {
    const events = app.nest.get<EventStore>(EVENT_STORE);
    const catalog = app.nest.get(EventCatalog);
    const commandId = randomUUID();
    const metadata = {
      $correlationId: commandId,
      $causationId: commandId,
      commandId,
      commandHash: '',
      actor,
      occurredAt: new Date().toISOString(),
    };
    const last = await lastOf(events, streamId);
    const encoded = await Promise.all(facts.map((fact) => catalog.encode(randomUUID(), fact, metadata)));
    const { position } = await events.append(streamId, encoded, last ?? 'no_stream');
    const at = positionText(position);
    await Promise.all(projections.map((model) => app.projected(model, at)));
    return at;
  };

/** The last revision of a stream; null: there is none. */
const lastOf = async (events: EventStore, streamId: string): Promise<number | null> => {
  for await (const { revision } of events.readBackwards(streamId, undefined, 1)) return revision;
  return null;
};
