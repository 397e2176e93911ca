import { deliveriesId, deliveryMonth, type DeliveryEvent } from '@fieldhouse/events/notifications';
import { asksAt, type Effect, type Process } from '@fieldhouse/kernel';
import type { SendDueRequest } from './send-due.handler';

/** What is due at the same time on the same way, of a kind in a team, has one timer. */
export const dueDeliveries: Process<DeliveryEvent> = {
  name: 'due-deliveries',
  categories: ['deliveries'],
  startFrom: 'beginning',
  react: ({ type, data }): readonly Effect[] => {
    if (type !== 'DeliveryPlanned') return [];
    const { accountId, channel, kind, teamId, dueAt } = data;
    const id = deliveriesId(accountId, deliveryMonth(data));
    const request: SendDueRequest = { type: 'SendDue', accountId, channel, kind, teamId, dueAt };
    const timerId = ['due', id, channel, kind, teamId ?? '', dueAt].join(':');
    return [asksAt(dueAt, timerId, { aggregate: 'dueDeliveries', id, request })];
  },
};
