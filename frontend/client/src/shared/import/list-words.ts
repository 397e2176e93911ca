import type { ListColumn, ListMapping, ListShape } from '@fieldhouse/api-contract';
import { count } from '../lib/words';

const SEPARATORS: Readonly<Record<ListShape['separator'], string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
};

/** 'players.csv: 3 rows, UTF-8, separated by comma'. */
export const listSummary = (fileName: string, rows: number, { encoding, separator }: ListShape): string =>
  `${fileName}: ${count(rows, 'row')}, ${encoding}, separated by ${SEPARATORS[separator]}`;

/** Why something could not be used, in any list. */
export const LIST_PROBLEM_WORDS = {
  wrong_column_count: 'more or fewer cells than the header has',
  unknown_position: 'the sport has no such position',
  too_long: 'too long a text',
  formula: 'begins like a formula',
} as const;

const LINES = 6;
/** 'Lines 2, 5, 9 and 12 more' of the spreadsheet. */
export const linesOf = (lines: readonly number[], rows: number): string => {
  const shown = lines.slice(0, LINES);
  const more = rows - shown.length;
  return `${rows === 1 ? 'Line' : 'Lines'} ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};

/** The largest file that the service takes. */
const MAX_BYTES = 5 * 1024 * 1024;

/** What is wrong with a file before it is sent, or null. */
export const fileFault = (file: File): string | null => {
  if (file.size === 0) return 'The file is empty.';
  if (file.size > MAX_BYTES)
    return `The file has ${(file.size / 1024 / 1024).toFixed(1)} MB; at most 5 MB fit. Take columns away that are not needed.`;
  if (/\.(xlsx?|ods|numbers|pdf)$/i.test(file.name))
    return 'This is not a CSV file. In your spreadsheet choose “Save as” or “Export” and CSV.';
  return null;
};

/** Which column is what, as the preview has it. */
export const mappingOf = <Field extends string>({
  columns,
}: {
  readonly columns: readonly ListColumn<Field>[];
}): ListMapping<Field> =>
  Object.fromEntries(columns.flatMap(({ name, field }) => (field === null ? [] : [[name, field]])));
