import fc from 'fast-check';
import { dateOrderOf, readDate } from './read-date';
import { readGender, readNights, readRating } from './read-words';

const today = '2026-05-01';

describe('dates', () => {
  it.each([
    ['1990-04-05', '1990-04-05'],
    ['1990/4/5', '1990-04-05'],
    ['1990-04-05T00:00:00Z', '1990-04-05'],
    ['1990-04-05 00:00', '1990-04-05'],
    ['4/5/1990', '1990-04-05'],
    ['4-5-90', '1990-04-05'],
    ['5.4.1990', '1990-04-05'],
    ['25/4/1990', null],
    ['4/25/1990', '1990-04-25'],
    ['5 April 1990', '1990-04-05'],
    ['5-Apr-1990', '1990-04-05'],
    ['April 5, 1990', '1990-04-05'],
    ['1/1/26', '2026-01-01'],
    ['1/1/27', '1927-01-01'],
    ['2026-05-01', '2026-05-01'],
    ['2026-05-02', null],
    ['1899-12-31', null],
    ['1900-01-01', '1900-01-01'],
    ['1990-02-30', null],
    ['31.4.1990', null],
    ['5 Foo 1990', null],
    ['33451', null],
    ['soon', null],
    ['', null],
  ])('%s is %s where months come first', (text, expected) => {
    expect(readDate(text, 'month_first', today)).toBe(expected);
  });

  it('are read by the order that the column shows', () => {
    expect(dateOrderOf(['4/5/1990', '25/4/1990'])).toBe('day_first');
    expect(dateOrderOf(['4/5/1990', '4/25/1990', 'x'])).toBe('month_first');
    expect(readDate('4/5/1990', 'day_first', today)).toBe('1990-05-04');
    // Written the other way round than the rest: mistyped, or of another list.
    expect(readDate('4/25/1990', 'day_first', today)).toBeNull();
    expect(readDate('25/4/1990', 'month_first', today)).toBeNull();
  });

  it('are read by what most of the column shows, so that one mistyped date turns no others', () => {
    expect(dateOrderOf(['4/25/1990', '4/26/1990', '3/4/1990', '25/4/1991'])).toBe('month_first');
    expect(dateOrderOf(['25/4/1990', '26/4/1990', '3/4/1990', '4/25/1991'])).toBe('day_first');
    expect(dateOrderOf(['25/4/1990', '4/25/1990'])).toBe('month_first');
  });

  it('are days that exist, whatever is written', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^\d{1,4}[-/. ]\d{1,2}[-/. ]\d{1,4}$/)),
        fc.constantFrom('month_first', 'day_first'),
        (text, order) => {
          const read = readDate(text, order, today);
          return read === null || new Date(`${read}T00:00:00Z`).toISOString().startsWith(read);
        },
      ),
      { seed: 7, numRuns: 2_000 },
    );
  });

  it('read back every ISO date', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date(today), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10);
          return readDate(iso, 'month_first', today) === iso;
        },
      ),
      { seed: 7 },
    );
  });
});

describe('words', () => {
  it.each([
    ['F', 'woman'],
    ['Männlich', 'man'],
    ['non-binary', 'nonbinary'],
    ['Mujer', 'woman'],
    ['?', null],
  ])('gender %s is %s', (text, expected) => {
    expect(readGender(text)).toBe(expected);
  });

  it.each([
    ['Mon/Wed', ['mon', 'wed'], []],
    ['montags, Freitag', ['mon', 'fri'], []],
    ['Tuesdays and Thursdays', ['tue', 'thu'], []],
    ['lunes y miércoles', ['mon', 'wed'], []],
    ['Mon, Mon, never', ['mon'], ['never']],
  ])('nights %s are %j', (text, known, unknown) => {
    expect(readNights(text)).toEqual({ known, unknown });
  });

  it.each([
    ['7', 7],
    ['7.5', 7.5],
    ['7,5', 7.5],
    ['8/10', 8],
    ['8 / 10', 8],
    ['11', 11],
    ['A', null],
    ['-3', null],
    ['1e3', null],
    ['7.5.1', null],
  ])('rating %s is %s', (text, expected) => {
    expect(readRating(text)).toBe(expected);
  });
});
