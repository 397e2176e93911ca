import type { ImportField, ImportPreview, ImportProblem, ImportRatings } from '@fieldhouse/api-contract';
import { LIST_PROBLEM_WORDS } from '../../../shared/import/list-words';

/** The fields that a column can be, as people call them. */
export const FIELD_WORDS: Readonly<Record<ImportField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  fullName: 'Whole name',
  externalId: 'Registration number',
  birthDate: 'Date of birth',
  hometown: 'Home town',
  phone: 'Phone',
  gender: 'Gender',
  positions: 'Position',
  otherPositions: 'Other positions',
  rating: 'Rating (1–10)',
  nights: 'Nights',
  comment: 'Comment',
  email: 'E-mail',
  playsWith: 'Plays with',
  ownColumns: 'Your own column',
};

export const EFFECT_WORDS: Readonly<Record<ImportPreview['sample'][number]['effect'], string>> = {
  add: 'New',
  change: 'Changes',
  unchanged: 'As it is',
  skip: 'Left out',
};

/** Why something of a list could not be used. */
export const PROBLEM_WORDS: Readonly<Record<ImportProblem['code'], string>> = {
  ...LIST_PROBLEM_WORDS,
  missing_name: 'the first or the last name is missing',
  duplicate_in_file: 'about a player whom an earlier row is about',
  possible_duplicate: 'called like another player, but with another number or birth date; added as well',
  rating_out_of_range: 'no rating from 1 to 10',
  bad_date: 'not a birth date',
  bad_email: 'not an e-mail address; the player is not invited',
  bad_phone: 'not a phone number',
  bad_gender: 'not woman, man or nonbinary',
  unknown_night: 'not a day of the week',
  unknown_partner:
    'nobody in the list or the pool is called that, or more than one; type the name as it is written there',
  unseen_characters: 'characters that cannot be seen; type the name in again',
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
  'Reg. No,First Name,Last Name,Date of Birth,Gender,Position,Also Plays,Rating (1-10),Nights,Home Town,Phone,Plays With,Comments',
  '1001,Jordan,Example,1990-04-01,woman,SS,2B,7.5,Mon Wed,Austin,555-010-9999,Sam Example,New to the league',
  '1002,Sam,Example,1988-11-23,man,P,,6,Tue,Round Rock,,Jordan Example,',
].join('\r\n');
