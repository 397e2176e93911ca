import type { InboxEvent } from '@fieldhouse/events/notifications';
import type { Projection } from '@fieldhouse/kernel';

/** What somebody has seen; `_id` is their account's. */
export type InboxDocument = {
  readonly _id: string;
  /** Everything up to this key; empty: nothing. */
  readonly upTo: string;
  /** Single ones besides, the last to be read at the end. */
  readonly read: readonly string[];
};

/** More than the bell counts. */
const KEPT = 200;

export const inboxesProjection: Projection<InboxDocument, InboxEvent> = {
  name: 'inboxes',
  version: 1,
  categories: ['inbox'],
  indexes: [],
  idsOf: ({ data }) => [data.accountId],
  project: (document, { type, data }, id) => {
    const { upTo, read } = document ?? { upTo: '', read: [] };
    return type === 'NotificationsRead'
      ? { _id: id, upTo: data.upTo.padStart(KEY_DIGITS, '0'), read }
      : {
          _id: id,
          upTo,
          read: [...read.filter((one) => one !== data.notificationId), data.notificationId].slice(-KEPT),
        };
  },
};
const KEY_DIGITS = 40;
