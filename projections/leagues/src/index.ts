export { leagueDashboard } from './leagues-dashboard';
export {
  followedBroadcasts,
  followedLeagues,
  followedRegistrations,
  followedScheduleRequests,
} from './leagues-followed';
export { LeaguesReadModule, leagueProjections } from './leagues-read.module';
