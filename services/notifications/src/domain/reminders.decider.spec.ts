import { specification } from '@fieldhouse/kernel/testing';
import type { ReminderEvent } from '@fieldhouse/events/notifications';
import { remindersDecider, remindersOf, type RemindersCommand } from './reminders.decider';

const { given } = specification(remindersDecider);
const startsAt = '2026-11-25T00:30:00.000Z';
const reminder = { kind: 'draftReminder', gatheringId: 'd1', startsAt, minutes: 60 } as const;
const remind = (more: Partial<RemindersCommand> = {}): RemindersCommand => ({
  ...{ type: 'RemindOf', actor: { kind: 'process', name: 'timer' }, at: '2026-11-24T23:30:00.000Z' },
  ...reminder,
  ...more,
});
const due = (more: Partial<ReminderEvent['data']> = {}): ReminderEvent => ({
  type: 'ReminderDue',
  data: { ...reminder, ...more },
});

describe('a reminder', () => {
  it('is due once for each start and each choice', () => {
    const moved = '2026-11-26T00:30:00.000Z';
    given().when(remind()).then(due());
    given(due()).when(remind()).then();
    given(due())
      .when(remind({ minutes: 15 }))
      .then(due({ minutes: 15 }));
    given(due())
      .when(remind({ startsAt: moved }))
      .then(due({ startsAt: moved }));
  });

  it('is none once it has begun, however late a worker comes', () => {
    given()
      .when(remind({ at: '2026-11-25T00:29:59.999Z' }))
      .then(due());
    given()
      .when(remind({ at: startsAt }))
      .then();
  });

  it('is for the product alone to say', () => {
    given()
      .when(remind({ actor: { kind: 'account', accountId: 'ana' } }))
      .thenRefused('not_found');
  });

  it('is so many minutes before, also over a change of clocks', () => {
    // In New York the clocks go back on November 1 at 2 AM.
    expect(remindersOf('2026-11-01T07:30:00.000Z')).toEqual([
      { minutes: 15, at: '2026-11-01T07:15:00.000Z' },
      { minutes: 60, at: '2026-11-01T06:30:00.000Z' },
      { minutes: 180, at: '2026-11-01T04:30:00.000Z' },
      { minutes: 1_440, at: '2026-10-31T07:30:00.000Z' },
    ]);
  });
});
