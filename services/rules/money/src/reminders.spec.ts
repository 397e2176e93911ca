import { afterFailure, nextNudgeAt, reminderDays } from './reminders';

describe('whoever owes is reminded', () => {
  it('a week and a day before, on the day, and three times after', () => {
    expect(reminderDays('2027-03-03', '2027-01-10')).toEqual([
      ...['2027-02-24', '2027-03-02', '2027-03-03', '2027-03-06', '2027-03-10', '2027-03-17'],
    ]);
  });

  it('not before, nor on, the day on which the invoice came', () => {
    expect(reminderDays('2027-03-03', '2027-03-02')).toEqual([
      ...['2027-03-03', '2027-03-06', '2027-03-10', '2027-03-17'],
    ]);
  });

  it('by hand once in 48 hours, also over a change of the clocks', () => {
    const last = '2027-03-13T18:00:00.000Z';
    expect(nextNudgeAt(null, last)).toBeNull();
    expect(nextNudgeAt(last, '2027-03-15T17:59:59.999Z')).toBe('2027-03-15T18:00:00.000Z');
    expect(nextNudgeAt(last, '2027-03-15T18:00:00.000Z')).toBeNull();
  });
});

describe('a card that is declined', () => {
  it.each([
    [0, '2027-03-04'],
    [1, '2027-03-05'],
    [2, '2027-03-07'],
  ])('after %d failures is charged on %s', (failed, on) => {
    expect(afterFailure('2027-03-04', failed, '2027-03-04')).toEqual({ step: 'retry', on });
  });

  it('leaves three business days for a link after the third time', () => {
    // The third attempt is on a Sunday.
    const until = '2027-03-10';
    expect(afterFailure('2027-03-04', 3, '2027-03-10')).toEqual({ step: 'link', until });
    expect(afterFailure('2027-03-04', 3, '2027-03-11')).toEqual({ step: 'over' });
    // On a Thursday: the weekend does not count.
    const tuesday = { step: 'link', until: '2027-03-09' };
    expect(afterFailure('2027-03-01', 3, '2027-03-04')).toEqual(tuesday);
  });
});
