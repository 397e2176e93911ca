import { specification } from '@fieldhouse/kernel/testing';
import type { ReminderEvent } from '@fieldhouse/events/notifications';
import { remindersDecider, remindersOf, type RemindersCommand } from './reminders.decider';

const { given } = specification(remindersDecider);
const startsAt = '2026-11-25T00:30:00.000Z';
const reminder = { kind: 'draftReminder', gatheringId: 'd1', startsAt, minutes: 60 } as const;
type Remind = Extract<RemindersCommand, { type: 'RemindOf' }>;
const remind = (more: Partial<Remind> = {}): Remind => ({
  ...{ type: 'RemindOf', actor: { kind: 'process', name: 'timer' }, at: '2026-11-24T23:30:00.000Z' },
  ...reminder,
  ...more,
});
const due = (more: Partial<Extract<ReminderEvent, { type: 'ReminderDue' }>['data']> = {}): ReminderEvent => ({
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
    given(due(), due({ minutes: 15 }))
      .when(remind())
      .then();
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

describe('a reminder of a turn', () => {
  const turn = { gatheringId: 'd1', teamId: 't1', clockSeq: 7, deadlineAt: startsAt, step: 'half' } as const;
  type Remind = Extract<RemindersCommand, { type: 'RemindOfTurn' }>;
  const of = (more: Partial<Remind> = {}): Remind => ({
    ...{ type: 'RemindOfTurn', actor: { kind: 'process', name: 'timer' }, at: '2026-11-24T23:30:00.000Z' },
    ...turn,
    ...more,
  });
  const said: ReminderEvent = { type: 'TurnReminderDue', data: turn };

  it('is due once for each part of its time', () => {
    given().when(of()).then(said);
    given(said).when(of()).then();
    given(said)
      .when(of({ step: 'last' }))
      .then({ type: 'TurnReminderDue', data: { ...turn, step: 'last' } });
    given(said)
      .when(of({ clockSeq: 8 }))
      .then({ type: 'TurnReminderDue', data: { ...turn, clockSeq: 8 } });
  });

  it('is none once the next one is due: of a worker that was away, people hear the last alone', () => {
    const until = '2026-11-24T23:30:00.000Z';
    given().when(of({ until })).then();
    given()
      .when(of({ until, at: '2026-11-24T23:29:59.999Z' }))
      .then(said);
  });

  it('is none once its time is up', () => {
    given()
      .when(of({ at: startsAt }))
      .then();
  });
});
