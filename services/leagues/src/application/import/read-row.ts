import { hasUnseen, phoneText, type ImportField, type ImportProblem } from '@fieldhouse/api-contract';
import { isFormula, readPositions, splitName, type Cell, type RowReader } from '@fieldhouse/lists';
import { OWN_COLUMNS } from '@fieldhouse/values';
import type { ImportedPlayer } from '../../domain';
import { readDate, type DateOrder } from './read-date';
import { readGender, readNights } from './read-words';

type Row = RowReader<ImportField, ImportProblem['code']>;

/** What reading a row depends on besides the row. `today`: YYYY-MM-DD. */
export type RowContext = {
  readonly columns: number;
  readonly dateOrder: DateOrder;
  readonly today: string;
  readonly positionsByWord: ReadonlyMap<string, string>;
  /** The rating that a cell means, or null for none. */
  readonly ratingOf: (text: string) => number | null;
};

const LONGEST_NAME = 50;

/**
 * The player that a row describes, with the fields that it says something usable about; null when the row cannot be
 * imported. Why not, and what was left out, stands in the reader's issues.
 */
export const readRow = (row: Row, context: RowContext): Omit<ImportedPlayer, 'playerId'> | null => {
  if (row.cells.length !== context.columns) return row.skip('wrong_column_count', null);
  const name = readName(row);
  if (!name) return null;
  const { dateOrder, today, positionsByWord, ratingOf } = context;
  const ownColumns = row.texts('ownColumns', OWN_COLUMNS.value);
  return withoutUndefined({
    ...name,
    externalId: row.text('externalId', 64),
    birthDate: row.one('birthDate', (text) => readDate(text, dateOrder, today), 'bad_date'),
    hometown: row.text('hometown', 80),
    phone: row.one('phone', readPhone, 'bad_phone'),
    gender: row.one('gender', readGender, 'bad_gender'),
    positions: row.many(
      ['positions', 'otherPositions'],
      (text) => readPositions(text, positionsByWord),
      'unknown_position',
    ),
    rating: row.one('rating', ratingOf, 'rating_out_of_range'),
    nights: row.many(['nights'], readNights, 'unknown_night'),
    comment: row.text('comment', 500),
    ownColumns: ownColumns.length > 0 ? ownColumns : undefined,
  });
};

const readName = (row: Row): { readonly firstName: string; readonly lastName: string } | null => {
  const whole = row.cell('fullName');
  const first = whole ? row.cell('firstName') : partOf(row, 'firstName', 'lastName');
  const last = whole ? row.cell('lastName') : partOf(row, 'lastName', 'firstName');
  const names = [whole, first, last];
  const unseen = names.find((cell) => cell && hasUnseen(cell.value));
  if (unseen) return row.skip('unseen_characters', unseen);
  const formula = names.find((cell) => cell && isFormula(cell.value));
  if (formula) return row.skip('formula', formula);
  const split = splitName(whole?.value ?? '');
  const firstName = first?.value ?? split.firstName;
  const lastName = last?.value ?? split.lastName;
  if (firstName === '' || lastName === '') return row.skip('missing_name', whole);
  const tooLong = [firstName, lastName].find((one) => one.length > LONGEST_NAME);
  if (tooLong !== undefined) {
    const column = (tooLong === firstName ? first : last)?.column ?? whole?.column ?? '';
    return row.skip('too_long', { column, value: tooLong });
  }
  return { firstName, lastName };
};

type NamePart = 'firstName' | 'lastName';
/** People are called Na, Null and None; a word for nothing is meant so only where the other part says nothing either. */
const partOf = (row: Row, field: NamePart, other: NamePart): Cell | null =>
  row.cell(field) ?? (row.cell(other) && row.word(field));

const readPhone = (text: string): string | null => phoneText.safeParse(text).data ?? null;

const withoutUndefined = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
