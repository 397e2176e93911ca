import type { NoticeContent, Notices } from '@fieldhouse/platform';
import { NOTICE_RULES } from '@fieldhouse/values';
import type { Settled, WaitingDelivery } from '../domain/deliveries.decider';

/** What goes out with one mail or one push. */
export type Batch = {
  /** The same however often it is tried, so that it leaves once. */
  readonly key: string;
  readonly accountId: string;
  readonly deliveries: readonly [WaitingDelivery, ...WaitingDelivery[]];
};
/** What came of a batch. */
export type BatchOutcome = Omit<Settled, 'channel'>;

/** Whether it cannot wait for the end of quiet hours: all of its kind, or what it tells of. */
export const isUrgent = ({ deliveries }: Batch): boolean =>
  deliveries.some(({ kind, urgent }) => NOTICE_RULES[kind].urgent === true || urgent === true);

/** Nothing of it is sent. */
export const skipping = (
  deliveries: readonly WaitingDelivery[],
  why: Settled['skipped'][number]['why'],
): BatchOutcome => ({ sent: [], skipped: deliveries.map(({ deliveryId }) => ({ deliveryId, why })) });

/** What there is to tell of a batch now. */
export type Looked = {
  readonly contents: readonly NoticeContent[];
  /** What these belong to. */
  readonly told: readonly string[];
  readonly skipped: BatchOutcome['skipped'];
};

/** Looks again at what is about to be sent: what was seen meanwhile, say, is not. */
export const lookAgain = async (
  notices: Pick<Notices, 'contentFor'>,
  { accountId, deliveries }: Batch,
): Promise<Looked> => {
  const asked = deliveries.map(({ deliveryId, channel, cause }) => ({
    notificationId: deliveryId.slice(channel.length + 1),
    channel,
    cause,
  }));
  const answers = await notices.contentFor(accountId, asked);
  const found = deliveries.map(({ deliveryId }, n) => ({ deliveryId, answer: answers[n] ?? 'over' }));
  return {
    contents: found.flatMap(({ answer }) => (typeof answer === 'string' ? [] : [answer])),
    told: found.flatMap(({ deliveryId, answer }) => (typeof answer === 'string' ? [] : [deliveryId])),
    skipped: found.flatMap(({ deliveryId, answer: why }) =>
      typeof why === 'string' ? [{ deliveryId, why }] : [],
    ),
  };
};
