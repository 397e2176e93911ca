import type { Gender, TeamGenderType, TeamLevel } from '@fieldhouse/api-contract';

/** How good one should be, of teams and leagues. */
export const LEVEL_WORDS: Readonly<Record<TeamLevel, string>> = {
  beginner: 'Beginner',
  recreational: 'Recreational',
  intermediate: 'Intermediate',
  competitive: 'Competitive',
  mixed: 'All levels',
};
/** Whom a team or a league is for. */
export const GENDER_WORDS: Readonly<Record<TeamGenderType, string>> = {
  open: 'Open to all',
  coed: 'Coed',
  women: 'Women',
  men: 'Men',
};
/** Of one person. */
export const PERSON_WORDS: Readonly<Record<Gender, string>> = {
  woman: 'Woman',
  man: 'Man',
  nonbinary: 'Nonbinary',
};
