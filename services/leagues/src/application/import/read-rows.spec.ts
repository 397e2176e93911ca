import { ImportFileError, readTable as readTableOf, type Table } from '@fieldhouse/lists';
import { namesMapped, readRows } from './read-rows';
import { PLAYER_LIST, suggestMapping } from './suggest-mapping';

const readTable = (bytes: Buffer): Table => readTableOf(bytes, PLAYER_LIST);

const context = { listId: '4f0c2c1e-6d0e-5b7a-9c55-0d9f3a2b1c11', sport: 'softball', today: '2026-05-01' };
const read = (csv: string) => {
  const table = readTable(Buffer.from(csv));
  const { rows, issues } = readRows(table, suggestMapping(table.columns), context);
  return { rows, problems: issues.problems() };
};
const NAMES = 'First,Last';

describe('rows', () => {
  it('become players with the fields that they say something about', () => {
    const { rows, problems } = read(
      `ID,${NAMES},DOB,City,Sex,Position,Also Plays,Rating,Nights,Notes\nR-7,Ana,Ruiz,1990-04-01,Graz,f,P,C 1B,"7,5",Mon,late\n,Ben,Ode,-,n/a,?,,,,none,\n`,
    );
    expect(problems).toEqual([]);
    expect(rows.map(({ player: { playerId: _, ...rest } }) => rest)).toEqual([
      {
        externalId: 'R-7',
        firstName: 'Ana',
        lastName: 'Ruiz',
        birthDate: '1990-04-01',
        hometown: 'Graz',
        gender: 'woman',
        positions: ['P', 'C', '1B'],
        rating: 7.5,
        nights: ['mon'],
        comment: 'late',
      },
      { firstName: 'Ben', lastName: 'Ode' },
    ]);
  });

  it('make ids that are the same each time and say nothing about the player', () => {
    const idsOf = (csv: string) => read(csv).rows.map(({ player }) => player.playerId);
    const ids = idsOf(`${NAMES},DOB\nAna,Ruiz,1990-04-01\nBen,Ode,1991-04-01`);
    expect(new Set(ids).size).toBe(2);
    expect(idsOf(`${NAMES},DOB\nAna,Ruiz,1990-04-01\nBen,Ode,1991-04-01`)).toEqual(ids);
    expect(idsOf(`ID,${NAMES}\nR-7,Cal,Poe\nR-8,Dan,Fox`)).toEqual(ids);
  });

  it('are of people who are called by a word for nothing too', () => {
    const { rows, problems } = read(`${NAMES}\nJi-hoon,Na\nNone,Ruiz\nna,None\nAna,-\nAna,N/A`);
    expect(rows.map(({ player }) => `${player.firstName} ${player.lastName}`)).toEqual([
      'Ji-hoon Na',
      'None Ruiz',
    ]);
    expect(problems).toMatchObject([{ code: 'missing_name', lines: [4, 5, 6] }]);
    const whole = readTable(Buffer.from('Player,First,Last\nAna Ruiz,Ana,None'));
    const mapping = { Player: 'fullName', First: 'firstName', Last: 'lastName' } as const;
    const [known] = readRows(whole, mapping, context).rows;
    expect(known?.player).toMatchObject({ firstName: 'Ana', lastName: 'Ruiz' });
  });

  const problemOf = (csv: string) => {
    const { rows, problems } = read(csv);
    return {
      imported: rows.length,
      problems: problems.map(({ rows: _, values: [value = ''], ...problem }) => ({ ...problem, value })),
    };
  };

  it.each([
    ['of another length', `${NAMES}\nAna`, { code: 'wrong_column_count', column: null, value: '' }],
    ['without a name', `${NAMES}\nAna,`, { code: 'missing_name', column: null, value: '' }],
    [
      'with a formula for a name',
      `${NAMES}\nAna,"=HYPERLINK(""x"")"`,
      { code: 'formula', column: 'Last', value: '\'=HYPERLINK("x")' },
    ],
    [
      'with a name that has characters which cannot be seen',
      `${NAMES}\nAna,Ru\u202Eiz`,
      { code: 'unseen_characters', column: 'Last', value: 'Ru\u202Eiz' },
    ],
    [
      'with a name of more than 50 characters',
      `${NAMES}\n${'A'.repeat(51)},Ruiz`,
      { code: 'too_long', column: 'First', value: 'A'.repeat(51) },
    ],
  ])('%s are left out', (_, csv, problem) => {
    expect(problemOf(csv)).toEqual({
      imported: 0,
      problems: [{ lines: [2], skipsRow: true, ...problem }],
    });
  });

  it('about a player whom an earlier row is about are left out', () => {
    const duplicate = (value: string) => ({
      lines: [3],
      code: 'duplicate_in_file',
      column: null,
      value,
      skipsRow: true,
    });
    expect(problemOf(`ID,${NAMES}\nR-7,Ana,Ruiz\nr-7,Ben,Ode`)).toEqual({
      imported: 1,
      problems: [duplicate('Ben Ode, as in line 2')],
    });
    expect(problemOf(`${NAMES}\nAna,Ruiz\nANA,RUIZ`)).toEqual({
      imported: 1,
      problems: [duplicate('ANA RUIZ, as in line 2')],
    });
  });

  it.each([
    ['Position', 'P/GK', 'unknown_position', 'GK'],
    ['Rating', '11', 'rating_out_of_range', '11'],
    ['Rating', '0', 'rating_out_of_range', '0'],
    ['Rating', 'good', 'rating_out_of_range', 'good'],
    ['DOB', '31.2.1990', 'bad_date', '31.2.1990'],
    ['Sex', 'robot', 'bad_gender', 'robot'],
    ['Cell', 'ask Pia', 'bad_phone', 'ask Pia'],
    ['Nights', 'never', 'unknown_night', 'never'],
    ['City', 'x'.repeat(81), 'too_long', 'x'.repeat(81)],
    ['Notes', 'x'.repeat(501), 'too_long', 'x'.repeat(120)],
    ['Notes', '=1+1', 'formula', "'=1+1"],
    ['Notes', '@SUM(A1)', 'formula', "'@SUM(A1)"],
    ['ID', '-2+3', 'formula', "'-2+3"],
    ['City', '+cmd', 'formula', "'+cmd"],
  ])('with an unusable %s (%s) are imported without it', (column, cell, code, value) => {
    expect(problemOf(`${NAMES},${column}\nAna,Ruiz,${cell}`)).toEqual({
      imported: 1,
      problems: [{ lines: [2], code, column, value, skipsRow: false }],
    });
  });

  it('may have a dash in their text', () => {
    expect(problemOf(`${NAMES},Notes\nAna,Smith-Ruiz,- late on Mondays`)).toEqual({
      imported: 1,
      problems: [],
    });
  });

  it('are told of by their line in the spreadsheet: header and empty lines count, line ends in a cell do not', () => {
    const { rows, problems } = read(`${NAMES},Notes\n\nAna,Ruiz,"late\non Mondays"\n,,\nBen,,\n`);
    expect(rows.map(({ line }) => line)).toEqual([3]);
    expect(problems).toMatchObject([{ code: 'missing_name', lines: [5] }]);
  });

  it('of a whole name are split', () => {
    expect(read('Name\n"Ruiz, Ana"\nBen Ode').rows.map(({ player }) => player)).toMatchObject([
      { firstName: 'Ana', lastName: 'Ruiz' },
      { firstName: 'Ben', lastName: 'Ode' },
    ]);
    expect(problemOf(`Name\n${'A'.repeat(60)} B`).problems).toMatchObject([
      { code: 'too_long', column: 'Name' },
    ]);
  });

  it('have dates in the order that the whole column shows', () => {
    expect(
      read(`${NAMES},DOB\nAna,Ruiz,4/5/1990\nBen,Ode,25/4/1990`).rows.map(({ player }) => player.birthDate),
    ).toEqual(['1990-05-04', '1990-04-25']);
  });
});

describe('own columns', () => {
  it('are kept as they stand, without what says nothing, is too long or a formula', () => {
    const csv = `${NAMES},Shirt,Car pool?\nAna,Ruiz,M,from Austin\nBen,Ode,-,=1+1\nCal,Poe,${'x'.repeat(201)},`;
    const table = readTable(Buffer.from(csv));
    const mapping = {
      ...suggestMapping(table.columns),
      Shirt: 'ownColumns',
      'Car pool?': 'ownColumns',
    } as const;
    const { rows, issues } = readRows(table, mapping, context);
    expect(rows.map(({ player }) => player.ownColumns)).toEqual([
      [
        { column: 'Shirt', value: 'M' },
        { column: 'Car pool?', value: 'from Austin' },
      ],
      undefined,
      undefined,
    ]);
    expect(issues.problems()).toMatchObject([
      { code: 'formula', column: 'Car pool?', lines: [3] },
      { code: 'too_long', column: 'Shirt', lines: [4] },
    ]);
  });
});

describe('a mapping', () => {
  const table = readTable(Buffer.from('A,B\nx,y\n'));
  const code = (mapping: Parameters<typeof readRows>[1]): string => {
    try {
      readRows(table, mapping, context);
      return 'taken';
    } catch (error) {
      return error instanceof ImportFileError ? error.code : 'failed';
    }
  };

  it('names columns of the file, each field once', () => {
    expect(code({ A: 'firstName', B: 'lastName' })).toBe('taken');
    expect(code({ C: 'firstName' })).toBe('mapping_unknown_column');
    expect(code({ A: 'firstName', B: 'firstName' })).toBe('mapping_field_twice');
  });

  it('says where the names are', () => {
    expect(namesMapped({ A: 'fullName' })).toBe(true);
    expect(namesMapped({ A: 'firstName', B: 'lastName' })).toBe(true);
    expect(namesMapped({ A: 'firstName', B: 'rating' })).toBe(false);
    expect(namesMapped({ A: 'lastName' })).toBe(false);
  });
});
