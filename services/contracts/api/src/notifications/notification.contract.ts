import type {
  ChatChannel,
  DraftNews,
  NotificationKind,
  PaymentNews,
  RegistrationNews,
  ScheduleAnswer,
} from '@fieldhouse/values';
import { z } from 'zod';
import type { CommandBodies } from '../shared/command-table';
import { atLeast } from '../shared/shared.contract';
import type { notificationCommands } from './commands';

/** What the commands of {@link notificationCommands} say. */
export const notificationBodies = {
  ReadNotifications: z.object({ upTo: z.string().regex(/^\d{1,40}$/, 'Give the key as you got it') }),
} as const satisfies CommandBodies<typeof notificationCommands>;

/** GET /api/notifications */
export const notificationsQuery = z.object({ atLeast });

/** The newest that are listed. */
export const NOTIFICATIONS_AT_MOST = 20;

export type { DraftNews, NotificationKind, PaymentNews, RegistrationNews };

/** What somebody is told of a draft, as it is now. Instants are ISO-8601 UTC. */
export type DraftNotice = {
  readonly news: DraftNews;
  readonly leagueId: string;
  readonly leagueName: string;
  /** The team that they pick for, as far as it is about one. */
  readonly teamName: string | null;
  /** Where their teams pick in round 1, from 1 on: of an order. */
  readonly slots: readonly number[];
  readonly startsAt: string | null;
  /** Of a turn: when its time is up. Null: nothing happens then. */
  readonly deadlineAt: string | null;
  /** IANA zone of the league. */
  readonly zone: string;
};

/** What somebody is told of their registration with a league. Instants are ISO-8601 UTC. */
export type RegistrationNotice = {
  readonly news: RegistrationNews;
  readonly leagueId: string;
  readonly leagueName: string;
  /** On the waitlist, from 1 on, as far as it is about that. */
  readonly rank: number | null;
  /** Of the team that it is about, if it is about one that is in the league. */
  readonly teamName: string | null;
  /** Of an offer: when its time is up. */
  readonly holdUntil: string | null;
  /** IANA zone of the league. */
  readonly zone: string;
};

/** What the staff of a league says to many at once, or decides about one. */
export type BroadcastNotice = {
  readonly leagueId: string;
  readonly leagueName: string;
  /** The listener is in the league by a registration alone. */
  readonly registered: boolean;
  /** Null: it has gone with the account of who wrote it, or there is none. */
  readonly text: string | null;
  /** What was said to what a team had asked of the schedule; null: it is about nothing such. */
  readonly answer: ScheduleAnswer | null;
};

/** What somebody is told of what they owe, have paid or get back, and of credit. Days are yyyy-mm-dd. */
export type PaymentNotice = {
  readonly news: PaymentNews;
  /** Null: it is about credit. */
  readonly invoiceId: string | null;
  /** What it is for, and whom it is owed to or who grants it, as they were called then. */
  readonly title: string;
  readonly payeeName: string;
  /** The team whose fee it is. */
  readonly teamId: string | null;
  /** What the team is called that owes it. */
  readonly teamName: string | null;
  /** In minor units, as all amounts. */
  readonly amountMinor: number;
  readonly currency: string;
  /** When it is due, of a receipt by hand when it was paid, of credit its last day; null: it has none. */
  readonly day: string | null;
  /** How much of it is due then, if that is not all of it. */
  readonly firstMinor: number | null;
  /** Of a card that was declined: why, in the card provider's word. Then `day` is when a kept one is tried again. */
  readonly code: string | null;
  /** Of what is due: it is charged to their kept card on `day`, with the fee in it where they bear that. */
  readonly byCard: boolean;
  /** Of what is overdue: the last day to pay it before the place goes that it is for; null: it does not. */
  readonly forfeitOn: string | null;
  /** Of what is asked, due or overdue: what comes on top if it is not paid by `lastOn`; null: nothing does. */
  readonly lateFee: { readonly amountMinor: number; readonly lastOn: string } | null;
  /** Of what is asked: until when (ISO-8601 UTC) a place is held that is lost if it is not paid; null: none is. */
  readonly holdUntil: string | null;
  /** Until when a bank that decides about a payment is to be answered; null: it has not said, or none does. */
  readonly evidenceBy: string | null;
  /** Whose days the last ones are (IANA); null: not known, or there is none. */
  readonly zone: string | null;
};

export type NotificationView = {
  /** Its kind and what it is about, such as `mention:<messageId>`. */
  readonly id: string;
  readonly kind: NotificationKind;
  /** What is told later with the same takes its place. */
  readonly place: string;
  /** Its place: texts that sort as the facts behind them do. */
  readonly key: string;
  /** ISO-8601 UTC. */
  readonly createdAt: string;
  readonly isRead: boolean;
  /** Null: of no team. */
  readonly teamId: string | null;
  /** Empty where the team is not known (yet). */
  readonly teamName: string;
  /** In which league it waits for the team. */
  readonly leagueId?: string;
  /** Who brought it about; null: the product itself. */
  readonly by: string | null;
  /** What they are called; null: not known. */
  readonly name: string | null;
  /** Of what was said: in which chat, and where in it. */
  readonly chatId: string | null;
  readonly message: { readonly channel: ChatChannel; readonly messageId: string } | null;
  readonly draft: DraftNotice | null;
  readonly registration: RegistrationNotice | null;
  readonly broadcast: BroadcastNotice | null;
  readonly payment: PaymentNotice | null;
};
/** GET /api/notifications: the newest 20. */
export type NotificationsView = {
  readonly notifications: readonly NotificationView[];
  /** Of the newest 100. */
  readonly unread: number;
  readonly position: string;
};
/** Server → client `notification`: it has just come. */
export type NotificationSent = { readonly notification: NotificationView };
/** Server → client `notification.over`: what was told there is over; `id`: unless something else is told there by now. */
export type NotificationOver = { readonly place: string; readonly id: string | null };
