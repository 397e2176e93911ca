import { defineEvent, type EventOf } from '@fieldhouse/kernel';
import { noticeChannel, noticeKind, quietHours, reminderKind, reminderLead } from '@fieldhouse/values';
import { z } from 'zod';

const id = z.string().min(1);

/** Every event of a `noticeSettings-<accountId>` stream: on which ways somebody wants to be told of what, and when. */
export const noticeSettingsEvents = [
  /** For a team, or everywhere (`teamId` null). `on` null: as it is everywhere, or as it was at first. */
  defineEvent(
    'NoticeChannelSet',
    z.object({
      accountId: id,
      kind: noticeKind,
      channel: noticeChannel,
      teamId: id.nullable(),
      on: z.boolean().nullable(),
      /** Where it was said: on the page of the settings, or with the link of a mail. */
      by: z.enum(['settings', 'unsubscribe']),
    }),
  ),
  defineEvent('QuietHoursSet', z.object({ accountId: id, quiet: quietHours.nullable() })),
  /** How many minutes before; null: no reminder. */
  defineEvent(
    'ReminderLeadSet',
    z.object({ accountId: id, kind: reminderKind, minutes: reminderLead.nullable() }),
  ),
  /** `subscription`: JSON of the browser's PushSubscription (endpoint and keys). `sessionId`: in which it was added; older facts do not say it. */
  defineEvent(
    'PushDeviceAdded',
    z.object({
      accountId: id,
      deviceId: id,
      name: z.string().nullable(),
      subscription: z.string().nullable(),
      sessionId: id.optional(),
      addedAt: z.iso.datetime(),
    }),
    { encrypted: { keyOf: 'accountId', fields: { name: null, subscription: null } } },
  ),
  /**
   * `gone`: the browser's push service does not know it any more; `full`: another took its place; `signed_out`: the session
   * in which it was added has ended.
   */
  defineEvent(
    'PushDeviceRemoved',
    z.object({ accountId: id, deviceId: id, why: z.enum(['asked', 'gone', 'full', 'signed_out']) }),
  ),
] as const;
export type NoticeSettingsEvent = EventOf<(typeof noticeSettingsEvents)[number]>;
