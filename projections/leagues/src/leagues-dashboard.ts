import { dashboardPart } from '@fieldhouse/platform';
import { LeagueQuery } from './league/league.query';
import { LeaguesReadModule } from './leagues-read.module';
import { ProspectusQuery } from './prospectus/prospectus.query';
import { RegistrationsQuery } from './registrations/registrations.query';

/** What somebody runs and plays in, is invited to and offered, and who waits for their yes. */
export const leagueDashboard = [
  dashboardPart({
    name: 'invitations',
    kinds: ['league', 'account'],
    module: LeaguesReadModule,
    by: LeagueQuery,
    read: (leagues, caller, atLeast) => leagues.invitationsOf(caller, atLeast),
  }),
  dashboardPart({
    name: 'managed-leagues',
    kinds: ['league', 'prospectus', 'leaguePlaces'],
    keysOf: (facts) => facts?.map(({ leagueId }) => leagueId) ?? [],
    module: LeaguesReadModule,
    by: ProspectusQuery,
    read: (prospectuses, caller, atLeast) => prospectuses.running(caller, atLeast),
  }),
  dashboardPart({
    name: 'registrations',
    kinds: ['leaguePlaces'],
    keysOf: (facts) => facts?.map(({ leagueId }) => leagueId) ?? [],
    module: LeaguesReadModule,
    by: RegistrationsQuery,
    read: (registrations, caller, atLeast) => registrations.current(caller, atLeast),
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
