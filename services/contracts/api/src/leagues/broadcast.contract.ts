import { BROADCAST_LENGTH, broadcastAudience } from '@fieldhouse/values';
import { z } from 'zod';
import type { CommandBodies } from '../shared/command-table';
import { writtenText } from '../shared/shared.contract';
import type { broadcastCommands } from './commands';

/** What the commands of {@link broadcastCommands} say. */
export const broadcastBodies = {
  SendBroadcast: z.object({
    audience: broadcastAudience,
    text: writtenText(
      z
        .string()
        .trim()
        .min(1, 'Write the message')
        .max(BROADCAST_LENGTH, `Keep the message under ${BROADCAST_LENGTH} characters`),
    ),
  }),
} as const satisfies CommandBodies<typeof broadcastCommands>;

const count = z.number().int();
/** A message of a league's staff. */
export const broadcastView = z.object({
  broadcastId: z.string(),
  audience: broadcastAudience,
  /** Null: their account is erased, and the text with it. */
  text: z.string().nullable(),
  /** ISO-8601 UTC. */
  sentAt: z.string(),
  /** Who sent it. */
  by: z.string(),
  /** What they are called; null: not known any more. */
  name: z.string().nullable(),
  recipients: count,
});
/** GET /api/leagues/:leagueId/broadcasts, for who runs the league: the newest 50. */
export const broadcastsView = z.object({
  leagueId: z.string(),
  position: z.string(),
  /** How many people a message of the caller would reach now. */
  reach: z.object({ captains: count, everybody: count }),
  /** The newest first. */
  broadcasts: z.array(broadcastView),
});

/**
 * What became of a message with one of those whom it was for. `read`: opened in the bell; `sent`: by mail or push;
 * `waiting`: it is on its way; `bell`: it stands in the bell alone, since nothing else could reach them or they want that.
 */
export const receiptState = z.enum(['read', 'sent', 'waiting', 'bell']);
export const receiptView = z.object({
  accountId: z.string(),
  /** Null: not known any more. */
  name: z.string().nullable(),
  state: receiptState,
  /** On which ways it was sent, also to who has read it. */
  sent: z.array(z.enum(['email', 'push'])),
});
/** GET /api/leagues/:leagueId/broadcasts/:broadcastId/receipts, for who runs the league. */
export const receiptsView = z.object({
  broadcastId: z.string(),
  /** Who has not read it first, then by name. */
  receipts: z.array(receiptView),
});
export type BroadcastView = z.infer<typeof broadcastView>;
export type BroadcastsView = z.infer<typeof broadcastsView>;
export type ReceiptState = z.infer<typeof receiptState>;
export type ReceiptView = z.infer<typeof receiptView>;
export type ReceiptsView = z.infer<typeof receiptsView>;
