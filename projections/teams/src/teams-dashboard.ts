import { dashboardPart } from '@fieldhouse/platform';
import { TeamQuery } from './team/team.query';
import { TeamsReadModule } from './teams-read.module';

/** Somebody's teams, and what they are invited to. */
export const teamDashboard = [
  dashboardPart({
    name: 'teams',
    kinds: ['team'],
    keysOf: (facts) =>
      facts ? [...facts.teams, ...facts.invitations.map(({ team }) => team)].map(({ teamId }) => teamId) : [],
    module: TeamsReadModule,
    by: TeamQuery,
    read: (teams, caller, atLeast) => teams.current(caller, atLeast),
  }),
];
