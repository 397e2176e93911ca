import { followed } from '@fieldhouse/platform';
import { LeagueQuery } from './league/league.query';
import { LeaguesReadModule } from './leagues-read.module';

/** Whoever may see a league hears when it, its pool or its prospectus has changed. */
export const followedLeagues = followed({
  kinds: ['league', 'playerPool', 'prospectus'],
  judged: {
    module: LeaguesReadModule,
    by: LeagueQuery,
    open: (leagues, leagueId, caller, atLeast) => leagues.open(leagueId, caller, atLeast),
  },
});
