import { LiveModule } from '@fieldhouse/platform';
import { PeopleModule } from '@fieldhouse/read-people';
import { TeamMembersModule } from '@fieldhouse/read-team-members';
import { Module } from '@nestjs/common';
import { Hearings } from './hearings';
import { hearingsProjection } from './hearings.projection';
import { inboxesProjection } from './inboxes.projection';
import { NotificationsController } from './notifications.controller';
import { NotificationsGateway } from './notifications.gateway';
import { notificationsProjection } from './notifications.projection';
import { NotificationsQuery } from './notifications.query';

/** What a projections worker runs for the notifications. */
export const notificationProjections = [
  notificationsProjection,
  inboxesProjection,
  hearingsProjection,
] as const;

/** What people are told of. */
@Module({
  imports: [LiveModule, PeopleModule, TeamMembersModule],
  controllers: [NotificationsController],
  providers: [NotificationsQuery, NotificationsGateway, Hearings],
})
export class NotificationsReadModule {}
