import type { DraftClock } from '@fieldhouse/values';
import * as fc from 'fast-check';
import { deadlineOf, quietBetween, remainingSeconds } from './pick-clock';

const clock = (changes: Partial<DraftClock> = {}): DraftClock => ({
  pickSeconds: 60,
  rounds: [],
  soft: false,
  quietHours: null,
  zone: 'America/New_York',
  ...changes,
});
const hours = (count: number): number => count * 3600;
/** 22:00 to 08:00 in New York, which is UTC−4 in September. */
const slow = clock({ pickSeconds: hours(4), quietHours: { from: '22:00', to: '08:00' } });

describe('the pick clock', () => {
  it('ends a fast turn after its seconds, quiet hours or not', () => {
    const quiet = clock({ quietHours: { from: '22:00', to: '08:00' } });
    expect(deadlineOf(quiet, 1, '2026-09-02T03:00:00Z')).toBe('2026-09-02T03:01:00.000Z');
  });

  it('takes the seconds of a resumed turn instead of the full clock', () => {
    expect(deadlineOf(clock(), 1, '2026-09-01T18:00:00Z', 15)).toBe('2026-09-01T18:00:15.000Z');
  });

  it('stands still in quiet hours: four hours from 20:00 end at 10:00 next morning', () => {
    expect(deadlineOf(slow, 1, '2026-09-02T00:00:00Z')).toBe('2026-09-02T14:00:00.000Z');
  });

  it('starts to run at the end of quiet hours when the turn starts within them', () => {
    expect(deadlineOf(slow, 1, '2026-09-02T05:00:00Z')).toBe('2026-09-02T16:00:00.000Z');
  });

  it('ends exactly when quiet hours begin if that is when its time is up', () => {
    expect(deadlineOf(slow, 1, '2026-09-01T22:00:00Z')).toBe('2026-09-02T02:00:00.000Z');
  });

  it('knows quiet hours within one day', () => {
    const siesta = clock({ pickSeconds: hours(2), quietHours: { from: '13:00', to: '15:00' }, zone: 'UTC' });
    expect(deadlineOf(siesta, 1, '2026-09-01T12:00:00Z')).toBe('2026-09-01T16:00:00.000Z');
  });

  it('follows local time when daylight saving ends: the night of 1 November is an hour longer', () => {
    expect(deadlineOf(slow, 1, '2026-11-01T01:00:00Z')).toBe('2026-11-01T16:00:00.000Z');
  });

  it('ignores quiet hours that daylight saving skips', () => {
    const skipped = clock({ pickSeconds: hours(2), quietHours: { from: '02:30', to: '03:15' } });
    expect(deadlineOf(skipped, 1, '2026-03-08T06:30:00Z')).toBe('2026-03-08T08:30:00.000Z');
  });

  it('counts a night once that daylight saving joins to the next', () => {
    const berlin = { zone: 'Europe/Berlin', quietHours: { from: '03:00', to: '02:23' } };
    const joined = clock({ pickSeconds: hours(12), ...berlin });
    const startedAt = '2026-03-09T01:43:00.001Z';
    expect(remainingSeconds(joined, 1, startedAt, deadlineOf(joined, 1, startedAt))).toBe(hours(12));
    expect(quietBetween(joined, 1, '2026-03-27T12:00:00Z', '2026-03-31T00:00:00Z')).toEqual([
      { from: '2026-03-27T12:00:00.000Z', until: '2026-03-28T01:23:00.000Z' },
      { from: '2026-03-28T02:00:00.000Z', until: '2026-03-30T00:23:00.000Z' },
      { from: '2026-03-30T01:00:00.000Z', until: '2026-03-31T00:00:00.000Z' },
    ]);
  });

  it('counts only running time as remaining', () => {
    expect(remainingSeconds(slow, 1, '2026-09-02T01:00:00Z', '2026-09-02T14:00:00Z')).toBe(hours(3));
    expect(remainingSeconds(slow, 1, '2026-09-02T05:00:00Z', '2026-09-02T14:00:00Z')).toBe(hours(2));
    expect(remainingSeconds(clock(), 1, '2026-09-01T18:00:45Z', '2026-09-01T18:00:30Z')).toBe(0);
  });

  it('tells the spans of a turn in which it stands still, from its start on', () => {
    const of = (startedAt: string, timed = slow) =>
      quietBetween(timed, 1, startedAt, deadlineOf(timed, 1, startedAt)).map(({ from, until }) =>
        [from, until].map((at) => at.slice(8, 16)).join(' to '),
      );
    expect(of('2026-09-02T00:00:00Z')).toEqual(['02T02:00 to 02T12:00']);
    expect(of('2026-09-02T05:00:00Z')).toEqual(['02T05:00 to 02T12:00']);
    expect(of('2026-09-01T22:00:00Z')).toEqual([]);
    expect(of('2026-09-01T22:00:00Z', { ...slow, quietHours: null })).toEqual([]);
    const twoHoursADay = clock({ pickSeconds: hours(4), quietHours: { from: '01:00', to: '23:00' } });
    expect(of('2026-11-01T03:30:00Z', twoHoursADay)).toEqual([
      '01T05:00 to 02T04:00',
      '02T06:00 to 03T04:00',
    ]);
    expect(quietBetween(slow, 1, '2026-09-02T14:00:00Z', '2026-09-02T05:00:00Z')).toEqual([]);
  });

  it('leaves exactly its seconds until its deadline, whenever it starts and wherever the league plays', () => {
    const time = fc
      .tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
        fc.constantFrom('America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kolkata', 'UTC'),
        fc.constantFrom(...[1, 2, 4, 8, 12, 24].map(hours)),
        fc.record({ from: time, to: time }),
        (start, zone, pickSeconds, quietHours) => {
          fc.pre(quietHours.from !== quietHours.to);
          const quiet = clock({ pickSeconds, zone, quietHours });
          const startedAt = start.toISOString();
          const deadlineAt = deadlineOf(quiet, 1, startedAt);
          expect(Date.parse(deadlineAt)).toBeGreaterThanOrEqual(start.getTime() + pickSeconds * 1000);
          expect(remainingSeconds(quiet, 1, startedAt, deadlineAt)).toBe(pickSeconds);
        },
      ),
    );
  });
});
