export { teamDashboard } from './teams-dashboard';
export { followedTeams } from './teams-followed';
export { TeamsReadModule, teamProjections } from './teams-read.module';
