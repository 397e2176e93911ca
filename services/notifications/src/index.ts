export { dueDeliveries } from './application/due-deliveries.process';
export { noticeDeliveries } from './application/notice-deliveries.process';
export { reminders } from './application/reminders.process';
export { DeliveriesModule } from './deliveries.module';
export { MailingLists } from './application/mailing-lists';
export { NotificationsModule } from './notifications.module';
export type { RemindersRequest } from './domain/reminders.decider';
export { ownZones } from './application/own-zones';
export { OWN_TEAMS, type OwnTeams } from './application/own-teams.port';
