/** A team that may register with a league. */
export type RegisteringTeam = {
  readonly name: string;
  readonly color: string;
  /** A key of the sport catalogue. */
  readonly sport: string;
  readonly archived: boolean;
  /** The accounts that lead it, captains before admins. */
  readonly leaderIds: readonly string[];
  /** Its captains, also those who are not active now. */
  readonly captainIds: readonly string[];
};
/** What leagues ask of teams; the composing application binds it to the teams context. */
export type RegisteringTeams = {
  /** Null: there is no such team. */
  of(teamId: string): Promise<RegisteringTeam | null>;
};

/** Nest token of the {@link RegisteringTeams}. */
export const REGISTERING_TEAMS = Symbol('RegisteringTeams');
