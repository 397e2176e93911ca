import {
  changedAvailability,
  daysLine,
  overlapFaults,
  tidyAvailability,
  today,
  type Exception,
} from './exceptions';
import type { Week } from './week';

const week: Week = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const away = (from: string, to: string, more: Partial<Exception> = {}): Exception => ({
  from,
  to,
  available: false,
  note: '',
  ...more,
});
const faults = (...exceptions: Exception[]) => Object.keys(overlapFaults({ week, exceptions }));

it('finds days that stand in the list twice, at both', () => {
  const [a, b, c] = [
    away('2027-05-01', '2027-05-03'),
    away('2027-05-03', '2027-05-04'),
    away('2027-05-05', '2027-05-05'),
  ];
  expect(faults(a, b, c)).toEqual(['exceptions.0.from', 'exceptions.1.from']);
  expect(faults(a, c)).toEqual([]);
  expect(faults(a, away('', ''))).toEqual([]);
  expect(overlapFaults({ week, exceptions: [a, b] })['exceptions.1.from']).toMatch(
    /^Overlaps with Sat, May 1/,
  );
});

it('sorts by the first day, those without one last', () => {
  const list = [away('', ''), away('2027-06-01', '2027-06-01'), away('2027-05-01', '2027-05-03')];
  expect(tidyAvailability({ week, exceptions: list }).exceptions.map(({ from }) => from)).toEqual([
    '2027-05-01',
    '2027-06-01',
    '',
  ]);
});

it('tells days as people say them', () => {
  expect(daysLine(away('2027-05-01', '2027-05-01'))).toBe('Sat, May 1, 2027');
  expect(daysLine(away('2027-05-01', '2027-05-03'))).toBe('Sat, May 1 – Mon, May 3, 2027');
  expect(daysLine(away('2026-12-31', '2027-01-01'))).toBe('Thu, Dec 31, 2026 – Fri, Jan 1, 2027');
  expect(daysLine(away('2027-05-03', '2027-05-01'))).toBe('2027-05-03 – 2027-05-01');
  expect(daysLine(away('2027-05-03', ''))).toBe('2027-05-03');
});

it('takes the day of the person, not of the world', () => {
  expect(today(new Date(2027, 0, 5, 23, 59))).toBe('2027-01-05');
});

it('tells what stands saved where it differs from what was typed', () => {
  const [kept, typed] = [away('2027-05-01', '2027-05-01'), away('2027-07-01', '2027-07-01')];
  const there = away('2027-06-01', '2027-06-01', { available: true, note: 'Off work' });
  const lines = changedAvailability(
    { week: { ...week, tue: ['evening'] }, exceptions: [kept, there] },
    { week, exceptions: [kept, typed] },
  );
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe('Your week: Tue evening');
  expect(lines[1]).toBe('Tue, Jun 1, 2027: available, Off work');
  expect(lines[2]).toMatch(/^Not there: .*Jul 1/);
});
