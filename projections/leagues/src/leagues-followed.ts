import { followed } from '@fieldhouse/platform';
import { DisciplineQuery } from './discipline/discipline.query';
import { LeagueQuery } from './league/league.query';
import { ProspectusQuery } from './prospectus/prospectus.query';
import { LeaguesReadModule } from './leagues-read.module';
import { ScheduleRequestsQuery } from './schedule-requests/schedule-requests.query';

/** Whoever may see a league hears when it or its pool has changed. */
export const followedLeagues = followed({
  kinds: ['league', 'playerPool'],
  judged: {
    module: LeaguesReadModule,
    by: LeagueQuery,
    open: (leagues, leagueId, caller, atLeast) => leagues.open(leagueId, caller, atLeast),
  },
});

/** Whoever may read what a league says hears when it says something else, and when its places change. */
export const followedRegistrations = followed({
  kinds: ['prospectus', 'leaguePlaces'],
  judged: {
    module: LeaguesReadModule,
    by: ProspectusQuery,
    open: (prospectuses, leagueId, caller, atLeast) => prospectuses.open(leagueId, caller, atLeast),
  },
});

/** Whoever runs a league hears when it has sent a message. */
export const followedBroadcasts = followed({
  kinds: ['leagueBroadcasts'],
  judged: {
    module: LeaguesReadModule,
    by: LeagueQuery,
    open: (leagues, leagueId, caller, atLeast) => leagues.managed(leagueId, caller, atLeast),
  },
});

/** Whoever runs a league, and whoever leads one of its teams, hears when something is asked of its schedule or answered. */
export const followedScheduleRequests = followed({
  kinds: ['scheduleRequests'],
  judged: {
    module: LeaguesReadModule,
    by: ScheduleRequestsQuery,
    open: (requests, leagueId, caller, atLeast) => requests.open(leagueId, caller, atLeast),
  },
});

/** Whoever keeps the record of a league hears when something comes onto it. */
export const followedDiscipline = followed({
  kinds: ['leagueDiscipline'],
  judged: {
    module: LeaguesReadModule,
    by: DisciplineQuery,
    open: (discipline, leagueId, caller, atLeast) => discipline.open(leagueId, caller, atLeast),
  },
});
