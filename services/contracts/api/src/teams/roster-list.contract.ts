import type { MemberRole } from '@fieldhouse/values';
import { z } from 'zod';
import type { LIST_PROBLEMS, ListColumn, ListProblem, ListShape } from '../shared/list.contract';

/** How many people one list may name. */
export const ROSTER_LIST_ROWS = 200;
/** What a column of a list of people for a team can be. The name is shown, and kept nowhere. */
export const rosterField = z.enum([
  'firstName',
  'lastName',
  'fullName',
  'email',
  'role',
  'number',
  'positions',
]);
/** Multipart field `mapping`: column name → field; columns that are not named are left out. */
export const rosterMapping = z.record(z.string(), rosterField);
export type RosterField = z.infer<typeof rosterField>;
export type RosterMapping = z.infer<typeof rosterMapping>;

/**
 * Why a row is left out: no address (`missing_email`), an earlier row's (`email_twice`), no room for another open
 * invitation. What is left out of a row: roles and numbers. `roster_full`: it takes more than the places that are left.
 */
export type RosterProblem =
  | (typeof LIST_PROBLEMS)[number]
  | 'missing_email'
  | 'email_twice'
  | 'too_many_invitations'
  | 'unknown_role'
  | 'role_not_yours'
  | 'bad_number'
  | 'number_taken'
  | 'roster_full';

/** Somebody whom a list names. */
export type RosterListRow = {
  /** Of the spreadsheet: the header is line 1, empty lines count. */
  readonly line: number;
  /** Empty when the list has none that can be used. */
  readonly name: string;
  /** In lower case; empty when there is none that can be used. */
  readonly email: string;
  readonly role: Exclude<MemberRole, 'captain'>;
  readonly number: string | null;
  readonly positions: readonly string[];
  /** `invited`: an invitation to the address is open; `member`: somebody on the roster is called so. */
  readonly effect: 'invite' | 'invited' | 'member' | 'left_out';
  readonly problems: readonly RosterProblem[];
};
/** POST /api/teams/:teamId/roster-list (multipart: file, mapping?): what is in a list, for who decides whom to invite. */
export type RosterListView = ListShape & {
  readonly columns: readonly ListColumn<RosterField>[];
  readonly rows: readonly RosterListRow[];
  /** Those that leave rows out first, then those of many rows. */
  readonly problems: readonly ListProblem<RosterProblem>[];
  /** How many more invitations can be open. */
  readonly invitations: number;
  /** How many places the roster has left; null: as many as there are people. */
  readonly places: number | null;
};
