import { daysOn, endOfDay } from './last-day';

const NEW_YORK = 'America/New_York';

describe('a last day', () => {
  it.each([
    ['2026-03-07', '2026-03-08T05:00:00.000Z'],
    ['2026-03-08', '2026-03-09T04:00:00.000Z'],
    ['9999-12-31', '9999-12-31T23:59:59.999Z'],
  ])('%s is over at the midnight of its zone, and by the last instant that there is', (day, at) => {
    expect(endOfDay(day, NEW_YORK)).toBe(at);
  });

  it.each([
    ['2026-02-27', 2, '2026-03-01'],
    ['9999-12-30', 1, '9999-12-31'],
    ['9999-12-31', 14, '9999-12-31'],
  ])('comes so many days after %s, and none after the last that there is', (day, days, then) => {
    expect(daysOn(day, days)).toBe(then);
  });
});
