import fc from 'fast-check';
import { daysFrom, daysOf } from './schedule-request.values';

const DAY_MS = 24 * 3_600_000;
const dayAt = (days: number): string => new Date(days * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);

describe('the days of a request for the schedule', () => {
  it('are counted with the first and the last, across months, years and changes of the clocks', () => {
    const anyDay = fc.integer({ min: 0, max: 40_000 });
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -400, max: 400 }), (first, more) => {
        fc.pre(first + more >= 0);
        expect(daysFrom(dayAt(first), dayAt(first + more))).toBe(more + 1);
      }),
    );
    expect(daysFrom('2027-03-13', '2027-03-15')).toBe(3);
    expect(daysFrom('2026-12-31', '2027-01-01')).toBe(2);
  });

  it('are one of a bye, and none of times', () => {
    expect(daysOf({ kind: 'bye', on: '2027-06-01' })).toEqual({ from: '2027-06-01', to: '2027-06-01' });
    expect(daysOf({ kind: 'avoid_day', from: '2027-06-01', to: '2027-06-03' })).toEqual({
      from: '2027-06-01',
      to: '2027-06-03',
    });
    expect(daysOf({ kind: 'avoid_time', night: null, when: 'after', time: '21:00' })).toBeNull();
  });
});
