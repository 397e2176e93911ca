import { defineEvent, type EventOf, type Upcaster } from '@fieldhouse/kernel';
import { scheduleAnswer, scheduleWish, WISH_NOTE_LENGTH } from '@fieldhouse/values';
import { z } from 'zod';

const id = z.string().min(1);

/** Before, nobody was told. */
const toldNobody: Upcaster = (data) => ({ ...data, recipientIds: [] });

/** Every event of a `scheduleRequests-<leagueId>` stream: what teams ask of the schedule, and what the staff answers. */
export const scheduleRequestEvents = [
  /** For a team. The note is that of whoever asked (`accountId`), and goes with them; null: none, or it has gone. */
  defineEvent(
    'ScheduleRequestAsked',
    z.object({
      leagueId: id,
      requestId: id,
      teamId: id,
      accountId: id,
      wish: scheduleWish,
      note: z.string().min(1).max(WISH_NOTE_LENGTH).nullable(),
      askedAt: z.iso.datetime(),
    }),
    { encrypted: { keyOf: 'accountId', fields: { note: null } } },
  ),
  /**
   * For the first time or anew. The reason is that of whoever answered; null: none, or it has gone. `recipientIds`: who
   * leads the team then, but for whoever answers.
   */
  defineEvent(
    'ScheduleRequestAnswered',
    z.object({
      leagueId: id,
      requestId: id,
      accountId: id,
      answer: scheduleAnswer,
      reason: z.string().min(1).nullable(),
      answeredAt: z.iso.datetime(),
      recipientIds: z.array(id),
    }),
    { encrypted: { keyOf: 'accountId', fields: { reason: null } }, upcasters: [toldNobody] },
  ),
  defineEvent(
    'ScheduleRequestWithdrawn',
    z.object({ leagueId: id, requestId: id, accountId: id, withdrawnAt: z.iso.datetime() }),
  ),
  /** Their account is erased, and with it what they wrote. */
  defineEvent('ScheduleWriterForgotten', z.object({ leagueId: id, accountId: id })),
] as const;
export type ScheduleRequestEvent = EventOf<(typeof scheduleRequestEvents)[number]>;
