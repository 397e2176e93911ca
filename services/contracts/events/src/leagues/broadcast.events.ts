import { defineEvent, type EventOf } from '@fieldhouse/kernel';
import { BROADCAST_LENGTH, broadcastAudience } from '@fieldhouse/values';
import { z } from 'zod';

const id = z.string().min(1);

/** Every event of a `leagueBroadcasts-<leagueId>` stream: what the staff of a league has said to many at once. */
export const leagueBroadcastEvents = [
  /**
   * To everybody who was of the audience then. The text is that of whoever sent it (`accountId`), and goes with them;
   * null: it has gone.
   */
  defineEvent(
    'LeagueBroadcastSent',
    z.object({
      leagueId: id,
      broadcastId: id,
      accountId: id,
      audience: broadcastAudience,
      accountIds: z.array(id).min(1),
      text: z.string().min(1).max(BROADCAST_LENGTH).nullable(),
      sentAt: z.iso.datetime(),
    }),
    { encrypted: { keyOf: 'accountId', fields: { text: null } } },
  ),
  /** Their account is erased, and with it what they wrote. */
  defineEvent('BroadcastSenderForgotten', z.object({ leagueId: id, accountId: id })),
] as const;
export type LeagueBroadcastEvent = EventOf<(typeof leagueBroadcastEvents)[number]>;
