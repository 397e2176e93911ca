import type { MemberRole, MemberStatus } from '@fieldhouse/values';

/** Somebody who is of a team, as its stream has it. */
export type TeamMembership = {
  readonly role: MemberRole;
  readonly status: MemberStatus;
  /** The team can be read, and nothing changes in it. */
  readonly archived: boolean;
  /** Of the accounts that were asked about: who is of the team, and who is or was. */
  readonly present: readonly string[];
  readonly known: readonly string[];
};

/** Foreign facts: who is of a team. The composing application binds it to the teams. */
export interface TeamMembers {
  /** As the log has it; null for whoever is not of the team. */
  of(teamId: string, accountId: string, others: readonly string[]): Promise<TeamMembership | null>;
  /** Every team that somebody is or was of. */
  teamsOf(accountId: string): Promise<readonly string[]>;
}

/** Nest token of the {@link TeamMembers}. */
export const TEAM_MEMBERS = Symbol('TeamMembers');
