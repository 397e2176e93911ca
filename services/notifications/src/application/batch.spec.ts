import type { Notices } from '@fieldhouse/platform';
import { isUrgent, lookAgain, type Batch } from './batch';

const at = '2026-11-24T20:00:00.000Z';
type Waiting = Batch['deliveries'][number];
const waiting = (n: number, more: Partial<Waiting> = {}): Waiting => ({
  ...{ accountId: 'ana', deliveryId: `push:mention:m${n}`, channel: 'push', kind: 'mention', teamId: 't1' },
  ...{ by: null, message: null, plannedAt: at, dueAt: at, held: null },
  cause: { eventId: `e${n}`, type: 'MessagePosted', at, stream: 'chatLog-t1.team.202611', revision: n },
  ...more,
});
const batch = (...deliveries: readonly [Waiting, ...Waiting[]]): Batch => ({
  key: 'k1',
  accountId: 'ana',
  deliveries,
});

describe('a batch', () => {
  it('is urgent by its kind, or by one of what it tells', () => {
    expect(isUrgent(batch(waiting(0), waiting(1)))).toBe(false);
    expect(isUrgent(batch(waiting(0, { kind: 'draftTurn' })))).toBe(true);
    expect(isUrgent(batch(waiting(0), waiting(1, { urgent: true })))).toBe(true);
  });

  it('is looked at again by the notifications in it, and leaves out what is over', async () => {
    const asked: string[] = [];
    const contentFor: Notices['contentFor'] = (_, wanted) => {
      asked.push(...wanted.map(({ notificationId }) => notificationId));
      return Promise.resolve(['seen']);
    };
    expect(await lookAgain({ contentFor }, batch(waiting(0), waiting(1)))).toEqual({
      contents: [],
      told: [],
      skipped: [
        { deliveryId: 'push:mention:m0', why: 'seen' },
        { deliveryId: 'push:mention:m1', why: 'over' },
      ],
    });
    expect(asked).toEqual(['mention:m0', 'mention:m1']);
  });
});
