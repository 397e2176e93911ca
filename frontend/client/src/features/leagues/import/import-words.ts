import type { ImportField, ImportMapping, ImportPreview } from '@fieldhouse/api-contract';

/** The fields that a column can be, as people call them. */
export const FIELD_WORDS: Readonly<Record<ImportField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  fullName: 'Whole name',
  externalId: 'Registration number',
  birthDate: 'Date of birth',
  hometown: 'Home town',
  gender: 'Gender',
  positions: 'Position',
  otherPositions: 'Other positions',
  rating: 'Rating (1–10)',
  nights: 'Nights',
  comment: 'Comment',
};

const SEPARATORS: Readonly<Record<ImportPreview['separator'], string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
};

export const separatorWord = (separator: ImportPreview['separator']): string => SEPARATORS[separator];

export const EFFECT_WORDS: Readonly<Record<ImportPreview['sample'][number]['effect'], string>> = {
  add: 'New',
  change: 'Changes',
  unchanged: 'As it is',
  skip: 'Left out',
};

/** The largest file that the service takes. */
export const MAX_BYTES = 5 * 1024 * 1024;

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
export const mappingOf = ({ columns }: Pick<ImportPreview, 'columns'>): ImportMapping =>
  Object.fromEntries(columns.flatMap(({ name, field }) => (field === null ? [] : [[name, field]])));
