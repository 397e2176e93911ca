/** What a league asks of its draft; the composing application binds it to the drafts context. */
export type DraftTeams = {
  /** Whether a draft that is in its lobby or further, and not published or cancelled, counts on a team. */
  isInRunningDraft(leagueId: string, teamId: string): Promise<boolean>;
  /** Whether a draft of the league is in its lobby or further, and not cancelled. */
  hasBegun(leagueId: string): Promise<boolean>;
  /** When the league's draft begins (ISO-8601 UTC); null while none is set, and once it has begun. */
  startsAt(leagueId: string): Promise<string | null>;
};

/** Nest token of the {@link DraftTeams}. */
export const DRAFT_TEAMS = Symbol('DraftTeams');
