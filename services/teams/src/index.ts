export { TeamUpkeepModule, TeamsModule } from './teams.module';
export { teamFollowers } from './application/team-followers.process';
export { LEAGUE_ENTRIES, type LeagueEntries } from './application/league-entries.port';
export { teamFacts } from './application/team-facts';
export { GetTeamsOfAccount } from './application/team.queries';
export type { TeamRequest } from './application/team.handler';
