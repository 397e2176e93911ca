import { leads, type MemberRole } from '@fieldhouse/values';
import { presentIn } from './team-members';
import type { CreatedTeam } from './team.state';

type ActiveMember = { readonly accountId: string; readonly role: MemberRole };
/** Active members with accounts, in the order in which they joined; whoever has left or was removed is none. */
export const activeIn = (team: CreatedTeam): readonly ActiveMember[] =>
  presentIn(team).flatMap(({ accountId, status, role }) =>
    accountId !== null && status === 'active' ? [{ accountId, role }] : [],
  );

/** The accounts that lead a team, captains before admins, each in the order in which they joined. */
export const leadersOf = (team: CreatedTeam): readonly string[] => {
  const leading = activeIn(team).filter(({ role }) => leads(role));
  const captains = leading.filter(({ role }) => role === 'captain');
  return [...new Set([...captains, ...leading].map(({ accountId }) => accountId))];
};

/** The accounts that are captain of a team, also those that are not active now. */
export const captainsOf = (team: CreatedTeam): readonly string[] =>
  presentIn(team).flatMap(({ accountId, role }) =>
    accountId !== null && role === 'captain' ? [accountId] : [],
  );
