import { daysOf, pressedOf, weekLine, withDay, withPart, withPartOfAll, type Week } from './week';

const empty: Week = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
const order = (locale: string): string =>
  daysOf(locale)
    .map(({ day }) => day)
    .join(' ');

it.each([
  ['en-US', 'sun mon tue wed thu fri sat'],
  ['en-GB', 'mon tue wed thu fri sat sun'],
  ['ar-EG', 'sat sun mon tue wed thu fri'],
])('begins the week of %s as people there do', (locale, days) => {
  expect(order(locale)).toBe(days);
});

it('keeps the parts of a day in their order, however they are turned on', () => {
  const evening = withPart(empty, 'tue', 'evening', true);
  expect(withPart(evening, 'tue', 'morning', true).tue).toEqual(['morning', 'evening']);
  expect(withPart(evening, 'tue', 'evening', false)).toEqual(empty);
});

it('turns a whole day and the same part of every day on and off', () => {
  const day = withDay(empty, 'sat', true);
  expect(day.sat).toEqual(['morning', 'afternoon', 'evening']);
  const mornings = withPartOfAll(day, 'morning', true);
  expect(mornings).toMatchObject({ mon: ['morning'], sat: ['morning', 'afternoon', 'evening'] });
  expect(withPartOfAll(mornings, 'morning', false)).toMatchObject({ mon: [], sat: ['afternoon', 'evening'] });
});

it('says how much of something is on', () => {
  expect([pressedOf(0, 3), pressedOf(2, 3), pressedOf(3, 3)]).toEqual([false, 'mixed', true]);
});

it('tells a week in a line', () => {
  expect(weekLine({ ...empty, tue: ['morning', 'evening'], sun: ['evening'] }, 'en-US')).toBe(
    'Sun evening, Tue morning and evening',
  );
  expect(weekLine(withDay(empty, 'sat', true), 'en-GB')).toBe('Sat');
  expect(weekLine(empty, 'en-GB')).toBe('no time of the week');
});
