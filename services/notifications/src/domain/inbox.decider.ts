import type { AskedOf, notificationBodies, notificationCommands } from '@fieldhouse/api-contract';
import type { InboxEvent } from '@fieldhouse/events/notifications';
import { Unseen, type CommandContext, type Decider } from '@fieldhouse/kernel';

export type InboxCommand = CommandContext & AskedOf<typeof notificationCommands, typeof notificationBodies>;

/** What somebody has seen: everything up to a place in the log, and single ones besides. */
export type InboxState = { readonly upTo: string; readonly read: readonly string[] };

/** What is listed is far less: an older one is read again without harm. */
const KEPT = 200;
/** Places in the log are numbers of many digits. */
const isLater = (a: string, b: string): boolean => BigInt(a) > BigInt(b);

const decide = (command: InboxCommand, { upTo, read }: InboxState): readonly InboxEvent[] => {
  if (command.actor.kind !== 'account') throw new Unseen();
  const { accountId } = command.actor;
  switch (command.type) {
    case 'ReadNotification': {
      const { notificationId } = command;
      return read.includes(notificationId)
        ? []
        : [{ type: 'NotificationRead', data: { accountId, notificationId } }];
    }
    case 'ReadNotifications':
      return isLater(command.upTo, upTo)
        ? [{ type: 'NotificationsRead', data: { accountId, upTo: command.upTo } }]
        : [];
    default:
      return command satisfies never;
  }
};

const evolve = (state: InboxState, event: InboxEvent): InboxState => {
  switch (event.type) {
    case 'NotificationRead':
      return { ...state, read: [...state.read, event.data.notificationId].slice(-KEPT) };
    case 'NotificationsRead':
      return { ...state, upTo: event.data.upTo };
    default:
      return event satisfies never;
  }
};

export const inboxDecider: Decider<InboxState, InboxCommand, InboxEvent> = {
  initialState: { upTo: '0', read: [] },
  decide,
  evolve,
};
/** The aggregate as the command runtime knows it: one for each account, under its id. */
export const inboxAggregate = { category: 'inbox', decider: inboxDecider } as const;
