import { playerPoolEvents } from '@fieldhouse/events/leagues';
import { teamEvents } from '@fieldhouse/events/teams';
import { peopleProjections } from '@fieldhouse/read-people';
import { startFactsApp, type FactsApp } from '@fieldhouse/testing/facts-app';
import { teamDashboard } from '../teams-dashboard';
import { followedTeams } from '../teams-followed';
import { TeamsReadModule, teamProjections } from '../teams-read.module';

/** The teams' queries over the embedded servers, with identity's sign-up. */
export const startTeamsApp = (): Promise<FactsApp> =>
  startFactsApp({
    modules: [TeamsReadModule, followedTeams, ...teamDashboard],
    events: [...playerPoolEvents, ...teamEvents],
    projections: [...teamProjections, ...peopleProjections],
  });
