import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { MONGO_DB, type NoticeReceipt, type NoticeReceipts } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { deliveriesProjection, type DeliveryDocument } from '../deliveries/deliveries.projection';
import { inboxesProjection, type InboxDocument } from '../inboxes.projection';
import type { NotificationDocument } from '../notification';
import { notificationsProjection } from '../notifications.projection';

/** So long it takes at most until it is known on which ways everybody is told. */
const PLANNED_WITHIN_MS = 60_000;

/** What became of something with those whom it was for: by what they have seen and what they were sent. */
@Injectable()
export class ReceiptsReader implements NoticeReceipts {
  private readonly told: ReadModelReader<NotificationDocument>;
  private readonly inboxes: ReadModelReader<InboxDocument>;
  private readonly deliveries: ReadModelReader<DeliveryDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.told = new ReadModelReader(db, notificationsProjection);
    this.inboxes = new ReadModelReader(db, inboxesProjection);
    this.deliveries = new ReadModelReader(db, deliveriesProjection);
  }

  /** With three queries, however many they are. */
  async of(
    notificationId: string,
    accountIds: readonly string[],
  ): Promise<ReadonlyMap<string, NoticeReceipt>> {
    const ids = [...accountIds];
    const [told, inboxOf, deliveries] = await Promise.all([
      this.told.one({ id: notificationId }),
      this.inboxes.byIds(ids),
      this.deliveries.find({ accountId: { $in: ids }, notificationId }).toArray(),
    ]);
    const sentTo = new Map<string, DeliveryDocument[]>();
    for (const one of deliveries) sentTo.set(one.accountId, [...(sentTo.get(one.accountId) ?? []), one]);
    const now = Date.now();
    return new Map(
      ids.map((accountId) => [
        accountId,
        receiptOf(told, inboxOf.get(accountId) ?? null, sentTo.get(accountId) ?? [], now),
      ]),
    );
  }
}

type Told = Pick<NotificationDocument, 'id' | 'key' | 'at'>;
type Sent = Pick<DeliveryDocument, 'channel' | 'state'>;

/** @param told null: it is not in the bell yet */
export const receiptOf = (
  told: Told | null,
  inbox: Pick<InboxDocument, 'upTo' | 'read'> | null,
  deliveries: readonly Sent[],
  now: number,
): NoticeReceipt => {
  const hasOpened =
    told !== null && inbox !== null && (inbox.upTo >= told.key || inbox.read.includes(told.id));
  const isFresh = told === null || now - Date.parse(told.at) < PLANNED_WITHIN_MS;
  const ends = (state: DeliveryDocument['state']): readonly Sent[] =>
    deliveries.filter((one) => one.state === state);
  return {
    // What was seen before it could go out stays seen, however long ago.
    read: hasOpened || ends('seen').length > 0,
    sent: ends('sent').map(({ channel }) => channel),
    waiting: ends('planned').length > 0 || (deliveries.length === 0 && isFresh),
  };
};
