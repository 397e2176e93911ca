import type { DeliveryEvent } from '@fieldhouse/events/notifications';
import { reactionsTo } from '@fieldhouse/kernel/testing';
import { dueDeliveries } from './due-deliveries.process';

const dueAt = '2026-12-01T08:00:00.000Z';
const planned = (deliveryId: string, more: object = {}): DeliveryEvent => ({
  type: 'DeliveryPlanned',
  data: {
    ...{ accountId: 'ben', deliveryId, channel: 'email', kind: 'chat', teamId: 't1', by: 'ana' },
    message: { channel: 'team', messageId: 'm1' },
    cause: {
      ...{ eventId: 'e1', type: 'MessagePosted', at: '2026-11-30T23:00:00.000Z' },
      ...{ stream: 'chatLog-t1.team.202611', revision: 1 },
    },
    ...{ plannedAt: '2026-11-30T23:00:00.000Z', dueAt, held: 'quiet' },
    ...more,
  },
});

describe('what is due', () => {
  it('has one timer for all that goes out together, in the month of the fact', () => {
    const [first, second] = reactionsTo(dueDeliveries, [planned('email:chat:m1'), planned('email:chat:m2')]);
    expect(first).toEqual([
      {
        kind: 'schedule',
        timerId: `due:ben.202611:email:chat:t1:${dueAt}`,
        jobId: `due:ben.202611:email:chat:t1:${dueAt}@${dueAt}`,
        at: dueAt,
        command: {
          aggregate: 'dueDeliveries',
          id: 'ben.202611',
          request: { type: 'SendDue', accountId: 'ben', channel: 'email', kind: 'chat', teamId: 't1', dueAt },
        },
      },
    ]);
    expect(second).toEqual(first);
  });

  it('is of the month of a message that is edited in the next', () => {
    const messageId = '202611-3f0f6f3c-52a4-4b8e-8f0a-1c6c0a1f7d21';
    const cause = { eventId: 'e2', type: 'MessageEdited', stream: 'chatLog-t1.team.202611', revision: 2 };
    const edited = planned('email:mention:m1', {
      ...{ kind: 'mention', message: { channel: 'team', messageId } },
      cause: { ...cause, at: '2026-12-01T00:10:00.000Z' },
    });
    expect(reactionsTo(dueDeliveries, [edited])[0]).toMatchObject([{ command: { id: 'ben.202611' } }]);
  });

  it('has another one on another way, in another team and at another time', () => {
    const timers = reactionsTo(dueDeliveries, [
      planned('a', { channel: 'push' }),
      planned('b', { teamId: 't2' }),
      planned('c', { kind: 'mention' }),
      planned('d', { dueAt: '2026-12-01T09:00:00.000Z' }),
      planned('e'),
    ]).flatMap((effects) => effects.flatMap((one) => (one.kind === 'schedule' ? [one.timerId] : [])));
    expect(new Set(timers).size).toBe(5);
  });

  it('has no timer once it has ended', () => {
    const sent = { accountId: 'ben', deliveryIds: ['email:chat:m1'], sentAt: dueAt };
    expect(
      reactionsTo(dueDeliveries, [{ type: 'DeliveriesSent', data: { ...sent, channel: 'email' } }]),
    ).toEqual([[]]);
  });
});
