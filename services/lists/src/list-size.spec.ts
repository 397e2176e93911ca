import { ImportFileError } from './import-file.errors';
import { requireListSize } from './list-size';

const refusalOf = (text: string, separator = ','): object | null => {
  try {
    requireListSize(text, separator, 5_000);
    return null;
  } catch (error) {
    if (error instanceof ImportFileError) return { code: error.code, ...error.details };
    throw error;
  }
};
const rows = (count: number, row = 'Ana,Ruiz'): string => `First,Last\n${`${row}\n`.repeat(count)}`;

describe('the size of a list', () => {
  it.each([
    ['5,000 rows', rows(5_000)],
    ['5,000 rows, blank lines between', rows(5_000, 'Ana,Ruiz\n\n  ')],
    ['5,000 rows with line ends of old machines', rows(5_000).replaceAll('\n', '\r')],
    ['lines in a cell', rows(5_000, 'Ana,"Ruiz\n\n"')],
    ['200 columns', `a${',a'.repeat(199)}\n`],
    ['many separators in a cell', `a,"${','.repeat(900)}"\n`],
    ['a cell of 1,000 characters', `a,${'x'.repeat(1_000)}\n`],
    ['quotation marks in a cell', 'a,"so ""called"" b"\nc,d'],
  ])('may be %s', (_, text) => {
    expect(refusalOf(text)).toBeNull();
  });

  it('is cut by its own separator alone', () => {
    expect(refusalOf(`a;${','.repeat(900)}`, ';')).toBeNull();
  });

  it.each([
    ['5,001 rows', rows(5_001), { code: 'file_has_too_many_rows', limit: 5_000 }],
    ['201 columns', `a,b\na${',a'.repeat(200)}`, { code: 'file_has_too_many_columns', limit: 200, line: 2 }],
    [
      'a cell of 1,001 characters',
      `a\n${'x'.repeat(1_001)}`,
      { code: 'file_has_a_long_cell', limit: 1_000, line: 2 },
    ],
    [
      'a cell of nothing but marks',
      '"'.repeat(5_000),
      { code: 'file_has_a_long_cell', limit: 1_000, line: 1 },
    ],
    [
      'a mark that is never closed',
      'a,b\nc,"d\n'.concat('e,f\n'.repeat(900)),
      { code: 'file_quotes_broken', line: 2 },
    ],
  ])('may not be %s', (_, text, refusal) => {
    expect(refusalOf(text)).toEqual(refusal);
  });
});
