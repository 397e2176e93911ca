import { contrast, onColor } from './colors';
import { countdownOf, exactTime, lastDay, relativeTime, venueTime } from './times';
import { durationOf, initialsOf } from './words';

it('finds a text colour of at least 4.5:1 for every team colour', () => {
  for (let rgb = 0; rgb < 0xffffff; rgb += 0x010f1b) {
    const color = `#${rgb.toString(16).padStart(6, '0')}`;
    expect(contrast(color, onColor(color))).toBeGreaterThanOrEqual(4.5);
  }
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});

it('writes durations and countdowns', () => {
  expect(durationOf(90)).toBe('1 min 30 s');
  expect(durationOf(28_800)).toBe('8 h');
  expect(countdownOf(65)).toBe('1:05');
  expect(countdownOf(-3)).toBe('0:00');
});

it('writes how long ago something was', () => {
  expect(relativeTime('2026-01-01T10:00:00Z', Date.parse('2026-01-01T10:03:00Z'))).toBe('3 minutes ago');
  expect(relativeTime('2026-01-03T10:00:00Z', Date.parse('2026-01-01T10:00:00Z'))).toBe('in 2 days');
});

it('counts days by the calendar, and says weeks where a month would be read as the next one', () => {
  const now = Date.parse('2026-11-30T20:00:00Z');
  const of = (iso: string) => relativeTime(iso, now, 'UTC');
  expect(of('2027-01-04T20:00:00Z')).toBe('in 5 weeks');
  expect(of('2026-12-28T20:00:00Z')).toBe('in 28 days');
  expect(of('2027-03-30T20:00:00Z')).toBe('in 4 months');
  expect(of('2026-10-28T20:00:00Z')).toBe('5 weeks ago');
  // 30 hours round to one day, and are on the day after tomorrow.
  expect(of('2026-12-02T02:00:00Z')).toBe('in 2 days');
  expect(of('2026-12-01T23:00:00Z')).toBe('tomorrow');
  expect(of('2026-11-29T01:00:00Z')).toBe('yesterday');
  expect(of('2026-12-01T04:00:00Z')).toBe('in 8 hours');
  expect(relativeTime('2026-12-02T02:00:00Z', now, 'America/Los_Angeles')).toBe('tomorrow');
  expect(of('2027-11-30T20:00:00Z')).toBe('in 1 year');
});

it('writes an instant as Americans do, and two where the clocks differ', () => {
  const evening = '2026-11-25T00:30:00Z';
  expect(exactTime(evening, 'America/New_York')).toMatch(/^Tue, Nov 24, 7:30\sPM EST$/);
  const here = exactTime(evening);
  const away = ['Asia/Kolkata', 'America/New_York'].find((zone) => exactTime(evening, zone) !== here) ?? '';
  expect(venueTime(evening, away)).toBe(`${exactTime(evening, away)} (yours: ${here})`);
  expect(venueTime(evening, Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(here);
});

it('takes initials from the names, else from the e-mail, else U', () => {
  expect(initialsOf({ firstName: 'Ana', lastName: 'Brook' })).toBe('AB');
  expect(initialsOf({ email: 'zoe@example.org' })).toBe('Z');
  expect(initialsOf({})).toBe('U');
});

it('says the last day of what ends with the next midnight where it counts', () => {
  const midnight = '2027-01-01T05:00:00.000Z';
  expect(lastDay(midnight, 'America/New_York')).toBe('Dec 31, 2026');
  expect(lastDay('2027-01-01T08:00:00.000Z', 'America/Los_Angeles')).toBe('Dec 31, 2026');
});
