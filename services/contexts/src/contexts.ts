import { BetaMailsModule, BetaModule, betaMails } from '@fieldhouse/beta';
import { ChatModule, chatAttachments } from '@fieldhouse/chat';
import { ContactModule, ticketUpkeep } from '@fieldhouse/contact';
import { DraftMailsModule, DraftsModule, draftSchedule, pickClock, resultSigning } from '@fieldhouse/drafts';
import { betaApplicationEvents, betaSpotsEvents } from '@fieldhouse/events/beta';
import { chatLogEvents, chatReaderEvents, chatRoomEvents } from '@fieldhouse/events/chat';
import { contactEvents } from '@fieldhouse/events/contact';
import { draftEvents, draftPlanEvents } from '@fieldhouse/events/drafts';
import { accountEvents } from '@fieldhouse/events/identity';
import {
  leagueBroadcastEvents,
  leagueDisciplineEvents,
  leagueEvents,
  leaguePlacesEvents,
  playerPoolEvents,
  prospectusEvents,
  registrationEvents,
  scheduleRequestEvents,
} from '@fieldhouse/events/leagues';
import {
  invoiceEvents,
  moneyTermsEvents,
  periodEvents,
  providerEventEvents,
  providerSweepEvents,
  reconciliationEvents,
  settlementEvents,
  teamFeesEvents,
  walletEvents,
} from '@fieldhouse/events/payments';
import { playerProfileEvents } from '@fieldhouse/events/players';
import {
  AccountMailsModule,
  IdentityModule,
  accountDashboard,
  accountErasures,
  accountMails,
  secondFactorLifts,
} from '@fieldhouse/identity';
import {
  LeagueMailsModule,
  LeaguesModule,
  invitations,
  leagueFollowsRegistrations,
  leagueMembers,
  placesFollowLeague,
  poolPeople,
} from '@fieldhouse/leagues';
import {
  DailyReconciliationModule,
  PaymentsModule,
  PaymentsWorkerModule,
  cardOrders,
  creditPayments,
  creditRunsOut,
  creditRunsOutSoon,
  keptCardCharges,
  feesAreInvoiced,
  invoiceReminders,
  followsProvider,
  lateFees,
  forfeitPlans,
  unpaidPlaces,
} from '@fieldhouse/payments';
import { PlayersModule, playerPhotos } from '@fieldhouse/players';
import {
  betaGrantsRole,
  draftFillsRosters,
  draftEndsWithLeague,
  draftFollowsLeague,
  paymentsFollowTeams,
  paymentsForfeitPlaces,
  paymentsSecurePlaces,
  registrationsFollowTeams,
  registrationsOwe,
  teamFollowsLeague,
  turnReminders,
} from '@fieldhouse/processes';
import {
  deliveryEvents,
  inboxEvents,
  noticeSettingsEvents,
  reminderEvents,
} from '@fieldhouse/events/notifications';
import {
  DeliveriesModule,
  NotificationsModule,
  dueDeliveries,
  noticeDeliveries,
  reminders,
} from '@fieldhouse/notifications';
import {
  NoticesModule,
  NotificationsReadModule,
  notificationProjections,
} from '@fieldhouse/read-notifications';
import { BetaReadModule, betaDashboard, betaProjections } from '@fieldhouse/read-beta';
import {
  ChatReadModule,
  chatDashboard,
  chatProjections,
  followedChatReaders,
  followedChats,
} from '@fieldhouse/read-chat';
import { ContactReadModule, contactDashboard, contactProjections } from '@fieldhouse/read-contact';
import {
  DraftsReadModule,
  draftDashboard,
  draftProjections,
  followedDraftPlans,
  followedDrafts,
} from '@fieldhouse/read-drafts';
import { IdentityReadModule, identityProjections } from '@fieldhouse/read-identity';
import {
  LeaguesReadModule,
  followedBroadcasts,
  followedDiscipline,
  followedLeagues,
  followedRegistrations,
  followedScheduleRequests,
  leagueDashboard,
  leagueProjections,
} from '@fieldhouse/read-leagues';
import { peopleProjections } from '@fieldhouse/read-people';
import { teamMemberProjections } from '@fieldhouse/read-team-members';
import { PlayersReadModule, playerProjections } from '@fieldhouse/read-players';
import {
  LedgerBooksModule,
  PaymentsReadModule,
  followedInvoices,
  followedWallets,
  paymentProjections,
  paymentsDashboard,
} from '@fieldhouse/read-payments';
import { followed } from '@fieldhouse/platform';
import { TeamUpkeepModule, TeamsModule, teamFollowers } from '@fieldhouse/teams';
import { teamEvents } from '@fieldhouse/events/teams';
import { TeamsReadModule, followedTeams, teamDashboard, teamProjections } from '@fieldhouse/read-teams';
import type { Context } from './context';

/** The contexts of the product, by the name of their folders: the only place on the server that lists them. */
export const contexts = {
  identity: {
    events: accountEvents,
    commands: IdentityModule,
    queries: IdentityReadModule,
    projections: [...identityProjections, ...peopleProjections],
    worker: [AccountMailsModule],
    processes: [accountMails, accountErasures, secondFactorLifts],
    dashboard: accountDashboard,
    followed: [followed({ kinds: ['account'] })],
  },
  leagues: {
    events: [
      ...leagueEvents,
      ...playerPoolEvents,
      ...prospectusEvents,
      ...leaguePlacesEvents,
      ...registrationEvents,
      ...leagueBroadcastEvents,
      ...scheduleRequestEvents,
      ...leagueDisciplineEvents,
    ],
    commands: LeaguesModule,
    queries: LeaguesReadModule,
    projections: leagueProjections,
    worker: [LeagueMailsModule],
    processes: [
      ...[invitations, leagueMembers, poolPeople, placesFollowLeague, leagueFollowsRegistrations],
      registrationsFollowTeams,
    ],
    dashboard: leagueDashboard,
    followed: [
      followedLeagues,
      followedRegistrations,
      followedBroadcasts,
      followedScheduleRequests,
      followedDiscipline,
    ],
  },
  drafts: {
    events: [...draftEvents, ...draftPlanEvents],
    commands: DraftsModule,
    queries: DraftsReadModule,
    projections: draftProjections,
    worker: [DraftMailsModule],
    processes: [
      ...[
        pickClock,
        draftSchedule,
        draftFollowsLeague,
        draftEndsWithLeague,
        draftFillsRosters,
        turnReminders,
      ],
      resultSigning,
    ],
    dashboard: draftDashboard,
    followed: [followedDrafts, followedDraftPlans],
  },
  beta: {
    events: [...betaApplicationEvents, ...betaSpotsEvents],
    commands: BetaModule,
    queries: BetaReadModule,
    projections: betaProjections,
    worker: [BetaMailsModule],
    processes: [betaMails, betaGrantsRole],
    dashboard: betaDashboard,
    followed: [followed({ kinds: ['betaApplication'] })],
  },
  contact: {
    events: contactEvents,
    commands: ContactModule,
    queries: ContactReadModule,
    projections: contactProjections,
    processes: [ticketUpkeep],
    dashboard: contactDashboard,
    followed: [followed({ kinds: ['contactTicket'] })],
  },
  players: {
    events: playerProfileEvents,
    commands: PlayersModule,
    queries: PlayersReadModule,
    projections: playerProjections,
    processes: [playerPhotos],
    followed: [followed({ kinds: ['playerProfile'] })],
  },
  teams: {
    events: teamEvents,
    commands: TeamsModule,
    queries: TeamsReadModule,
    projections: [...teamProjections, ...teamMemberProjections],
    worker: [TeamUpkeepModule],
    processes: [teamFollowers, teamFollowsLeague],
    dashboard: teamDashboard,
    followed: [followedTeams],
  },
  payments: {
    events: [
      ...invoiceEvents,
      ...teamFeesEvents,
      ...walletEvents,
      ...moneyTermsEvents,
      ...providerEventEvents,
      ...providerSweepEvents,
      ...settlementEvents,
      ...reconciliationEvents,
      ...periodEvents,
    ],
    commands: PaymentsModule,
    queries: PaymentsReadModule,
    projections: paymentProjections,
    worker: [PaymentsWorkerModule, DailyReconciliationModule, LedgerBooksModule],
    processes: [
      ...[feesAreInvoiced, cardOrders, invoiceReminders, keptCardCharges],
      ...[creditPayments, creditRunsOut, creditRunsOutSoon, forfeitPlans, unpaidPlaces, lateFees],
      ...[
        followsProvider,
        registrationsOwe,
        paymentsSecurePlaces,
        paymentsForfeitPlaces,
        paymentsFollowTeams,
      ],
    ],
    dashboard: paymentsDashboard,
    followed: [followedInvoices, followedWallets],
  },
  chat: {
    events: [...chatLogEvents, ...chatReaderEvents, ...chatRoomEvents],
    commands: ChatModule,
    queries: ChatReadModule,
    projections: chatProjections,
    processes: [chatAttachments],
    dashboard: chatDashboard,
    followed: [followedChats, followedChatReaders],
  },
  notifications: {
    events: [...inboxEvents, ...noticeSettingsEvents, ...deliveryEvents, ...reminderEvents],
    commands: NotificationsModule,
    queries: NotificationsReadModule,
    projections: notificationProjections,
    worker: [NoticesModule, DeliveriesModule],
    processes: [noticeDeliveries, dueDeliveries, reminders],
    followed: [followed({ kinds: ['inbox', 'noticeSettings', 'deliveries'] })],
  },
} as const satisfies Readonly<Record<string, Context>>;
