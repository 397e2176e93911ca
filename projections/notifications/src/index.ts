export { NoticesModule } from './notices/notices.module';
export { NotificationsReadModule, notificationProjections } from './notifications-read.module';
export { noticesIn } from './notifications.projection';
