import { calendarOf } from './calendar';

const event = {
  id: 'draft-d1@fieldhouse',
  sequence: 7,
  title: 'Draft: Tuesday Softball, spring; A, B',
  startsAt: '2026-11-25T00:30:00.000Z',
  minutes: 90,
  url: 'https://fieldhouse.example/complex/leagues/l1/draft',
  cancelled: false,
};
const linesOf = (text: string): readonly string[] => text.replace(/\r\n /g, '').split('\r\n');

it('is an event that calendars take, and move when it comes again', () => {
  expect(linesOf(calendarOf(event))).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'UID:draft-d1@fieldhouse',
      'SEQUENCE:7',
      'DTSTART:20261125T003000Z',
      'DTEND:20261125T020000Z',
      'SUMMARY:Draft: Tuesday Softball\\, spring\\; A\\, B',
      'STATUS:CONFIRMED',
    ]),
  );
});

it('is taken off the calendar when it does not take place', () => {
  expect(linesOf(calendarOf({ ...event, cancelled: true }))).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'UID:draft-d1@fieldhouse', 'STATUS:CANCELLED']),
  );
});
