import * as fc from 'fast-check';
import { holdFor, holdMinutes } from './holds';
import { EVENT_HOLDS, LEAGUE_HOLDS, type PlaceSettings } from './settings';

const settings = (changes: Partial<PlaceSettings> = {}): PlaceSettings => ({
  zone: 'America/New_York',
  startsAt: '2026-06-10T23:00:00.000Z',
  mode: { kind: 'timed_offer' },
  holds: EVENT_HOLDS,
  crunch: false,
  ...changes,
});
/** In June New York is four hours behind UTC. */
const june = (day: number, time: string): string => `2026-06-${String(day).padStart(2, '0')}T${time}:00.000Z`;

describe('how long an offer holds', () => {
  it('is two hours far from an event, half an hour from 16 hours to 1 hour before it, then ten minutes', () => {
    const minutes = ['06:59', '07:00', '22:00', '22:01'].map((time) =>
      holdMinutes(settings(), june(10, time)),
    );
    expect(minutes).toStrictEqual([120, 30, 30, 10]);
  });

  it('is a day for a league, two hours on the day before and half an hour on the day, by local days', () => {
    const instants = [june(9, '03:59'), june(9, '04:00'), june(10, '03:59'), june(10, '04:00')];
    const minutes = instants.map((at) => holdMinutes(settings({ holds: LEAGUE_HOLDS }), at));
    expect(minutes).toStrictEqual([1_440, 120, 120, 30]);
  });

  it('never reaches beyond the start', () => {
    expect(holdFor(settings(), june(10, '22:55'))).toStrictEqual({
      holdUntil: june(10, '23:00'),
      paused: [],
    });
  });

  it('stands still from 21:00 to 09:00, and says so', () => {
    expect(holdFor(settings(), june(9, '00:30'))).toStrictEqual({
      holdUntil: june(9, '14:30'),
      paused: [{ from: june(9, '01:00'), to: june(9, '13:00') }],
    });
  });

  it('starts to run in the morning when the offer is made at night', () => {
    expect(holdFor(settings(), june(9, '05:00'))).toStrictEqual({
      holdUntil: june(9, '15:00'),
      paused: [{ from: june(9, '05:00'), to: june(9, '13:00') }],
    });
  });

  it('ends exactly when the night begins if that is when its time is up', () => {
    expect(holdFor(settings(), june(8, '23:00'))).toStrictEqual({ holdUntil: june(9, '01:00'), paused: [] });
  });

  it('runs at night from five hours before the start on', () => {
    const early = settings({ startsAt: june(10, '10:00') });
    expect(holdFor(early, june(10, '04:59'))).toStrictEqual({
      holdUntil: june(10, '05:30'),
      paused: [{ from: june(10, '04:59'), to: june(10, '05:00') }],
    });
    expect(holdFor(early, june(10, '05:00'))).toStrictEqual({ holdUntil: june(10, '05:30'), paused: [] });
  });

  it('is longer by every night that a day of a league goes over', () => {
    const league = settings({ holds: LEAGUE_HOLDS, startsAt: june(20, '23:00') });
    // 13 hours of the 9th, 11 of the 10th.
    expect(holdFor(league, june(9, '12:00'))).toStrictEqual({
      holdUntil: june(10, '23:00'),
      paused: [{ from: june(10, '01:00'), to: june(10, '12:00') }],
    });
  });

  it('follows local time: the night in which clocks go back is an hour longer, the other an hour shorter', () => {
    const autumn = settings({ startsAt: '2026-11-05T18:00:00.000Z' });
    expect(holdFor(autumn, '2026-11-01T00:00:00Z')).toStrictEqual({
      holdUntil: '2026-11-01T15:00:00.000Z',
      paused: [{ from: '2026-11-01T01:00:00.000Z', to: '2026-11-01T14:00:00.000Z' }],
    });
    const spring = settings({ startsAt: '2026-03-12T18:00:00.000Z' });
    expect(holdFor(spring, '2026-03-08T01:00:00Z')).toStrictEqual({
      holdUntil: '2026-03-08T14:00:00.000Z',
      paused: [{ from: '2026-03-08T02:00:00.000Z', to: '2026-03-08T13:00:00.000Z' }],
    });
  });

  it('knows no night where none is set', () => {
    const holds = { ...EVENT_HOLDS, night: null };
    expect(holdFor(settings({ holds }), june(9, '05:00')).holdUntil).toBe(june(9, '07:00'));
  });

  it('runs exactly its minutes besides its pauses, to the millisecond, wherever and whenever it is made', () => {
    const zones = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC'];
    const time = fc
      .tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    let held = 0;
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
        fc.constantFrom(...zones),
        fc.constantFrom(EVENT_HOLDS, LEAGUE_HOLDS),
        fc.record({ from: time, to: time }),
        fc.integer({ min: 1, max: 20 * 24 * 60 }),
        (made, zone, rules, night, minutes) => {
          fc.pre(night.from !== night.to);
          const startsAt = new Date(made.getTime() + minutes * 60_000).toISOString();
          const one = settings({ zone, startsAt, holds: { ...rules, night } });
          const { holdUntil, paused } = holdFor(one, made.toISOString());
          const pausedMs = paused.reduce((sum, { from, to }) => sum + Date.parse(to) - Date.parse(from), 0);
          const ran = Date.parse(holdUntil) - made.getTime() - pausedMs;
          const full = holdMinutes(one, made.toISOString()) * 60_000;
          expect(holdUntil <= startsAt).toBe(true);
          if (holdUntil < startsAt) expect(ran).toBe(full);
          else expect(ran).toBeLessThanOrEqual(full);
          for (const { from, to } of paused) expect(from < to && to <= holdUntil).toBe(true);
          held += 1;
        },
      ),
      { numRuns: 500, seed: 7 },
    );
    expect(held).toBeGreaterThan(400);
  });
});
