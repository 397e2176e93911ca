import type { DraftClock } from '@fieldhouse/events/drafts';
import { deadlineOf } from '@fieldhouse/pick-clock';
import { remindersOfTurn } from './turn-reminders';

const clock = (hours: number, more: Partial<DraftClock> = {}): DraftClock => ({
  ...{ pickSeconds: hours * 3_600, rounds: [], soft: false, quietHours: null, zone: 'America/New_York' },
  ...more,
});
const startedAt = '2026-11-24T15:00:00.000Z';
const of = (timed: DraftClock, more: Partial<Parameters<typeof remindersOfTurn>[1]> = {}) =>
  remindersOfTurn(timed, {
    ...{ round: 1, startedAt, deadlineAt: deadlineOf(timed, 1, startedAt), auto: false },
    ...more,
  }).map(({ step, at }) => `${step} ${at.slice(8, 16)}`);

describe('when a team is reminded of its turn', () => {
  it('is at the half of its time, at four fifths and 15 minutes before its end', () => {
    expect(of(clock(10))).toEqual(['half 24T20:00', 'most 24T23:00', 'last 25T00:45']);
  });

  it('is not twice within five minutes', () => {
    expect(of(clock(1))).toEqual(['half 24T15:30', 'last 24T15:45']);
    // It goes on with 20 minutes left.
    expect(of(clock(1), { deadlineAt: '2026-11-24T15:20:00.000Z' })).toEqual([
      'last 24T15:05',
      'half 24T15:10',
      'most 24T15:16',
    ]);
    expect(of(clock(1), { deadlineAt: '2026-11-24T15:08:00.000Z' })).toEqual(['most 24T15:06']);
  });

  it('counts no quiet hours', () => {
    const quietHours = { from: '16:00', to: '08:00' };
    // From 10 AM: six hours on the first day, the rest from 8 AM on.
    expect(of(clock(8, { quietHours }))).toEqual(['half 24T19:00', 'most 25T13:24', 'last 25T14:45']);
  });

  it('is never on a clock that is not slow, ends in nothing, or picks for the team', () => {
    expect(of(clock(0.5))).toEqual([]);
    expect(of(clock(8, { soft: true }))).toEqual([]);
    expect(of(clock(8), { auto: true })).toEqual([]);
  });
});
