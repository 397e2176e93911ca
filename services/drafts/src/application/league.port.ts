import type { DraftTeam } from '@fieldhouse/events/drafts';
import type { PoolCandidate } from '../domain';

/** What the draft needs of its league. */
export type DraftLeague = {
  readonly teams: readonly DraftTeam[];
  /** Teams whose captain's player is that of a captain who has been replaced. */
  readonly formerCaptainTeamIds: readonly string[];
  readonly commissionerIds: readonly string[];
  readonly name: string;
  /** How many teams it is planned for. */
  readonly teamCount: number;
  /** Why its owners have cancelled it, for good; null: they have not. */
  readonly cancelledBecause: string | null;
};

/** Foreign facts that the draft decides with; the composing application binds it to the leagues context. */
export interface DraftLeaguePort {
  /** The league as it now stands, or null when there is none. */
  league(leagueId: string): Promise<DraftLeague | null>;
  /** Whether an account has any part in the league: staff, on a team, or one of its players. */
  isMember(leagueId: string, accountId: string): Promise<boolean>;
  /** Its registered players as they now stand. */
  pool(leagueId: string): Promise<readonly PoolCandidate[]>;
}

/** Nest token of the {@link DraftLeaguePort}. */
export const DRAFT_LEAGUE_PORT = Symbol('DraftLeaguePort');
