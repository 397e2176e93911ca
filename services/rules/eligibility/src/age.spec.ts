import * as fc from 'fast-check';
import { ageOn } from './age';

describe('age', () => {
  it('is a year more from the birthday on', () => {
    const ages = ['2026-05-02', '2026-05-03', '2026-05-04'].map((on) => ageOn('2008-05-03', on));
    expect(ages).toStrictEqual([17, 18, 18]);
  });

  it('of those born on February 29 is a year more on March 1, in leap years on their day', () => {
    const ages = ['2025-02-28', '2025-03-01', '2028-02-28', '2028-02-29'].map((on) =>
      ageOn('2004-02-29', on),
    );
    expect(ages).toStrictEqual([20, 21, 23, 24]);
  });

  it('is 0 on the day of birth and unknown before it', () => {
    expect([ageOn('2026-05-03', '2026-05-03'), ageOn('2026-05-03', '2026-05-02')]).toStrictEqual([0, null]);
  });

  it('is unknown where there is no such day', () => {
    const odd = [
      '',
      '2026-13-01',
      '2026-00-10',
      '2025-02-29',
      '1900-02-29',
      '2026-04-31',
      '2026-01-00',
      '26-1-1',
    ];
    for (const text of odd) {
      expect(ageOn(text, '2026-05-03')).toBeNull();
      expect(ageOn('1980-01-01', text)).toBeNull();
    }
    expect(ageOn('2000-02-29', '2001-02-28')).toBe(0);
  });

  it('is as many as there were birthdays, counted one by one', () => {
    const dates = fc
      .date({ min: new Date('1920-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(dates, dates, (a, b) => {
        const [born, on] = [a, b].sort() as [string, string];
        let birthdays = 0;
        for (let year = Number(born.slice(0, 4)) + 1; year <= 2030; year += 1) {
          // The platform makes March 1 of a February 29 that there is not.
          const birthday = new Date(Date.UTC(year, Number(born.slice(5, 7)) - 1, Number(born.slice(8))));
          if (birthday.toISOString().slice(0, 10) <= on) birthdays += 1;
        }
        expect(ageOn(born, on)).toBe(birthdays);
      }),
      { numRuns: 2_000, seed: 7 },
    );
  });
});
