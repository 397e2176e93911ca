import { mapProblems, type ProblemTable } from '@fieldhouse/platform';
import { ImportFileError, type ImportFileErrorCode } from '../application/import/import-file.errors';

export const importFileProblems = {
  file_empty: {
    status: 422,
    title: 'No rows',
    detail: 'The file has no players in it. Choose a CSV file with a header line and a line for each player.',
  },
  file_is_not_text: {
    status: 422,
    title: 'Not a text file',
    detail: 'The file is not a CSV file. Export your list as CSV and choose that file.',
  },
  file_is_a_workbook: {
    status: 422,
    title: 'A workbook',
    detail: 'This is a spreadsheet workbook. Save it as CSV (UTF-8) and choose that file.',
  },
  file_header_missing: {
    status: 422,
    title: 'No header',
    detail:
      'The first line has to name the columns, such as First Name, Last Name, Position. Add it and try again.',
  },
  file_quotes_broken: {
    status: 422,
    title: 'Broken quotation marks',
    detail: ({ line }) =>
      `A quotation mark around line ${String(line)} is not closed, or text follows it. Correct the line and try again.`,
  },
  file_has_too_many_rows: {
    status: 422,
    title: 'Too many rows',
    detail: ({ limit }) =>
      `At most ${Number(limit).toLocaleString('en')} players can be imported at once. Cut the file in parts.`,
  },
  mapping_unknown_column: {
    status: 422,
    title: 'Unknown column',
    detail: ({ column }) => `The file has no column ${JSON.stringify(column)}. Choose the columns again.`,
  },
  mapping_field_twice: {
    status: 422,
    title: 'Field chosen twice',
    detail: ({ field }) => `Two columns are mapped to ${String(field)}. Choose one of them.`,
  },
  mapping_names_missing: {
    status: 422,
    title: 'Names missing',
    detail: 'Choose the columns of first and last name, or the one of the full name.',
  },
} satisfies ProblemTable<ImportFileErrorCode>;

mapProblems(ImportFileError, importFileProblems);
