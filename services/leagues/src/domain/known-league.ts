import type { LeagueDetails } from '@fieldhouse/events/leagues';
import { managerIdsOf, memberIdsOf, ownerIdsOf, treasurerIdsOf } from './league-members';
import type { CreatedLeague, LeagueTeam } from './league.state';
import { positionCodes } from './sport-catalogue';

/** A league as the other aggregates of its context know it to decide. */
export type KnownLeague = Pick<
  LeagueDetails,
  'sport' | 'zone' | 'teamCount' | 'rosterSize' | 'gameNights'
> & {
  readonly ownerIds: readonly string[];
  /** Owners and commissioners. */
  readonly staffIds: readonly string[];
  /** Whoever looks after its money. */
  readonly treasurerIds: readonly string[];
  /** Every account with a part in the league, but its players. */
  readonly memberAccountIds: readonly string[];
  /** Position codes of its sport. */
  readonly positions: readonly string[];
  readonly teams: readonly Pick<LeagueTeam, 'teamId' | 'people' | 'roster'>[];
};

export const knownLeague = (league: CreatedLeague): KnownLeague => {
  const { sport, zone, teamCount, rosterSize, gameNights } = league.details;
  return {
    ...{ sport, zone, teamCount, rosterSize, gameNights, teams: league.teams },
    ownerIds: ownerIdsOf(league),
    staffIds: managerIdsOf(league),
    treasurerIds: treasurerIdsOf(league),
    memberAccountIds: memberIdsOf(league),
    positions: positionCodes(sport),
  };
};
