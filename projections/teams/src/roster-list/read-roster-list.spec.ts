import { ImportFileError } from '@fieldhouse/lists';
import { readRosterList, type RosterFacts } from './read-roster-list';

const team: RosterFacts = {
  sport: 'softball',
  mayAppoint: true,
  names: ['Ana Ruiz'],
  numbers: ['7'],
  invited: ['open@example.org'],
  invitations: 60,
  places: null,
};
const read = (csv: string, facts: Partial<RosterFacts> = {}, mapping = null) =>
  readRosterList({ bytes: Buffer.from(csv), mapping }, { ...team, ...facts });
const HEAD = 'Name,Email,Role,No.,Positions';
const rowOf = (row: string, facts: Partial<RosterFacts> = {}) => {
  const { rows, problems } = read(`${HEAD}\n${row}\n`, facts);
  return { ...rows[0], causes: problems };
};

describe('a list of people for a team', () => {
  it('says who is in it, and which columns say so', () => {
    const list = read(`${HEAD}\nLee Ode,Lee@Example.org,sub,#12,"SS, 2b"\n`);
    expect(list.columns.map(({ field }) => field)).toEqual([
      'fullName',
      'email',
      'role',
      'number',
      'positions',
    ]);
    expect(list.rows).toEqual([
      {
        line: 2,
        name: 'Lee Ode',
        email: 'lee@example.org',
        role: 'substitute',
        number: '12',
        positions: ['SS', '2B'],
        effect: 'invite',
        problems: [],
      },
    ]);
    expect(list).toMatchObject({ problems: [], invitations: 60, places: null });
  });

  it('takes first and last name from two columns, and needs no other', () => {
    const { rows } = read('First,Last,E-mail\nLee,Ode,lee@example.org\n,,kim@example.org\n');
    expect(rows.map(({ name, role, effect }) => [name, role, effect])).toEqual([
      ['Lee Ode', 'player', 'invite'],
      ['', 'player', 'invite'],
    ]);
  });

  it.each([
    ['without an address', 'Lee Ode,,,,', 'missing_email'],
    ['with what is no address', 'Lee Ode,lee@,,,', 'bad_email'],
    ['with a formula for an address', 'Lee Ode,=HYPERLINK(1),,,', 'formula'],
    ['of another length', 'Lee Ode,lee@example.org', 'wrong_column_count'],
  ])('leaves out a row %s', (_, row, code) => {
    expect(rowOf(row)).toMatchObject({
      effect: 'left_out',
      problems: [code],
      causes: [{ code, skipsRow: true, lines: [2] }],
    });
  });

  it.each([
    ['role', 'Lee,lee@example.org,goalposts,,', 'unknown_role', { role: 'player' }],
    ['captain', 'Lee,lee@example.org,Captain,,', 'role_not_yours', { role: 'player' }],
    ['number', 'Lee,lee@example.org,,1234,', 'bad_number', { number: null }],
    ['number that is worn', 'Lee,lee@example.org,,7,', 'number_taken', { number: null }],
    ['position', 'Lee,lee@example.org,,,"P, GK"', 'unknown_position', { positions: ['P'] }],
    ['name that runs', '=1+1,lee@example.org,,,', 'formula', { name: '' }],
    ['name with hidden signs', 'L\u202eee,lee@example.org,,,', 'unseen_characters', { name: '' }],
  ])('leaves out an unusable %s, and no more', (_, row, code, rest) => {
    expect(rowOf(row)).toMatchObject({
      effect: 'invite',
      email: 'lee@example.org',
      problems: [code],
      causes: [{ code, skipsRow: false }],
      ...rest,
    });
  });

  it('makes admins for captains alone', () => {
    const row = 'Lee,lee@example.org,Co-captain,,';
    expect(rowOf(row)).toMatchObject({ role: 'admin', problems: [] });
    expect(rowOf(row, { mayAppoint: false })).toMatchObject({ role: 'player', problems: ['role_not_yours'] });
  });

  it('takes an address and a number once', () => {
    const { rows, problems } = read(
      'Name,Email,No.\nLee,lee@example.org,9\nLea,LEE@example.org,10\nKim,kim@example.org,9\n',
    );
    expect(rows.map(({ effect, number }) => [effect, number])).toEqual([
      ['invite', '9'],
      ['left_out', null],
      ['invite', null],
    ]);
    expect(problems.map(({ code, values }) => [code, values])).toEqual([
      ['email_twice', ['lee@example.org, as in line 2']],
      ['number_taken', ['9, as in line 2']],
    ]);
  });

  it('tells who is invited already, and who may be on the roster', () => {
    const { rows } = read(
      'Name,Email\nOpen,open@example.org\nANA RUÍZ,ana@example.org\nAna Ruiz,other@example.org\n',
    );
    expect(rows.map(({ effect }) => effect)).toEqual(['invited', 'member', 'invite']);
  });

  it('goes as far as invitations and places do', () => {
    const people = ['a', 'b', 'c'].map((one) => `${one}@example.org`).join('\n');
    const list = read(`Email,Role\n${people.replaceAll('\n', ',\n')},\nd@example.org,fan\n`, {
      invitations: 3,
      places: 1,
    });
    expect(list.rows.map(({ effect, problems }) => [effect, problems])).toEqual([
      ['invite', []],
      ['invite', ['roster_full']],
      ['invite', ['roster_full']],
      ['left_out', ['too_many_invitations']],
    ]);
  });

  it('has at most 200 rows', () => {
    const of = (rows: number): string =>
      `Email\n${Array.from({ length: rows }, (_, n) => `p${n}@example.org\n`).join('')}`;
    expect(read(of(200)).rows).toHaveLength(200);
    expect(() => read(of(201))).toThrow(new ImportFileError('file_has_too_many_rows', { limit: 200 }));
  });
});
