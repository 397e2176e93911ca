import { startEmbeddedStack } from '@fieldhouse/embedded';
import { accountEvents, type AccountEvent } from '@fieldhouse/events/identity';
import { playerPoolEvents, type PlayerPoolEvent } from '@fieldhouse/events/leagues';
import { teamEvents, type TeamEvent } from '@fieldhouse/events/teams';
import { CurrentCallers, IdentityModule, OWN_PICTURE } from '@fieldhouse/identity';
import type { Actor, Projection } from '@fieldhouse/kernel';
import { EVENT_STORE, type EventStore } from '@fieldhouse/kernel/runtime';
import { TOKEN_READER } from '@fieldhouse/platform';
import { peopleProjections } from '@fieldhouse/read-people';
import { happenedIn, startTestApp, type TestApp } from '@fieldhouse/testing';
import { Global, Module } from '@nestjs/common';
import { followedTeams } from '../teams-followed';
import { teamDashboard } from '../teams-dashboard';
import { TeamsReadModule, teamProjections } from '../teams-read.module';

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

type Fact = AccountEvent | PlayerPoolEvent | TeamEvent;
export type TeamsApp = TestApp & {
  /** Puts facts into the log as if they had been decided, and waits until every read model shows them. */
  readonly happened: (streamId: string, by: Actor, facts: readonly Fact[]) => Promise<void>;
  readonly events: EventStore;
};

const projections = [...teamProjections, ...peopleProjections];

/** The teams' queries over the embedded servers, with identity's sign-up. */
export const startTeamsApp = async (): Promise<TeamsApp> => {
  const stack = await startEmbeddedStack();
  const app = await startTestApp({
    stack,
    modules: [TestPorts, IdentityModule, TeamsReadModule, followedTeams, ...teamDashboard],
    events: [...accountEvents, ...playerPoolEvents, ...teamEvents],
    projections: projections as unknown as readonly Projection[],
  });
  const events = app.nest.get<EventStore>(EVENT_STORE);
  const happened = happenedIn(app, projections);
  return {
    ...app,
    events,
    happened: async (streamId, actor, facts) => void (await happened(streamId, actor, facts)),
    stop: async () => {
      await app.stop();
      await stack.stop();
    },
  };
};
