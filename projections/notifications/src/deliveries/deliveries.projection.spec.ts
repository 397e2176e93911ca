import type { DeliveryEvent } from '@fieldhouse/events/notifications';
import { at, documentsAfter } from '@fieldhouse/kernel/testing';
import { deliveriesProjection } from './deliveries.projection';

const planned = (n: number): DeliveryEvent => ({
  type: 'DeliveryPlanned',
  data: {
    ...{
      accountId: 'ben',
      deliveryId: `email:mention:m${n}`,
      channel: 'email',
      kind: 'mention',
      teamId: 't1',
    },
    ...{ by: 'ana', message: { channel: 'team', messageId: `m${n}` } },
    cause: { eventId: `e${n}`, type: 'MessagePosted', at, stream: 'chatLog-t1.team.202611', revision: n },
    ...{ plannedAt: at, dueAt: '2026-05-01T18:15:00.000Z', held: 'together' },
  },
});
const ended = (...ns: readonly number[]) => ({
  accountId: 'ben',
  channel: 'email' as const,
  deliveryIds: ns.map((n) => `email:mention:m${n}`),
});
const after = (...events: readonly DeliveryEvent[]) => documentsAfter(deliveriesProjection, events);

describe('what was sent', () => {
  it('is planned first: what it tells of, when it is due and why not at once', () => {
    expect(after(planned(1)).get('ben:email:mention:m1')).toMatchObject({
      notificationId: 'mention:m1',
      state: 'planned',
      held: 'together',
      cause: { stream: 'chatLog-t1.team.202611', revision: 1 },
      endedAt: null,
    });
  });

  it('has left with what left at once with it', () => {
    const sent: DeliveryEvent = { type: 'DeliveriesSent', data: { ...ended(1, 2), sentAt: at } };
    const documents = after(planned(1), planned(2), planned(3), sent);
    expect([...documents.values()].map(({ state, together, endedAt }) => [state, together, endedAt])).toEqual(
      [
        ['sent', 2, at],
        ['sent', 2, at],
        ['planned', 1, null],
      ],
    );
  });

  it('says why it did not leave', () => {
    const seen: DeliveryEvent = {
      type: 'DeliveriesSkipped',
      data: { ...ended(1), why: 'seen', skippedAt: at },
    };
    expect(after(planned(1), seen).get('ben:email:mention:m1')).toMatchObject({ state: 'seen', endedAt: at });
  });
});
