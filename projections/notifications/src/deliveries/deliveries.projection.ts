import type { DeliveryEvent } from '@fieldhouse/events/notifications';
import { placeText, type Projection } from '@fieldhouse/kernel';
import type { DeliveryState, NoticeChannel, NoticeKind } from '@fieldhouse/api-contract';

/** One thing on its way to somebody, or what became of it; `_id`: their account's and the delivery's. */
export type DeliveryDocument = {
  readonly _id: string;
  readonly accountId: string;
  readonly deliveryId: string;
  readonly notificationId: string;
  /** Its place among all: texts that sort as they were planned. */
  readonly key: string;
  readonly channel: NoticeChannel;
  readonly kind: NoticeKind;
  readonly teamId: string | null;
  readonly by: string | null;
  /** The fact that it tells of. */
  readonly cause: { readonly stream: string; readonly revision: number };
  readonly state: DeliveryState;
  readonly plannedAt: string;
  readonly dueAt: string;
  readonly held: 'quiet' | 'together' | null;
  readonly endedAt: string | null;
  readonly together: number;
};

const idOf = (accountId: string, deliveryId: string): string => `${accountId}:${deliveryId}`;

/** What was sent to people, what waits, and why something was not sent. */
export const deliveriesProjection: Projection<DeliveryDocument, DeliveryEvent> = {
  name: 'deliveries',
  version: 1,
  categories: ['deliveries'],
  indexes: [{ key: { accountId: 1, key: -1 } }, { key: { accountId: 1, notificationId: 1 } }],
  idsOf: ({ type, data }) =>
    type === 'DeliveryPlanned'
      ? [idOf(data.accountId, data.deliveryId)]
      : data.deliveryIds.map((deliveryId) => idOf(data.accountId, deliveryId)),
  project: (document, { type, data, position }, id) => {
    switch (type) {
      case 'DeliveryPlanned': {
        const { message: _, urgent: __, cause, ...planned } = data;
        return {
          ...planned,
          _id: id,
          notificationId: data.deliveryId.slice(data.channel.length + 1),
          key: placeText(position),
          cause: { stream: cause.stream, revision: cause.revision },
          ...{ state: 'planned', endedAt: null, together: 1 },
        };
      }
      case 'DeliveriesSent':
        return (
          document && {
            ...document,
            ...{ state: 'sent', endedAt: data.sentAt, together: data.deliveryIds.length },
          }
        );
      case 'DeliveriesSkipped':
        return document && { ...document, state: data.why, endedAt: data.skippedAt };
    }
  },
};
