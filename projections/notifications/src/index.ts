export { NotificationsReadModule, notificationProjections } from './notifications-read.module';
