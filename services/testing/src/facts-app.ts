import { startEmbeddedStack } from '@fieldhouse/embedded';
import { accountEvents } from '@fieldhouse/events/identity';
import { CurrentCallers, IdentityModule, OWN_PICTURE } from '@fieldhouse/identity';
import { positionText, type Actor, type DomainEvent, type Projection } from '@fieldhouse/kernel';
import { EVENT_STORE, EventCatalog, type EventStore } from '@fieldhouse/kernel/runtime';
import { TOKEN_READER } from '@fieldhouse/platform';
import { Global, Module } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp, type TestAppOptions } from './http-app';

@Global()
@Module({
  imports: [IdentityModule],
  providers: [
    { provide: OWN_PICTURE, useValue: { of: async () => null } },
    { provide: TOKEN_READER, useExisting: CurrentCallers },
  ],
  exports: [OWN_PICTURE, TOKEN_READER],
})
class TestPorts {}

/** An application of queries, over a log that tests write. */
export type FactsApp = TestApp & {
  /** Puts facts into the log as if they had been decided, and waits until every read model shows them. */
  readonly happened: (streamId: string, by: Actor, facts: readonly DomainEvent[]) => Promise<void>;
  readonly events: EventStore;
};

/** Queries of contexts over the embedded servers, with identity's sign-up. */
export const startFactsApp = async ({
  modules,
  events: definitions,
  projections,
}: Pick<TestAppOptions, 'modules' | 'events'> & {
  readonly projections: readonly object[];
}): Promise<FactsApp> => {
  const stack = await startEmbeddedStack();
  // eslint-disable-next-line no-restricted-syntax -- each folds its own documents and events; the runners give them only those
  const models = projections as unknown as readonly Projection[];
  const app = await startTestApp({
    stack,
    modules: [TestPorts, IdentityModule, ...modules],
    events: [...accountEvents, ...definitions],
    projections: models,
  });
  const events = app.nest.get<EventStore>(EVENT_STORE);
  const catalog = app.nest.get(EventCatalog);
  return {
    ...app,
    events,
    happened: async (streamId, actor, facts) => {
      const commandId = randomUUID();
      const metadata = {
        $correlationId: commandId,
        $causationId: commandId,
        commandId,
        commandHash: '',
        actor,
        occurredAt: new Date().toISOString(),
      };
      const [last] = (await app.storedEventsOf(streamId)).slice(-1);
      const encoded = await Promise.all(facts.map((fact) => catalog.encode(randomUUID(), fact, metadata)));
      const { position } = await events.append(streamId, encoded, last?.revision ?? 'no_stream');
      await Promise.all(models.map((model) => app.projected(model, positionText(position))));
    },
    stop: async () => {
      await app.stop();
      await stack.stop();
    },
  };
};
