import { aggregateHandler } from '@fieldhouse/platform';
import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { InboxPeople } from './application/inbox-people';
import { inboxAggregate } from './domain/inbox.decider';
import { NotificationController } from './http/notification.controller';

/** What people have seen of what they are told. */
@Module({
  imports: [CqrsModule],
  controllers: [NotificationController],
  providers: [aggregateHandler(inboxAggregate), InboxPeople],
})
export class NotificationsModule {}
