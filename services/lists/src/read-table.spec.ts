import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { ImportFileError } from './import-file.errors';
import { COMMON_HEADINGS, suggestFields } from './headings';
import { readTable as readTableOf, type ListKind, type Table } from './read-table';

const kind: ListKind = { maxRows: 5_000, suggest: (columns) => suggestFields(columns, COMMON_HEADINGS) };
const readTable = (bytes: Buffer): Table => readTableOf(bytes, kind);

const rowsOf = (text: string, encoding = 'utf8', addBOM = false) =>
  readTable(iconv.encode(text, encoding, { addBOM }));
const refusal = (bytes: Buffer): { code: string; details: object } => {
  try {
    readTable(bytes);
  } catch (error) {
    if (error instanceof ImportFileError) return { code: error.code, details: error.details };
    throw error;
  }
  throw new Error('expected a refusal');
};

describe('the encoding of a list', () => {
  const text = 'First Name;Last Name\nJosé;Muñoz\nZoë;Größ\n';

  it.each([
    ['utf8', false, 'UTF-8'],
    ['utf8', true, 'UTF-8'],
    ['utf16le', true, 'UTF-16LE'],
    ['utf16le', false, 'UTF-16LE'],
    ['utf16be', true, 'UTF-16BE'],
    ['utf16be', false, 'UTF-16BE'],
    ['windows-1252', false, 'windows-1252'],
    ['ISO-8859-1', false, 'windows-1252'],
  ])('is found for %s (byte-order mark: %s)', (encoding, mark, expected) => {
    const table = rowsOf(text, encoding, mark);
    expect(table.encoding).toBe(expected);
    expect(table.columns).toEqual(['First Name', 'Last Name']);
    expect(table.rows).toEqual([
      ['José', 'Muñoz'],
      ['Zoë', 'Größ'],
    ]);
  });

  it.each([
    ['windows-1250', 'Jméno;Příjmení\nJiří;Dvořák\nŘehoř;Žižka\n'],
    ['windows-1251', 'Имя;Фамилия\nИван;Петров\nСергей;Иванов\n'],
  ])('is guessed from the text for %s', (encoding, other) => {
    expect(rowsOf(other, encoding)).toMatchObject({ encoding, columns: other.split('\n')[0]?.split(';') });
  });
});

describe('the separator of a list', () => {
  it.each([',', ';', '\t', '|'])('is found when it is %j', (separator) => {
    const text = [
      ['Name', 'Comment'],
      ['Ana', 'a'],
    ]
      .map((cells) => cells.join(separator))
      .join('\n');
    expect(rowsOf(text)).toMatchObject({ separator, columns: ['Name', 'Comment'], rows: [['Ana', 'a']] });
  });

  it('is the one that cuts all lines alike, not the most frequent sign', () => {
    const table = rowsOf('Name;Comment\nAna;a, b, c, d\nBen;x\n');
    expect(table).toMatchObject({
      separator: ';',
      rows: [
        ['Ana', 'a, b, c, d'],
        ['Ben', 'x'],
      ],
    });
  });

  it('is the one that a spreadsheet names in the first line', () => {
    expect(rowsOf('sep=|\r\nName|A,B\r\nAna|1,2\r\n')).toMatchObject({
      separator: '|',
      columns: ['Name', 'A,B'],
    });
  });

  it('is the comma where there is only one column', () => {
    expect(rowsOf('Name\nAna Ruiz\n')).toMatchObject({ separator: ',', rows: [['Ana Ruiz']] });
  });
});

describe('the cells of a list', () => {
  it('are trimmed; quoted separators, quotes and line ends are text', () => {
    expect(rowsOf('Name,Comment\n  Ana\u00a0 Ruiz ,"a, ""b""\nc"\n').rows).toEqual([
      ['Ana Ruiz', 'a, "b" c'],
    ]);
  });

  it('may be too few or too many; empty ones at the end do not count', () => {
    expect(rowsOf('A,B\n1\n1,2,\n1,2,3\n').rows).toEqual([['1'], ['1', '2'], ['1', '2', '3']]);
  });

  it('make no row when all are empty', () => {
    expect(rowsOf('A,B\n\n,\n1,2\n \n').rows).toEqual([['1', '2']]);
  });

  it('get a name for their column, even where the header gives none or the same twice', () => {
    expect(rowsOf('Name,,Name\na,b,c\n').columns).toEqual(['Name', 'Column 2', 'Name (2)']);
  });
});

describe('a file that cannot be read as a list', () => {
  it.each([
    ['nothing in it', Buffer.alloc(0), 'file_empty'],
    ['a header only', Buffer.from('First Name,Last Name\n'), 'file_empty'],
    ['blanks only', Buffer.from('\n ,\n'), 'file_empty'],
    ['an Excel workbook', Buffer.from('PK\x03\x04 anything', 'latin1'), 'file_is_a_workbook'],
    ['an old Excel workbook', Buffer.from('d0cf11e0a1b11ae100', 'hex'), 'file_is_a_workbook'],
    ['a NUL in it', Buffer.from('Name\nAna\0\n'), 'file_is_not_text'],
    ['random bytes', Buffer.from([0, 1, 2, 0, 0, 255, 254, 3]), 'file_is_not_text'],
    ['no header', Buffer.from('Ana,Ruiz,1990-04-01\nBen,Ode,1991-01-01\n'), 'file_header_missing'],
    ['numbers for a header', Buffer.from('Ana,Ruiz,7\nBen,Ode,8\n'), 'file_header_missing'],
    ['most columns unnamed', Buffer.from('Name,,\na,b,c\n'), 'file_header_missing'],
    ['a quote that is never closed', Buffer.from('Name,Comment\nAna,"late\nBen,x\n'), 'file_quotes_broken'],
    [
      'text behind a closing quote',
      Buffer.from('Name,Comment\nAna,"late" often\nBen,x\n'),
      'file_quotes_broken',
    ],
  ])('has %s', (_, bytes, code) => {
    expect(refusal(bytes).code).toBe(code);
  });

  it('is told where its quotes are broken', () => {
    expect(refusal(Buffer.from('Name,Comment\nAna,x\nBen,"late\n')).details).toEqual({ line: 3 });
  });

  it('has more than 5,000 rows', () => {
    const of = (rows: number): Buffer => Buffer.from(`Name\n${'Ana Ruiz\n'.repeat(rows)}`);
    expect(readTable(of(5_000)).rows).toHaveLength(5_000);
    expect(refusal(of(5_001))).toEqual({ code: 'file_has_too_many_rows', details: { limit: 5_000 } });
  });
});

describe('the softball list', () => {
  it('is read whole', () => {
    const table = readTable(readFileSync(join(__dirname, '../../../data/softball-pool.csv')));
    expect(table).toMatchObject({ encoding: 'UTF-8', separator: ',' });
    expect(table.rows).toHaveLength(241);
    expect(table.columns).toHaveLength(14);
  });
});
