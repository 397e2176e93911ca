export { leagueDashboard } from './leagues-dashboard';
export {
  followedBroadcasts,
  followedDiscipline,
  followedLeagues,
  followedRegistrations,
  followedScheduleRequests,
} from './leagues-followed';
export { LeaguesReadModule, leagueProjections } from './leagues-read.module';
