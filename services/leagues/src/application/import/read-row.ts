import { hasUnseen } from '@fieldhouse/api-contract';
import type { ImportedPlayer } from '../../domain';
import { isFormula } from './formula';
import { readDate, type DateOrder } from './read-date';
import { readGender, readNights, readPositions, readRating, splitName } from './read-words';
import type { RowReader } from './row-reader';

/** What reading a row depends on besides the row. `today`: YYYY-MM-DD. */
export type RowContext = {
  readonly columns: number;
  readonly dateOrder: DateOrder;
  readonly today: string;
  readonly positionsByWord: ReadonlyMap<string, string>;
};

const LONGEST_NAME = 50;

/**
 * The player that a row describes, with the fields that it says something usable about; null when the row cannot be
 * imported. Why not, and what was left out, stands in the reader's issues.
 */
export const readRow = (row: RowReader, context: RowContext): Omit<ImportedPlayer, 'playerId'> | null => {
  const cells = row.cells.length;
  if (cells !== context.columns) {
    return row.skip(
      'wrong_column_count',
      null,
      `This row has ${cells} cells, the header ${context.columns}.`,
    );
  }
  const name = readName(row);
  if (!name) return null;
  const { dateOrder, today, positionsByWord } = context;
  return withoutUndefined({
    ...name,
    externalId: row.text('externalId', 64),
    birthDate: row.one(
      'birthDate',
      (text) => readDate(text, dateOrder, today),
      'bad_date',
      'This is no birth date. The value is left out.',
    ),
    hometown: row.text('hometown', 80),
    gender: row.one(
      'gender',
      readGender,
      'bad_gender',
      'Write woman, man or nonbinary. The value is left out.',
    ),
    positions: row.many(
      ['positions', 'otherPositions'],
      (text) => readPositions(text, positionsByWord),
      'unknown_position',
      'The sport has no such position. It is left out.',
    ),
    rating: row.one(
      'rating',
      onScale,
      'rating_out_of_range',
      'Ratings go from 1 to 10. The value is left out.',
    ),
    nights: row.many(['nights'], readNights, 'unknown_night', 'This is no day of the week. It is left out.'),
    comment: row.text('comment', 500),
  });
};

const readName = (row: RowReader): { readonly firstName: string; readonly lastName: string } | null => {
  const whole = row.cell('fullName');
  const first = row.cell('firstName');
  const last = row.cell('lastName');
  const names = [whole, first, last];
  const unseen = names.find((cell) => cell && hasUnseen(cell.value));
  if (unseen)
    return row.skip(
      'unseen_characters',
      unseen,
      'The name has characters that cannot be seen. Type it in anew.',
    );
  const formula = names.find((cell) => cell && isFormula(cell.value));
  if (formula) return row.skip('formula', formula, 'A name cannot begin with =, +, - or @.');
  const split = splitName(whole?.value ?? '');
  const firstName = first?.value ?? split.firstName;
  const lastName = last?.value ?? split.lastName;
  if (firstName === '' || lastName === '')
    return row.skip('missing_name', whole, 'First and last name are needed.');
  const tooLong = [firstName, lastName].find((one) => one.length > LONGEST_NAME);
  if (tooLong !== undefined) {
    const column = (tooLong === firstName ? first : last)?.column ?? whole?.column ?? '';
    return row.skip('too_long', { column, value: tooLong }, `Names have at most ${LONGEST_NAME} characters.`);
  }
  return { firstName, lastName };
};

const onScale = (text: string): number | null => {
  const rating = readRating(text);
  return rating !== null && rating >= 1 && rating <= 10 ? rating : null;
};

const withoutUndefined = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
