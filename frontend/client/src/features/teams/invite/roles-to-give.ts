import type { MemberRole } from '@fieldhouse/api-contract';
import { optionsOf } from '../../../shared/form/options-of';
import { ROLE_WORDS } from '../team-words';

/** What somebody in this role may invite people as: admins are the captains' to appoint. */
export const rolesToGive = (role: MemberRole | undefined) =>
  optionsOf(ROLE_WORDS).filter(
    ({ value }) => value !== 'captain' && (value !== 'admin' || role === 'captain'),
  );
