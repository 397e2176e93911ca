import { crunchSteps } from './crunch';
import { EVENT_HOLDS } from './settings';

const times = (startsAt: string, zone = 'America/New_York'): readonly string[] =>
  crunchSteps({ startsAt, zone, mode: { kind: 'timed_offer' }, holds: EVENT_HOLDS, crunch: true }).map(
    (step) => `${step.at.slice(5, 16)} ${step.do === 'open' ? 'grab' : step.reminder ? 'remind' : 'ask'}`,
  );

describe('crunch', () => {
  it('asks a day before, reminds at 9, 12 and 15 and opens at 17 of the day of an evening game', () => {
    expect(times('2026-06-10T23:00:00.000Z')).toStrictEqual([
      '06-09T23:00 ask',
      '06-10T13:00 remind',
      '06-10T16:00 remind',
      '06-10T19:00 remind',
      '06-10T21:00 grab',
    ]);
  });

  it('is done the day before when the start is at 17:00 or earlier, and asks at 9:00 of that day', () => {
    expect(times('2026-06-10T21:00:00.000Z')).toStrictEqual([
      '06-09T13:00 ask',
      '06-09T16:00 remind',
      '06-09T19:00 remind',
      '06-09T21:00 grab',
    ]);
  });

  it('reads clocks on the wall when they change: 24 hours before is another time of the day', () => {
    expect(times('2026-11-02T00:30:00.000Z')).toStrictEqual([
      '11-01T00:30 ask',
      '11-01T14:00 remind',
      '11-01T17:00 remind',
      '11-01T20:00 remind',
      '11-01T22:00 grab',
    ]);
  });

  it('does nothing where it is not wanted', () => {
    const startsAt = '2026-06-10T23:00:00.000Z';
    const mode = { kind: 'timed_offer' } as const;
    expect(crunchSteps({ startsAt, zone: 'UTC', mode, holds: EVENT_HOLDS, crunch: false })).toStrictEqual([]);
  });
});
