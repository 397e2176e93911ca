import type { ChatMember } from '../domain';

/** Foreign facts: who is of a team. The composing application binds it to the teams. */
export interface TeamMembers {
  /**
   * As the log has it; null for whoever is not of the team.
   * @param others accounts of which one wants to know whether they are of the team
   */
  of(teamId: string, accountId: string, others: readonly string[]): Promise<ChatMember | null>;
  /** Every team that somebody is or was of; `createdAt`: ISO-8601 UTC. */
  teamsOf(accountId: string): Promise<readonly { readonly teamId: string; readonly createdAt: string }[]>;
}

/** Nest token of the {@link TeamMembers}. */
export const TEAM_MEMBERS = Symbol('TeamMembers');
