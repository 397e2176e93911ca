import { deadlineOf, quietBetween, remainingSeconds } from '@fieldhouse/pick-clock';
import * as fc from 'fast-check';
import { sampleRoom, turn } from '../testing/sample-room';
import { digitsOf, isSlow, leftOf, nextPhaseIn, nextTickIn, phaseAt, stillFor } from './clock-phase';

const start = Date.parse('2026-06-01T20:00:00.000Z');
const at = (second: number): number => start + second * 1_000;
const iso = (second: number): string => new Date(at(second)).toISOString();
const minute = turn(1, { startedAt: iso(0), deadlineAt: iso(60), autoPickAt: iso(62) });

it('is neutral above a quarter of the time, low below, and last in the last 5 s', () => {
  expect([0, 44.9, 45, 54.9, 55, 59.9].map((second) => phaseAt(minute, at(second)))).toEqual([
    'running',
    'running',
    'low',
    'low',
    'last',
    'last',
  ]);
});

it('gives 2 s of grace after zero', () => {
  expect([60, 61.9, 62].map((second) => phaseAt(minute, at(second)))).toEqual(['grace', 'grace', 'over']);
});

it('gives no grace on auto nor with a soft clock', () => {
  expect(phaseAt({ ...minute, auto: true }, at(60))).toBe('over');
  expect(phaseAt({ ...minute, autoPickAt: null }, at(60))).toBe('over');
});

it('knows when the phase changes next', () => {
  expect([0, 45, 55, 60, 62].map((second) => nextPhaseIn(minute, at(second)))).toEqual([
    45_000,
    10_000,
    5_000,
    2_000,
    null,
  ]);
});

it('knows when there is something else to show', () => {
  expect([0, 0.4, 44.999, 59.5, 60, 62].map((second) => nextTickIn(minute, at(second)))).toEqual([
    1_000,
    600,
    1,
    500,
    2_000,
    null,
  ]);
});

const hour = 3_600;
/** 4 h from 20:00 on, of which the clock stands still from 21:00 to 7:00. */
const night = turn(1, {
  ...{ startedAt: iso(0), deadlineAt: iso(14 * hour), autoPickAt: iso(14 * hour + 2) },
  quiet: [{ from: iso(hour), until: iso(11 * hour) }],
});

it('stands still in quiet hours: phases and digits go by the running time', () => {
  const seen = [0, hour - 1, hour, 11 * hour - 1, 11 * hour, 13 * hour, 14 * hour - 5, 14 * hour].map(
    (second) => [phaseAt(night, at(second)), leftOf(night, at(second)) / 1_000, stillFor(night, at(second))],
  );
  expect(seen).toEqual([
    ['running', 4 * hour, 0],
    ['running', 3 * hour + 1, 0],
    ['quiet', 3 * hour, 10 * hour * 1_000],
    ['quiet', 3 * hour, 1_000],
    ['running', 3 * hour, 0],
    ['low', hour, 0],
    ['last', 5, 0],
    ['grace', 0, 0],
  ]);
});

it('has nothing new to show until quiet hours begin or end', () => {
  const seconds = [0, hour - 0.5, hour, 11 * hour - 60, 11 * hour];
  expect(seconds.map((second) => nextPhaseIn(night, at(second)))).toEqual([
    hour * 1_000,
    500,
    10 * hour * 1_000,
    60_000,
    2 * hour * 1_000,
  ]);
  expect(seconds.map((second) => nextTickIn(night, at(second)))).toEqual([
    1_000,
    500,
    10 * hour * 1_000,
    60_000,
    1_000,
  ]);
});

it('is slow from an hour on, and where it stands still', () => {
  expect([minute, turn(1, { startedAt: iso(0), deadlineAt: iso(hour) }), night].map(isSlow)).toEqual([
    false,
    true,
    true,
  ]);
  expect(isSlow({ ...minute, quiet: [{ from: iso(10), until: iso(40) }] })).toBe(true);
});

describe('whenever a turn starts, and wherever the league plays', () => {
  const time = fc
    .tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  /** Around the nights that are an hour longer or shorter, as often as not. */
  const start = fc.oneof(
    fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
    fc
      .tuple(
        fc.constantFrom('2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01'),
        fc.integer({ min: -48, max: 24 }),
      )
      .map(([day, hours]) => new Date(Date.parse(day) + hours * 3_600_000)),
  );
  const slowTurn = fc
    .record({
      start,
      zone: fc.constantFrom(
        'America/New_York',
        'Europe/Berlin',
        'Australia/Lord_Howe',
        'Asia/Kolkata',
        'UTC',
      ),
      pickSeconds: fc.constantFrom(...[1, 2, 4, 8, 12, 24].map((hours) => hours * hour)),
      quietHours: fc.record({ from: time, to: time }).filter(({ from, to }) => from !== to),
    })
    .map(({ start: started, ...change }) => {
      const clock = { ...sampleRoom().settings.clock, ...change };
      const startedAt = started.toISOString();
      const deadlineAt = deadlineOf(clock, 1, startedAt);
      const quiet = quietBetween(clock, 1, startedAt, deadlineAt);
      return { clock, slow: turn(1, { startedAt, deadlineAt, autoPickAt: deadlineAt, quiet }) };
    });

  it('runs as long as the server says, at any instant', () => {
    const share = fc.double({ min: 0, max: 1.05, noNaN: true });
    fc.assert(
      fc.property(slowTurn, share, ({ clock, slow: { startedAt, deadlineAt, ...more } }, part) => {
        const begun = Date.parse(startedAt);
        const now = Math.round(begun + (Date.parse(deadlineAt) - begun) * part);
        const left = leftOf({ startedAt, deadlineAt, ...more }, now);
        const seconds = remainingSeconds(clock, 1, new Date(now).toISOString(), deadlineAt);
        expect(Math.max(0, left) / 1_000).toBe(seconds);
      }),
    );
  });

  it('shows each of its phases in time, and stands still between no others', () => {
    fc.assert(
      fc.property(slowTurn, ({ slow }) => {
        let now = Date.parse(slow.startedAt);
        const standing: number[] = [];
        for (let wait: number | null = 0; wait !== null; wait = nextPhaseIn(slow, now)) {
          const before = phaseAt(slow, now + wait - 1);
          now += wait;
          const phase = phaseAt(slow, now);
          if (wait > 0) expect(phase).not.toBe(before);
          if (phase === 'quiet') standing.push(now);
        }
        expect(now).toBe(Date.parse(slow.deadlineAt) + 2_000);
        expect(standing).toEqual(slow.quiet.map(({ from }) => Date.parse(from)));
      }),
    );
  });
});

it('writes the digits', () => {
  expect([60_000, 59_001, 1, 0, -5_000, 3_661_000].map(digitsOf)).toEqual([
    '1:00',
    '1:00',
    '0:01',
    '0:00',
    '0:00',
    '1:01:01',
  ]);
});
