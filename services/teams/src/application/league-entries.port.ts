import type { LeagueEntry } from '../domain';

/** Foreign facts: how a league knows a team of its own. The composing application binds it to the leagues. */
export interface LeagueEntries {
  /** As the log has it; null when the league does not have the team. */
  entryOf(leagueId: string, teamId: string): Promise<LeagueEntry | null>;
}

/** Nest token of the {@link LeagueEntries}. */
export const LEAGUE_ENTRIES = Symbol('LeagueEntries');
