import type { LeagueFormat, LeagueProspectus, RegistrationKind } from '@fieldhouse/api-contract';

/** What each format means to whoever organizes. */
export const FORMAT_MEANINGS: Readonly<Record<LeagueFormat, string>> = {
  team: 'Captains register whole teams. Players join those, or sign up as free agents.',
  individual: 'People sign up alone or with friends, and you put them into teams.',
  draft: 'People sign up alone or with friends, and captains draft their teams.',
};
export const KIND_MEANINGS: Readonly<Record<RegistrationKind, string>> = {
  team: 'A captain registers a whole team',
  member: 'Joins a team that has registered',
  free_agent: 'Signs up alone',
  group: 'Sign up together and stay together; each pays',
};
export const QUESTION_WORDS = {
  text: 'Text',
  choice: 'One of several answers',
  yes_no: 'Yes or no',
  shirt: 'Shirt size',
} as const satisfies Readonly<Record<LeagueProspectus['questions'][number]['kind'], string>>;
