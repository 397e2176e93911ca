import './http/notice-settings.problems';
import { aggregateHandler } from '@fieldhouse/platform';
import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { NoticeSettingsHandler } from './application/notice-settings.handler';
import { MailingLists } from './application/mailing-lists';
import { NotificationPeople } from './application/notification-people';
import { inboxAggregate } from './domain';
import { remindersAggregate } from './domain/reminders.decider';
import { NoticeSettingsController } from './http/notice-settings.controller';
import { NotificationController } from './http/notification.controller';
import { PushTestController } from './http/push-test.controller';
import { UnsubscribeController } from './http/unsubscribe.controller';
import { NoticeQuotas } from './infrastructure/notice-quotas';

/** What people have seen of what they are told, and how they want to be told. Needs PUSHER and OWN_TEAMS. */
@Module({
  imports: [CqrsModule],
  controllers: [NotificationController, NoticeSettingsController, PushTestController, UnsubscribeController],
  providers: [
    aggregateHandler(inboxAggregate),
    aggregateHandler(remindersAggregate),
    NoticeSettingsHandler,
    NoticeQuotas,
    NotificationPeople,
    MailingLists,
  ],
})
export class NotificationsModule {}
