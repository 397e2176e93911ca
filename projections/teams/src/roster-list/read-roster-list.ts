import {
  findSport,
  hasUnseen,
  type RosterField,
  type RosterListRow,
  type RosterListView,
  type RosterMapping,
  type RosterProblem,
} from '@fieldhouse/api-contract';
import {
  columnsOf,
  isFormula,
  Issues,
  plainWord,
  positionWords,
  readAddress,
  readersOf,
  readPositions,
  readTable,
  splitName,
  type RowReader,
} from '@fieldhouse/lists';
import { plays, type MemberRole } from '@fieldhouse/values';
import { readNumber, readRole, ROSTER_LIST, suggestRosterMapping } from './roster-headings';

/** What a list is read against: the team as it is. */
export type RosterFacts = {
  readonly sport: string;
  /** Whether whoever asks may make admins. */
  readonly mayAppoint: boolean;
  /** Of everybody on the roster. */
  readonly names: readonly string[];
  readonly numbers: readonly string[];
  /** The addresses that an invitation is open to. */
  readonly invited: readonly string[];
  /** How many more can be. */
  readonly invitations: number;
  /** That the roster has left; null: no limit. */
  readonly places: number | null;
};
/** A list as it came. Without a mapping the suggested one is taken. */
export type RosterList = { readonly bytes: Uint8Array; readonly mapping: RosterMapping | null };

type Row = RowReader<RosterField, RosterProblem>;
type Person = Omit<RosterListRow, 'problems'>;

const LONGEST_NAME = 100;

/** What is in a list of people for a team, row by row, and what of it cannot be used. @throws ImportFileError */
export const readRosterList = ({ bytes, mapping }: RosterList, facts: RosterFacts): RosterListView => {
  const table = readTable(Buffer.from(bytes), ROSTER_LIST);
  const taken = mapping ?? suggestRosterMapping(table.columns);
  const issues = new Issues<RosterProblem>();
  const readers = readersOf<RosterField, RosterProblem>(table, taken, issues);
  const reading = new RosterReading(facts, table.columns.length);
  const rows = readers.map((row) => reading.personIn(row));
  return {
    encoding: table.encoding,
    separator: table.separator,
    columns: columnsOf(table, taken),
    rows: rows.map((row) => ({ ...row, problems: issues.codesAt(row.line) })),
    problems: issues.problems(),
    invitations: facts.invitations,
    places: facts.places,
  };
};

/** One walk through a list, which remembers what earlier rows have taken. */
class RosterReading {
  private readonly positionsByWord: ReadonlyMap<string, string>;
  private readonly lineOfAddress = new Map<string, number>();
  private readonly wearers: Map<string, string>;
  private readonly names: Map<string, number>;
  private readonly invited: ReadonlySet<string>;
  private invitations: number;
  private places: number;

  constructor(
    private readonly facts: RosterFacts,
    private readonly columns: number,
  ) {
    const sport = findSport(facts.sport);
    this.positionsByWord = sport ? positionWords(sport) : new Map();
    this.wearers = new Map(facts.numbers.map((number) => [number, 'worn on the roster']));
    this.names = countsOf(facts.names.map(plainWord));
    this.invited = new Set(facts.invited);
    this.invitations = facts.invitations;
    this.places = facts.places ?? Infinity;
  }

  personIn(row: Row): Person {
    const nobody = {
      line: row.line,
      role: 'player',
      number: null,
      positions: [],
      effect: 'left_out',
    } as const;
    if (row.cells.length !== this.columns) {
      row.skip('wrong_column_count', null);
      return { ...nobody, name: '', email: '' };
    }
    const name = nameIn(row);
    const email = this.addressIn(row);
    if (email === null) return { ...nobody, name, email: '' };
    const effect = this.effectOf(row, name, email);
    if (effect === 'left_out') return { ...nobody, name, email };
    const role = this.roleIn(row);
    const positions = row.many(
      ['positions'],
      (text) => readPositions(text, this.positionsByWord),
      'unknown_position',
    );
    const person: Person = {
      line: row.line,
      name,
      email,
      role,
      number: this.numberIn(row),
      positions: positions ?? [],
      effect,
    };
    this.seat(row, person);
    return person;
  }

  private addressIn(row: Row): string | null {
    const cell = row.cell('email');
    if (!cell) return row.skip('missing_email', null);
    if (isFormula(cell.value)) return row.skip('formula', cell);
    const email = readAddress(cell.value);
    if (email === null) return row.skip('bad_email', cell);
    const before = this.lineOfAddress.get(email);
    if (before !== undefined)
      return row.skip('email_twice', { ...cell, value: `${email}, as in line ${before}` });
    this.lineOfAddress.set(email, row.line);
    return email;
  }

  private effectOf(row: Row, name: string, email: string): Person['effect'] {
    if (this.invited.has(email)) return 'invited';
    const called = this.names.get(plainWord(name)) ?? 0;
    if (called > 0) {
      this.names.set(plainWord(name), called - 1);
      return 'member';
    }
    if (this.invitations === 0) {
      row.skip('too_many_invitations', null);
      return 'left_out';
    }
    this.invitations -= 1;
    return 'invite';
  }

  /** Captains are made on the roster, admins by captains: whom the list calls so is invited to play. */
  private roleIn(row: Row): Person['role'] {
    const role: MemberRole = row.one('role', readRole, 'unknown_role') ?? 'player';
    if (role !== 'captain' && (role !== 'admin' || this.facts.mayAppoint)) return role;
    row.one('role', () => null, 'role_not_yours');
    return 'player';
  }

  private numberIn(row: Row): string | null {
    const number = row.one('number', readNumber, 'bad_number');
    if (number === undefined) return null;
    const wearer = this.wearers.get(number);
    if (wearer === undefined) {
      this.wearers.set(number, `as in line ${row.line}`);
      return number;
    }
    row.leaveOut('number_taken', { column: row.cell('number')?.column ?? '', value: `${number}, ${wearer}` });
    return null;
  }

  private seat(row: Row, { role, effect }: Person): void {
    if (effect !== 'invite' || !plays(role)) return;
    this.places -= 1;
    if (this.places < 0) row.leaveOut('roster_full', { column: '', value: '' });
  }
}

const nameIn = (row: Row): string => {
  const part = (field: RosterField): string | undefined => {
    const text = row.text(field, LONGEST_NAME);
    return text !== undefined && hasUnseen(text)
      ? row.one<string>(field, () => null, 'unseen_characters')
      : text;
  };
  const { firstName, lastName } = splitName(part('fullName') ?? '');
  return `${part('firstName') ?? firstName} ${part('lastName') ?? lastName}`.trim();
};

const countsOf = (names: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};
