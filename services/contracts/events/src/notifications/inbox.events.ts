import { defineEvent, type EventOf } from '@fieldhouse/kernel';
import { z } from 'zod';

const id = z.string().min(1);

/** Every event of an `inbox-<accountId>` stream: what somebody has seen of what they are told. */
export const inboxEvents = [
  /** `notificationId` such as `mention:<messageId>`: its kind and what it is about. */
  defineEvent('NotificationRead', z.object({ accountId: id, notificationId: id })),
  /** All that had been told up to `key`, the place of a fact in the log. */
  defineEvent('NotificationsRead', z.object({ accountId: id, upTo: z.string().regex(/^\d{1,40}$/) })),
] as const;
export type InboxEvent = EventOf<(typeof inboxEvents)[number]>;
