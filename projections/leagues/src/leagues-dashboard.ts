import { dashboardPart } from '@fieldhouse/platform';
import { LeagueQuery } from './league/league.query';
import { LeaguesReadModule } from './leagues-read.module';
import { RegistrationsQuery } from './registrations/registrations.query';

/** What somebody is invited to and offered, and who waits for their yes. */
export const leagueDashboard = [
  dashboardPart({
    name: 'invitations',
    kinds: ['league', 'account'],
    module: LeaguesReadModule,
    by: LeagueQuery,
    read: (leagues, caller, atLeast) => leagues.invitationsOf(caller, atLeast),
  }),
  dashboardPart({
    name: 'registration-requests',
    kinds: ['leaguePlaces'],
    keysOf: (facts) => facts?.map(({ leagueId }) => leagueId) ?? [],
    module: LeaguesReadModule,
    by: RegistrationsQuery,
    read: (registrations, caller, atLeast) => registrations.waitingFor(caller, atLeast),
    told: (facts) => facts.filter(({ waiting }) => waiting > 0),
  }),
  dashboardPart({
    name: 'registration-offers',
    kinds: ['leaguePlaces'],
    keysOf: (facts) => facts?.map(({ leagueId }) => leagueId) ?? [],
    module: LeaguesReadModule,
    by: RegistrationsQuery,
    read: (registrations, caller, atLeast) => registrations.offersTo(caller, atLeast),
    told: (facts) =>
      facts.filter(({ offeredUntil, invitedBy }) => offeredUntil !== null || invitedBy.length > 0),
  }),
];
