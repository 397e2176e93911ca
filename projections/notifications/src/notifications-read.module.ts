import { LiveModule } from '@fieldhouse/platform';
import { PeopleModule } from '@fieldhouse/read-people';
import { TeamMembersModule } from '@fieldhouse/read-team-members';
import { Module } from '@nestjs/common';
import { causesProjection } from './deliveries/causes.projection';
import { deliveriesProjection } from './deliveries/deliveries.projection';
import { DeliveriesQuery } from './deliveries/deliveries.query';
import { SentNoticesModule } from './deliveries/sent-notices.module';
import { ToldDrafts } from './drafts/told-drafts';
import { toldDraftsProjection } from './drafts/told-drafts.projection';
import { Circles } from './circles';
import { Hearings } from './hearings';
import { hearingsProjection } from './hearings.projection';
import { inboxesProjection } from './inboxes.projection';
import { Listeners } from './listeners';
import { Matters } from './matters';
import { NoticeSettingsReadController } from './notice-settings.controller';
import { noticeSettingsProjection } from './notice-settings.projection';
import { NoticeSettingsQuery } from './notice-settings.query';
import { NoticeFacts } from './notices/notice-facts';
import { ReceiptsModule } from './notices/receipts.module';
import { NotificationsController } from './notifications.controller';
import { NotificationsGateway } from './notifications.gateway';
import { notificationsProjection } from './notifications.projection';
import { NotificationsQuery } from './notifications.query';
import { ToldInvoices } from './payments/told-invoices';
import { toldInvoicesProjection } from './payments/told-invoices.projection';
import { ToldWallets } from './payments/told-wallets';
import { toldWalletsProjection } from './payments/told-wallets.projection';
import { ToldRegistrations } from './registrations/told-registrations';
import { toldRegistrationsProjection } from './registrations/told-registrations.projection';

/** What a projections worker runs for the notifications. */
export const notificationProjections = [
  notificationsProjection,
  inboxesProjection,
  hearingsProjection,
  noticeSettingsProjection,
  deliveriesProjection,
  causesProjection,
  toldDraftsProjection,
  toldRegistrationsProjection,
  toldInvoicesProjection,
  toldWalletsProjection,
] as const;

/** What people are told of, and how; binds NOTICE_RECEIPTS. Needs PUSHER. */
@Module({
  imports: [LiveModule, PeopleModule, TeamMembersModule, ReceiptsModule, SentNoticesModule],
  controllers: [NotificationsController, NoticeSettingsReadController],
  providers: [
    NotificationsQuery,
    NoticeSettingsQuery,
    NotificationsGateway,
    Hearings,
    Listeners,
    ToldDrafts,
    ToldRegistrations,
    ToldInvoices,
    ToldWallets,
    Matters,
    Circles,
    DeliveriesQuery,
    NoticeFacts,
  ],
})
export class NotificationsReadModule {}
