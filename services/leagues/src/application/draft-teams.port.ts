/** What a league asks of its draft; the composing application binds it to the drafts context. */
export type DraftTeams = {
  /** Whether a draft that is in its lobby or further, and not published or cancelled, counts on a team. */
  isInRunningDraft(leagueId: string, teamId: string): Promise<boolean>;
  /** Whether a draft of the league is in its lobby or further, and not cancelled. */
  hasBegun(leagueId: string): Promise<boolean>;
};

/** Nest token of the {@link DraftTeams}. */
export const DRAFT_TEAMS = Symbol('DraftTeams');
