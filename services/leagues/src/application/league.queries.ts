import type { DraftTeam } from '@fieldhouse/events/drafts';
import type { LeagueDetails, PlayerDetails } from '@fieldhouse/events/leagues';
import { AggregateStore } from '@fieldhouse/kernel/runtime';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import {
  allPlayers,
  leagueAggregate,
  managerIdsOf,
  playerPoolAggregate,
  type PlayerPoolState,
} from '../domain';

/** A league as other contexts may know it, as it stands in the log. */
export type LeagueFacts =
  | { readonly exists: false; readonly revision: number }
  | ({
      readonly exists: true;
      /** The last revision of the league's stream. */
      readonly revision: number;
      readonly teams: readonly DraftTeam[];
      /** Owners and commissioners. */
      readonly commissionerIds: readonly string[];
      /** Everybody with a staff role. */
      readonly staffIds: readonly string[];
    } & Readonly<LeagueDetails>);

/** How does a league stand? */
export class GetLeagueFacts extends Query<LeagueFacts> {
  constructor(readonly leagueId: string) {
    super();
  }
}

@QueryHandler(GetLeagueFacts)
export class GetLeagueFactsHandler implements IQueryHandler<GetLeagueFacts> {
  constructor(private readonly store: AggregateStore) {}

  async execute({ leagueId }: GetLeagueFacts): Promise<LeagueFacts> {
    const { state, revision } = await this.store.load(leagueAggregate, leagueId);
    if (state.status === 'none') return { exists: false, revision };
    return {
      exists: true,
      revision,
      ...state.details,
      teams: state.teams.map(({ teamId, name, color, people, captainPlayerId }) => ({
        teamId,
        name,
        color,
        pickerIds: people.map(({ accountId }) => accountId),
        captainPlayerId,
      })),
      commissionerIds: managerIdsOf(state),
      staffIds: [...new Set(state.staff.map(({ accountId }) => accountId))],
    };
  }
}

/** A registered player as a draft needs them: nothing personal. */
export type PoolFactsPlayer = Pick<PlayerDetails, 'rating' | 'positions' | 'gender' | 'nights'> & {
  readonly playerId: string;
  readonly groupId: string | null;
  /** ISO-8601 UTC. */
  readonly registeredAt: string;
};
/** A league's registered players, and the last revision of the pool's stream (-1: there is none yet). */
export type PoolFacts = { readonly players: readonly PoolFactsPlayer[]; readonly revision: number };

/** Who is registered in a league's pool? */
export class GetPoolFacts extends Query<PoolFacts> {
  constructor(readonly leagueId: string) {
    super();
  }
}

@QueryHandler(GetPoolFacts)
export class GetPoolFactsHandler implements IQueryHandler<GetPoolFacts> {
  constructor(private readonly store: AggregateStore) {}

  async execute({ leagueId }: GetPoolFacts): Promise<PoolFacts> {
    const { state, revision } = await this.store.load(playerPoolAggregate, leagueId);
    return { players: registeredIn(state), revision };
  }
}

const registeredIn = (state: PlayerPoolState): readonly PoolFactsPlayer[] => {
  const groupIdOf = new Map(
    Object.entries(state.groups).flatMap(([groupId, ids]) => ids.map((id) => [id, groupId] as const)),
  );
  return allPlayers(state.players)
    .filter(({ status }) => status === 'registered')
    .map(({ playerId, details: { rating, positions, gender, nights }, registeredAt }) => ({
      playerId,
      rating,
      positions,
      gender,
      nights,
      groupId: groupIdOf.get(playerId) ?? null,
      registeredAt,
    }));
};
