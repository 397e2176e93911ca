import { defineEvent, type EventOf } from '@fieldhouse/kernel';
import { reminderKind, reminderLead, turnReminder } from '@fieldhouse/values';
import { z } from 'zod';

/** Every event of a `reminders-<gatheringId>` stream: how soon something starts that people come together for. */
export const reminderEvents = [
  /** Whoever wants to be reminded so many minutes before is reminded now. `gatheringId`: of a draft, the draft's. */
  defineEvent(
    'ReminderDue',
    z.object({
      kind: reminderKind,
      gatheringId: z.string().min(1),
      startsAt: z.iso.datetime(),
      minutes: reminderLead,
    }),
  ),
  /** A turn of a draft lasts: whoever picks for the team is reminded that it is theirs. `gatheringId`: the draft's. */
  defineEvent(
    'TurnReminderDue',
    z.object({
      gatheringId: z.string().min(1),
      teamId: z.string().min(1),
      clockSeq: z.number().int().min(1),
      deadlineAt: z.iso.datetime(),
      step: turnReminder,
    }),
  ),
] as const;
export type ReminderEvent = EventOf<(typeof reminderEvents)[number]>;
