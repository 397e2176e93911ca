import { startEmbeddedStack } from '@fieldhouse/embedded';
import { accountEvents } from '@fieldhouse/events/identity';
import { CurrentCallers, IdentityModule, OWN_PICTURE } from '@fieldhouse/identity';
import type { Projection } from '@fieldhouse/kernel';
import { EVENT_STORE, type EventStore } from '@fieldhouse/kernel/runtime';
import { TOKEN_READER } from '@fieldhouse/platform';
import { Global, Module } from '@nestjs/common';
import { happenedIn, type Happened } from './happened';
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
  readonly happened: Happened;
  readonly events: EventStore;
};

/** Queries of contexts over the embedded servers, with identity's sign-up. */
export const startFactsApp = async ({
  modules,
  events,
  projections,
}: Pick<TestAppOptions, 'modules' | 'events'> & {
  readonly projections: readonly object[];
}): Promise<FactsApp> => {
  const stack = await startEmbeddedStack();
  const models = projections as unknown as readonly Projection[];
  const app = await startTestApp({
    stack,
    modules: [TestPorts, IdentityModule, ...modules],
    events: [...accountEvents, ...events],
    projections: models,
  });
  return {
    ...app,
    events: app.nest.get<EventStore>(EVENT_STORE),
    happened: happenedIn(app, models),
    stop: async () => {
      await app.stop();
      await stack.stop();
    },
  };
};
