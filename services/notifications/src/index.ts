export { NotificationsModule } from './notifications.module';
export { OWN_TEAMS, type OwnTeams } from './application/own-teams.port';
