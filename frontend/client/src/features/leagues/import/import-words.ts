import type {
  ImportField,
  ImportMapping,
  ImportPreview,
  ImportProblem,
  ImportRatings,
} from '@fieldhouse/api-contract';

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
  email: 'E-mail',
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

/** Why something of a list could not be used. */
export const PROBLEM_WORDS: Readonly<Record<ImportProblem['code'], string>> = {
  missing_name: 'the first or the last name is missing',
  wrong_column_count: 'more or fewer cells than the header has',
  duplicate_in_file: 'about a player whom an earlier row is about',
  possible_duplicate: 'called like another player, but with another number or birth date; added as well',
  unknown_position: 'the sport has no such position',
  rating_out_of_range: 'no rating from 1 to 10',
  bad_date: 'not a birth date',
  bad_email: 'not an e-mail address; the player is not invited',
  bad_gender: 'not woman, man or nonbinary',
  unknown_night: 'not a day of the week',
  too_long: 'too long a text',
  formula: 'begins like a formula',
  unseen_characters: 'characters that cannot be seen; type the name in anew',
};

const LINES = 6;
/** 'Lines 2, 5, 9 and 12 more' of the spreadsheet. */
export const linesOf = (lines: readonly number[], rows: number): string => {
  const shown = lines.slice(0, LINES);
  const more = rows - shown.length;
  return `${rows === 1 ? 'Line' : 'Lines'} ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};

const BEST = 9;
const WORST = 3;
const GRADE = /^[a-f][+-]?$/i;
/** 'A+' before 'A' before 'A-'. */
const gradeKey = (grade: string): string =>
  `${grade.charAt(0).toLowerCase()}${['+', '', '-'].indexOf(grade.slice(1))}`;

/** What grades such as A, B and C likely mean from 1 to 10, the best first; of other words nothing is known. */
export const likelyRatings = (words: readonly string[]): ImportRatings => {
  if (!words.every((word) => GRADE.test(word))) return {};
  const grades = [...words].sort((a, b) => gradeKey(a).localeCompare(gradeKey(b)));
  const step = (BEST - WORST) / Math.max(1, grades.length - 1);
  return Object.fromEntries(grades.map((word, index) => [word, Math.round(2 * (BEST - index * step)) / 2]));
};

/** A list to begin with. */
export const SAMPLE_LIST = [
  'Reg. No,First Name,Last Name,Date of Birth,Gender,Position,Also Plays,Rating (1-10),Nights,Home Town,Comments',
  '1001,Jordan,Example,1990-04-01,woman,SS,2B,7.5,Mon Wed,Austin,New to the league',
  '1002,Sam,Example,1988-11-23,man,P,,6,Tue,Round Rock,',
].join('\r\n');

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
