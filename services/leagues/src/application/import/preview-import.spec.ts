import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { initialPlayerPool, withPlayer, type ImportedPlayer, type PlayersById } from '../../domain';
import { person } from '../../domain/player-pool.fixture';
import { ImportFileError, readTable as readTableOf, type Table } from '@fieldhouse/lists';
import { previewImport } from './preview-import';
import { PLAYER_LIST, suggestMapping } from './suggest-mapping';

const readTable = (bytes: Buffer): Table => readTableOf(bytes, PLAYER_LIST);

const context = { listId: '4f0c2c1e-6d0e-5b7a-9c55-0d9f3a2b1c11', sport: 'softball', today: '2026-05-01' };
const preview = (csv: string, players: PlayersById = {}, ratings: Readonly<Record<string, number>> = {}) => {
  const table = readTable(Buffer.from(csv));
  return previewImport(table, suggestMapping(table.columns), players, context, ratings);
};
const NAMES = 'First,Last';

describe('a preview', () => {
  const pool = (...players: ImportedPlayer[]): PlayersById =>
    players.reduce(
      (all, { playerId, firstName, ...rest }) =>
        withPlayer(all, {
          playerId,
          details: person(firstName, rest),
          status: 'registered',
          registeredAt: '2026-01-01T00:00:00.000Z',
          accountId: null,
          listedAs: null,
        }),
      initialPlayerPool.players,
    );

  it('says what the import would do', () => {
    const players = pool(
      { playerId: 'p1', externalId: 'R-1', firstName: 'Ana', lastName: 'Ruiz' },
      { playerId: 'p2', externalId: 'R-2', firstName: 'Ben', lastName: 'Ode', rating: 3 },
    );
    const result = preview(
      `ID,${NAMES},Rating\nR-1,Ana,Ruiz,\nR-2,Ben,Ode,4\nR-3,Cal,Poe,=5\n,,,7\n`,
      players,
    );
    expect(result).toMatchObject({
      encoding: 'UTF-8',
      separator: ',',
      rows: 4,
      adds: 1,
      changes: 1,
      unchanged: 1,
      skips: 1,
    });
    expect(result.columns[3]).toEqual({ name: 'Rating', samples: ['', '4', "'=5"], field: 'rating' });
    expect(result.sample.map(({ firstName, rating, effect }) => [firstName, rating, effect])).toEqual([
      ['Ana', null, 'unchanged'],
      ['Ben', 4, 'change'],
      ['Cal', null, 'add'],
    ]);
    expect(result.problems).toEqual([
      { code: 'missing_name', column: null, skipsRow: true, rows: 1, lines: [5], values: [] },
      {
        code: 'rating_out_of_range',
        column: 'Rating',
        skipsRow: false,
        rows: 1,
        lines: [4],
        values: ["'=5"],
      },
    ]);
    expect(result.changedFields).toEqual([
      { field: 'rating', players: 1, example: { name: 'Ben Ode', before: '3', after: '4' } },
    ]);
  });

  it('says what changes in own columns', () => {
    const players = pool({
      ...{ playerId: 'p1', firstName: 'Ana', lastName: 'Ruiz' },
      ownColumns: [{ column: 'Bats', value: 'left' }],
    });
    const table = readTable(Buffer.from(`${NAMES},Shirt\nAna,Ruiz,M`));
    const mapping = { ...suggestMapping(table.columns), Shirt: 'ownColumns' } as const;
    expect(previewImport(table, mapping, players, context).changedFields).toEqual([
      {
        field: 'ownColumns',
        players: 1,
        example: { name: 'Ana Ruiz', before: 'Bats: left', after: 'Bats: left, Shirt: M' },
      },
    ]);
  });

  it('points out new players who are called like others', () => {
    const players = pool({ playerId: 'p1', externalId: 'R-1', firstName: 'José', lastName: "O'Ruiz" });
    const { problems, adds } = preview(
      `ID,${NAMES}\nR-2,Jose,ORuiz\nR-3,Ana,Poe\nR-4,Ana,Poe\nR-1,José,O'Ruiz\n`,
      players,
    );
    expect(adds).toBe(3);
    expect(problems).toMatchObject([
      {
        code: 'possible_duplicate',
        skipsRow: false,
        lines: [2, 4],
        values: ['Jose ORuiz, as in the pool', 'Ana Poe, as in line 3'],
      },
    ]);
  });

  it('tells of one cause once, however many rows it spoils', () => {
    const rows = Array.from({ length: 700 }, (_, n) => `Ana,Ruiz${n},${90 + n}`);
    const { problems } = preview([`${NAMES},Rating`, ...rows].join('\n'));
    expect(problems).toMatchObject([
      { code: 'rating_out_of_range', rows: 700, values: ['90', '91', '92', '93', '94'] },
    ]);
    expect(problems[0]?.lines).toEqual(Array.from({ length: 20 }, (_, n) => n + 2));
  });

  it('counts who can be invited, and keeps no address with a player', () => {
    const csv = `${NAMES},Email\nAna,Ruiz,Ana@Example.org\nBen,Ode,ben at home\nCal,Poe,`;
    const result = preview(csv);
    expect(result).toMatchObject({ adds: 3, emails: 1, problems: [{ code: 'bad_email', lines: [3] }] });
    expect(JSON.stringify(result.sample)).not.toContain('xample.org');
  });

  it('says how many want to play with somebody, and whom nobody is called', () => {
    const result = preview(
      `${NAMES},Buddy Request\nAna,Ruiz,Ben Ode\nBen,Ode,Ana Ruiz & Kim Lee\nCal,Poe,=Kim\n`,
      pool({ playerId: 'p1', firstName: 'Ben', lastName: 'Ode' }),
    );
    expect(result.wishes).toBe(2);
    expect(result.problems).toEqual([
      {
        ...{ code: 'formula', column: 'Buddy Request', skipsRow: false, rows: 1 },
        lines: [4],
        values: ["'=Kim"],
      },
      {
        ...{ code: 'unknown_partner', column: 'Buddy Request', skipsRow: false, rows: 1 },
        ...{ lines: [3], values: ['Kim Lee'] },
      },
    ]);
  });

  it('asks what letters mean as ratings, and takes the answer', () => {
    const csv = `${NAMES},Skill\nAna,Ruiz,B\nBen,Ode,a\nCal,Poe,b\nDan,Fox,7`;
    expect(preview(csv)).toMatchObject({
      ratingWords: [
        { word: 'B', rows: 2, rating: null },
        { word: 'a', rows: 1, rating: null },
      ],
      problems: [{ code: 'rating_out_of_range', rows: 3 }],
    });
    const answered = preview(csv, {}, { A: 9, B: 6 });
    expect(answered.problems).toEqual([]);
    expect(answered.ratingWords.map(({ rating }) => rating)).toEqual([6, 9]);
    expect(answered.sample.map(({ rating }) => rating)).toEqual([6, 9, 6, 7]);
  });

  it.each([
    ['sentences', ['came to every game last season']],
    ['more words than a scale has', Array.from({ length: 13 }, (_, n) => `word ${n}`)],
  ])('does not ask about %s', (_, cells) => {
    const rows = cells.map((cell, n) => `Ana,Ruiz${n},${cell}`);
    expect(preview([`${NAMES},Skill`, ...rows].join('\n')).ratingWords).toEqual([]);
  });

  it('of the softball list finds nothing wrong', () => {
    const csv = readFileSync(join(__dirname, '../../../../../data/softball-pool.csv'), 'utf8');
    expect(preview(csv)).toMatchObject({
      rows: 241,
      adds: 241,
      changes: 0,
      unchanged: 0,
      skips: 0,
      emails: 0,
      problems: [],
      ratingWords: [],
      changedFields: [],
    });
  });
});

describe('whatever is uploaded', () => {
  const outcome = (bytes: Uint8Array): string => {
    try {
      const table = readTable(Buffer.from(bytes));
      const { adds, skips, rows } = previewImport(table, suggestMapping(table.columns), {}, context);
      return adds + skips === rows ? 'read' : 'miscounted';
    } catch (error) {
      if (error instanceof ImportFileError) return 'refused';
      throw error;
    }
  };

  it('is read or refused for a documented reason: any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => outcome(bytes) !== 'miscounted'),
      { seed: 11, numRuns: 1_500 },
    );
  });

  it('is read or refused for a documented reason: anything like a list', () => {
    const cell = fc.oneof(
      fc.string({ maxLength: 12, unit: 'binary' }),
      fc.constantFrom(
        'Ana',
        '"',
        '""',
        "'",
        '=1',
        '-',
        '7',
        '1990-04-01',
        'P',
        'Mon',
        'nan',
        '\r',
        '\ufeff',
        '__proto__',
        'constructor',
      ),
    );
    const header = fc.constantFrom(
      'First Name,Last Name,DOB,Rating,Position,Nights,Sex',
      'Name;Rating;__proto__;constructor',
      'ID\tFirst\tLast',
    );
    const list = fc.tuple(
      header,
      fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 8 }),
      fc.constantFrom(',', ';', '\t'),
      fc.constantFrom('\n', '\r\n', '\r'),
    );
    fc.assert(
      fc.property(
        list,
        ([first, rows, separator, end]) =>
          outcome(Buffer.from([first, ...rows.map((cells) => cells.join(separator))].join(end))) !==
          'miscounted',
      ),
      { seed: 11, numRuns: 1_500 },
    );
  });
});
