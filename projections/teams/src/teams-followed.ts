import { followed } from '@fieldhouse/platform';
import { TeamQuery } from './team/team.query';
import { TeamsReadModule } from './teams-read.module';

/** Whoever may see a team hears when it has changed. */
export const followedTeams = followed({
  kinds: ['team'],
  judged: {
    module: TeamsReadModule,
    by: TeamQuery,
    open: (teams, teamId, caller, atLeast) => teams.open(teamId, caller, atLeast),
  },
});
