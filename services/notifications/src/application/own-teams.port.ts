/** Foreign facts: of which teams somebody is. The composing application binds it to the teams. */
export interface OwnTeams {
  /** As the log has it. */
  isOf(teamId: string, accountId: string): Promise<boolean>;
}

/** Nest token of the {@link OwnTeams}. */
export const OWN_TEAMS = Symbol('OwnTeams');
