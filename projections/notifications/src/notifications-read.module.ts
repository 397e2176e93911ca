import { LiveModule } from '@fieldhouse/platform';
import { PeopleModule } from '@fieldhouse/read-people';
import { TeamMembersModule } from '@fieldhouse/read-team-members';
import { Module } from '@nestjs/common';
import { Hearings } from './hearings';
import { hearingsProjection } from './hearings.projection';
import { inboxesProjection } from './inboxes.projection';
import { NoticeSettingsReadController } from './notice-settings.controller';
import { noticeSettingsProjection } from './notice-settings.projection';
import { NoticeSettingsQuery } from './notice-settings.query';
import { NotificationsController } from './notifications.controller';
import { NotificationsGateway } from './notifications.gateway';
import { notificationsProjection } from './notifications.projection';
import { NotificationsQuery } from './notifications.query';

/** What a projections worker runs for the notifications. */
export const notificationProjections = [
  notificationsProjection,
  inboxesProjection,
  hearingsProjection,
  noticeSettingsProjection,
] as const;

/** What people are told of, and how. Needs PUSHER. */
@Module({
  imports: [LiveModule, PeopleModule, TeamMembersModule],
  controllers: [NotificationsController, NoticeSettingsReadController],
  providers: [NotificationsQuery, NoticeSettingsQuery, NotificationsGateway, Hearings],
})
export class NotificationsReadModule {}
