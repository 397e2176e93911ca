import { conflict, invalid, mapProblems, tooMany, type ProblemTable } from '@fieldhouse/platform';
import { ImportFileError, type ImportFileErrorCode } from './import-file.errors';

export const importFileProblems = {
  file_empty: invalid(
    'No rows',
    'The file has no players in it. Choose a CSV file with a header line and a line for each player.',
  ),
  file_is_not_text: invalid(
    'Not a text file',
    'The file is not a CSV file. Export your list as CSV and choose that file.',
  ),
  file_is_a_workbook: invalid(
    'A workbook',
    'This is a spreadsheet workbook. Save it as CSV (UTF-8) and choose that file.',
  ),
  file_header_missing: invalid(
    'No header',
    'The first line has to name the columns, such as First Name, Last Name, Position. Add it and try again.',
  ),
  file_quotes_broken: invalid(
    'Broken quotation marks',
    ({ line }) =>
      `A quotation mark around line ${String(line)} is not closed, or text follows it. Correct the line and try again.`,
  ),
  file_has_too_many_rows: invalid(
    'Too many rows',
    ({ limit }) =>
      `At most ${Number(limit).toLocaleString('en')} players can be imported at once. Cut the file in parts.`,
  ),
  file_has_too_many_columns: invalid(
    'Too many columns',
    ({ limit, line }) =>
      `Line ${String(line)} has more than ${String(limit)} columns. Keep those of the players and try again.`,
  ),
  file_has_a_long_cell: invalid(
    'Text too long',
    ({ limit, line }) =>
      `A cell in line ${String(line)} has more than ${Number(limit).toLocaleString('en')} characters. Shorten it and try again.`,
  ),
  file_takes_too_long: invalid(
    'List not readable',
    'This list takes too long to read. Export it again as CSV, with one line for each player.',
  ),
  imports_are_busy: tooMany(
    'Many lists at once',
    'Many people are importing lists. Try again in a few seconds.',
  ),
  import_under_way: conflict(
    'A list is being read',
    'Another list of yours is being read. Wait until it is shown and try again.',
  ),
  mapping_unknown_column: invalid(
    'Unknown column',
    ({ column }) => `The file has no column ${JSON.stringify(column)}. Choose the columns again.`,
  ),
  mapping_field_twice: invalid(
    'Field chosen twice',
    ({ columns }) =>
      `${(Array.isArray(columns) ? columns : []).map((column) => JSON.stringify(column)).join(' and ')} are mapped to the same field. Choose another one for one of them.`,
  ),
  mapping_names_missing: invalid(
    'Names missing',
    'Choose the columns of first and last name, or the one of the full name.',
  ),
} satisfies ProblemTable<ImportFileErrorCode>;

mapProblems(ImportFileError, importFileProblems);
