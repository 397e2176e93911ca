import {
  noticeChannel,
  noticeKind,
  quietHours,
  reminderKind,
  reminderLead,
  type NoticeChannel,
  type NoticeChoice,
  type NoticeKind,
  type QuietHours,
  type ReminderLeads,
} from '@fieldhouse/values';
import { z } from 'zod';
import type { CommandBodies } from '../shared/command-table';
import { atLeast, idText, nameText } from '../shared/shared.contract';
import type { noticeSettingsCommands } from './commands';

export type { NoticeChannel, NoticeKind, QuietHours };

/** Bytes as a browser's PushSubscription writes them (base64url). */
const bytes = z.string().regex(/^[\w-]{16,128}={0,2}$/, 'Give the key as the browser made it');

/** What the commands of {@link noticeSettingsCommands} say. */
export const noticeSettingsBodies = {
  SetNoticeChannel: z.object({
    kind: noticeKind,
    channel: noticeChannel,
    teamId: idText.nullable(),
    on: z.boolean().nullable(),
  }),
  SetReminderLead: z.object({ kind: reminderKind, minutes: reminderLead.nullable() }),
  SetQuietHours: z.object({ quiet: quietHours.nullable() }),
  AddPushDevice: z.object({
    name: nameText(z.string().trim().min(1).max(60)),
    endpoint: z.url({ protocol: /^https?$/ }).max(1_000),
    p256dh: bytes,
    auth: bytes,
  }),
} as const satisfies CommandBodies<typeof noticeSettingsCommands>;

/** GET /api/notification-settings */
export const noticeSettingsQuery = z.object({ atLeast });

export type PushDeviceView = {
  readonly deviceId: string;
  /** Such as 'Chrome on Android'. */
  readonly name: string;
  /** ISO-8601 UTC. */
  readonly addedAt: string;
  /** It was added in the session of whoever asks: it is told of something for as long as that lasts. */
  readonly ofThisSession: boolean;
};
export type NoticeSettingsView = {
  /** What was said; the rest is as `NOTICE_RULES` (of the values) has it. */
  readonly choices: readonly NoticeChoice[];
  /** Teams of the caller for which something else can be said, by name. */
  readonly teams: readonly { readonly teamId: string; readonly name: string }[];
  readonly quiet: QuietHours | null;
  /** They have set quiet hours, or none, themselves. */
  readonly quietSaid: boolean;
  /** What was said; `leadOf` (of the values) knows the rest. */
  readonly leads: ReminderLeads;
  readonly devices: readonly PushDeviceView[];
  /**
   * Ids of devices that are none any more since their session or subscription has ended: each may be added again where
   * its person is back. One that is in neither list was removed.
   */
  readonly awayDevices: readonly string[];
  /** The product's public key for web push (VAPID, base64url), for `PushManager.subscribe`. */
  readonly pushKey: string;
  /** Where mails go; null: the address is not confirmed, and no notification goes there. */
  readonly email: string | null;
  readonly position: string;
};
/**
 * POST /api/notification-settings/devices/:deviceId/test: one push to a device of the caller, now.
 * `gone`: its push service does not know it any more, and it is no device any more; `refused`: it does not take it.
 */
export type PushTestView = { readonly outcome: 'sent' | 'gone' | 'refused' };

/** POST /api/unsubscribe/:token, by a mail program (RFC 8058) or by the page; GET says what it is about. */
export type UnsubscribeView = { readonly kind: NoticeKind; readonly on: boolean };
/** PUT /api/unsubscribe/:token: to be told again, or not. */
export const unsubscribeBody = z.object({ on: z.boolean() });

export type DeliveryState =
  'planned' | 'sent' | 'seen' | 'over' | 'off' | 'gone' | 'nowhere' | 'refused' | 'late';
/** One thing on its way to somebody who was not looking. */
export type DeliveryView = {
  readonly id: string;
  readonly channel: NoticeChannel;
  readonly kind: NoticeKind;
  readonly teamId: string | null;
  /** Of a draft or a registration the league's. Empty where it is not known (any more). */
  readonly teamName: string;
  readonly by: string | null;
  readonly name: string | null;
  /** `planned`: it waits; the others but `sent` say why it was not sent. */
  readonly state: DeliveryState;
  readonly plannedAt: string;
  readonly dueAt: string;
  /** Why it was not sent at once. */
  readonly held: 'quiet' | 'together' | null;
  /** When it was sent or was found to be nothing to send. */
  readonly endedAt: string | null;
  /** How many were sent at once with it, itself among them. */
  readonly together: number;
};
/** GET /api/notifications/deliveries: one's own, the newest first; `next` goes into `before`. */
export const deliveriesQuery = z.object({
  before: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  atLeast,
});
export type DeliveriesView = {
  readonly deliveries: readonly DeliveryView[];
  readonly next: string | null;
};
/**
 * GET /api/notifications/:notificationId/why: how something that one is told of came about and where it went; 404 for
 * what one is not told of.
 */
export type WhyView = {
  readonly kind: NoticeKind;
  /** From the first cause to the fact itself, the oldest first: the type of each fact, when, and who. */
  readonly chain: readonly {
    readonly type: string;
    readonly at: string;
    /** Null: the product itself. */
    readonly by: string | null;
    readonly name: string | null;
  }[];
  /** Why this person: by name, as one of the team, as who runs it, as who was invited, as of a draft, as who lost a team in it, as who registered, as of a league, as who owes or pays, or as who looks after the payee’s money. */
  readonly because:
    | ('named' | 'team' | 'captains' | 'invited' | 'draft' | 'team_lost' | 'registration' | 'league')
    | ('payment' | 'treasurer');
  /** Of a draft or a registration the league's; of money whom it is owed to. */
  readonly teamName: string;
  readonly deliveries: readonly DeliveryView[];
};
