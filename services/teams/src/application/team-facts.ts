import type { AggregateStore } from '@fieldhouse/kernel/runtime';
import { collectsAs, type MemberRole, type MemberStatus } from '@fieldhouse/values';
import { activeIn, captainsOf, leadersOf, memberOfAccount, teamAggregate } from '../domain';

/** What somebody is in a team, and which of the accounts that were asked about are of it, or are or were. */
export type TeamMembershipFacts = {
  readonly role: MemberRole;
  readonly status: MemberStatus;
  readonly archived: boolean;
  readonly present: readonly string[];
  readonly known: readonly string[];
};

/**
 * A team as a league needs it that it registers with; `leaderIds`: who leads it now, captains before admins;
 * `captainIds`: its captains, also those who are not active.
 */
export type RegisteringTeamFacts = {
  readonly name: string;
  readonly color: string;
  readonly sport: string;
  /** IANA. */
  readonly zone: string;
  readonly archived: boolean;
  readonly leaderIds: readonly string[];
  readonly captainIds: readonly string[];
};

/** What other contexts may ask about a team, as the log has it. */
export const teamFacts = (store: AggregateStore) => {
  const of = async (teamId: string) => (await store.load(teamAggregate, teamId)).state;
  return {
    /**
     * What an account is in it; null for whoever is not of it.
     * @param others accounts of which one wants to know whether they are of the team
     */
    membership: async (
      teamId: string,
      accountId: string,
      others: readonly string[] = [],
    ): Promise<TeamMembershipFacts | null> => {
      const team = await of(teamId);
      const me = team.status === 'none' ? undefined : memberOfAccount(team, accountId);
      if (team.status === 'none' || !me) return null;
      const { role, status } = me;
      const present = others.filter((other) => memberOfAccount(team, other));
      const known = others.filter((other) => team.members.some((one) => one.accountId === other));
      return { role, status, archived: team.status === 'archived', present, known };
    },
    /** The team and who leads it; null: there is none. */
    registering: async (teamId: string): Promise<RegisteringTeamFacts | null> => {
      const team = await of(teamId);
      if (team.status === 'none') return null;
      const { name, color, sport, zone } = team.details;
      const who = { leaderIds: leadersOf(team), captainIds: captainsOf(team) };
      return { name, color, sport, zone, archived: team.status === 'archived', ...who };
    },
    /** The accounts that look after its money; none: there is no such team. */
    collectors: async (teamId: string): Promise<readonly string[]> => {
      const team = await of(teamId);
      return team.status === 'none'
        ? []
        : activeIn(team).flatMap(({ accountId, role }) => (collectsAs(role) ? [accountId] : []));
    },
  };
};
