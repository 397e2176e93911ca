export { leagueDashboard } from './leagues-dashboard';
export { followedLeagues } from './leagues-followed';
export { LeaguesReadModule, leagueProjections } from './leagues-read.module';
