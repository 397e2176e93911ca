export { GetMailingList } from './application/mailing-lists';
export { NotificationsModule } from './notifications.module';
export { OWN_TEAMS, type OwnTeams } from './application/own-teams.port';
