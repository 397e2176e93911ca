import { defineEvent, type EventOf } from '@fieldhouse/kernel';
import { chatChannel, monthOf, noticeChannel, noticeKind } from '@fieldhouse/values';
import { z } from 'zod';

const id = z.string().min(1);
const instant = z.iso.datetime();
/** `deliveryId` such as `email:mention:<messageId>`: the way, the kind and what it is about. */
const delivery = { accountId: id, deliveryId: id, channel: noticeChannel };

/**
 * Every event of a `deliveries-<accountId>.<yyyymm>` stream: what was sent to somebody who was not looking, and what was
 * not. The month (UTC) is that of the message or else of the fact which it tells of.
 */
export const deliveryEvents = [
  /** It is to be sent, once it is due. */
  defineEvent(
    'DeliveryPlanned',
    z.object({
      ...delivery,
      kind: noticeKind,
      /** Of what was said in a draft's chat or between two people, the chat's id. Null: of no team. */
      teamId: id.nullable(),
      /** Whoever brought it about; null: the product itself. */
      by: id.nullable(),
      message: z.object({ channel: chatChannel, messageId: id }).nullable(),
      /** The fact that it tells of; stream and revision: where it stands in the log. */
      cause: z.object({
        eventId: id,
        type: id,
        at: instant,
        stream: id,
        revision: z.number().int().min(0),
      }),
      plannedAt: instant,
      dueAt: instant,
      /** Why it is not sent at once; null: it is. */
      held: z.enum(['quiet', 'together']).nullable(),
      /** It does not wait for the end of quiet hours; absent: as all of its kind. */
      urgent: z.literal(true).optional(),
    }),
  ),
  /** With one mail or one push for all of these. */
  defineEvent(
    'DeliveriesSent',
    z.object({
      accountId: id,
      channel: noticeChannel,
      deliveryIds: z.array(id).min(1).max(100),
      sentAt: instant,
    }),
  ),
  /**
   * `seen`: meanwhile, in the product; `over`: there is nothing to tell any more; `off`: they do not want it; `gone`:
   * they are of the team no more; `nowhere`: no confirmed address, no device; `refused`: the other side does not take it;
   * `late`: it was due a day ago.
   */
  defineEvent(
    'DeliveriesSkipped',
    z.object({
      accountId: id,
      channel: noticeChannel,
      deliveryIds: z.array(id).min(1).max(100),
      why: z.enum(['seen', 'over', 'off', 'gone', 'nowhere', 'refused', 'late']),
      skippedAt: instant,
    }),
  ),
] as const;
export type DeliveryEvent = EventOf<(typeof deliveryEvents)[number]>;

type Told = Pick<Extract<DeliveryEvent, { type: 'DeliveryPlanned' }>['data'], 'message' | 'cause'>;

/** @returns the stream's id (without its category) of what is sent to somebody of a month (yyyymm) */
export const deliveriesId = (accountId: string, month: string): string => `${accountId}.${month}`;

/** @returns the month (UTC, yyyymm) to which it belongs: that of the message, however late it is edited, or of the fact */
export const deliveryMonth = ({ message, cause }: Told): string =>
  monthOf(message?.messageId ?? '') ?? cause.at.slice(0, 7).replace('-', '');
