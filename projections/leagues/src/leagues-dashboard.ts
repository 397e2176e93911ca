import { dashboardPart } from '@fieldhouse/platform';
import { LeagueQuery } from './league/league.query';
import { LeaguesReadModule } from './leagues-read.module';

/** What somebody is invited to. */
export const leagueDashboard = [
  dashboardPart({
    name: 'invitations',
    kinds: ['league', 'account'],
    module: LeaguesReadModule,
    by: LeagueQuery,
    read: (leagues, caller, atLeast) => leagues.invitationsOf(caller, atLeast),
  }),
];
