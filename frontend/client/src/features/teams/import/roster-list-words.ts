import type { RosterField, RosterListRow, RosterProblem } from '@fieldhouse/api-contract';
import { LIST_PROBLEM_WORDS } from '../../../shared/import/list-words';
import { ROLE_WORDS } from '../team-words';

/** The fields that a column can be, as people call them. */
export const FIELD_WORDS: Readonly<Record<RosterField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  fullName: 'Whole name',
  email: 'E-mail',
  role: 'Role',
  number: 'Number',
  positions: 'Positions',
};

/** Why something of a list could not be used. */
export const PROBLEM_WORDS: Readonly<Record<RosterProblem, string>> = {
  ...LIST_PROBLEM_WORDS,
  missing_email: 'no e-mail address',
  bad_email: 'not an e-mail address',
  email_twice: 'the e-mail address of an earlier row',
  too_many_invitations: 'too many open invitations; wait for some, or withdraw them',
  unknown_role: 'not a role; invited as a player',
  role_not_yours: 'captains are made on the roster, admins by a captain; invited as a player',
  bad_number: 'not a number of up to 3 digits',
  number_taken: 'a number that somebody else wears',
  roster_full: 'the roster has no place left',
  unseen_characters: 'characters that cannot be seen; the name is not shown',
};

/** What somebody would be: 'lee@example.org · Substitute · No. 12 · SS, 2B'. */
export const personWords = ({ email, role, number, positions }: RosterListRow): string =>
  [email, email && ROLE_WORDS[role].name, number && `No. ${number}`, positions.join(', ')]
    .filter(Boolean)
    .join(' · ');

/** What is to be known of a row before its person is invited; empty: nothing. */
export const reasonOf = ({ effect, problems }: RosterListRow): string => {
  const words = problems.map((code) => PROBLEM_WORDS[code]);
  if (effect === 'invited') words.unshift('invited already');
  if (effect === 'member') words.unshift('somebody on the roster is called so');
  const [first = '', ...others] = words;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others].join('; ');
};

/** Whether a person can be invited, and is unless somebody says otherwise. */
export const canInvite = ({ effect }: RosterListRow): boolean => effect === 'invite' || effect === 'member';
export const invitedAtFirst = ({ effect, problems }: RosterListRow): boolean =>
  effect === 'invite' && !problems.includes('roster_full');

/** A list to begin with. */
export const SAMPLE_LIST = [
  'Name,Email,Role,Number,Positions',
  'Jordan Example,jordan@example.org,Player,12,SS 2B',
  'Sam Example,sam@example.org,Substitute,,P',
].join('\r\n');
