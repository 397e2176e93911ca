import type { DraftTeam } from '@fieldhouse/events/drafts';
import type { LeagueDetails, PlayerDetails } from '@fieldhouse/events/leagues';
import { AggregateStore } from '@fieldhouse/kernel/runtime';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import {
  allPlayers,
  findPlayer,
  leagueAggregate,
  leaguePlacesAggregate,
  managerIdsOf,
  playsWithFormerCaptain,
  treasurerIdsOf,
  playerPoolAggregate,
  type PlayerPoolState,
  type TeamPerson,
} from '../domain';

/** A league as other contexts may know it, as it stands in the log. */
export type LeagueFacts =
  | { readonly exists: false; readonly revision: number }
  | ({
      readonly exists: true;
      /** The last revision of the league's stream. */
      readonly revision: number;
      readonly teams: readonly DraftTeam[];
      /** Teams whose captain's player is that of a captain who has been replaced. */
      readonly formerCaptainTeamIds: readonly string[];
      /** Owners and commissioners. */
      readonly commissionerIds: readonly string[];
      /** Who looks after its money: owners, commissioners and treasurers. */
      readonly treasurerIds: readonly string[];
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
      formerCaptainTeamIds: state.teams.filter(playsWithFormerCaptain).map(({ teamId }) => teamId),
      commissionerIds: managerIdsOf(state),
      treasurerIds: treasurerIdsOf(state),
      staffIds: [...new Set(state.staff.map(({ accountId }) => accountId))],
    };
  }
}

/** A team of a league as the team's own context needs it; null when the league does not have it. */
export type TeamEntryFacts = Pick<LeagueDetails, 'sport' | 'zone'> & {
  readonly name: string;
  readonly color: string;
  readonly people: readonly TeamPerson[];
  /** Without the players whom the pool has forgotten. */
  readonly roster: readonly { readonly playerId: string; readonly accountId: string | null }[];
};

/** How does a league know one of its teams? */
export class GetTeamEntry extends Query<TeamEntryFacts | null> {
  constructor(
    readonly leagueId: string,
    readonly teamId: string,
  ) {
    super();
  }
}

@QueryHandler(GetTeamEntry)
export class GetTeamEntryHandler implements IQueryHandler<GetTeamEntry> {
  constructor(private readonly store: AggregateStore) {}

  async execute({ leagueId, teamId }: GetTeamEntry): Promise<TeamEntryFacts | null> {
    const { state } = await this.store.load(leagueAggregate, leagueId);
    const team = state.status === 'none' ? undefined : state.teams.find((one) => one.teamId === teamId);
    if (state.status === 'none' || !team) return null;
    const { sport, zone } = state.details;
    const { name, color, people } = team;
    const pool = team.roster ? (await this.store.load(playerPoolAggregate, leagueId)).state : null;
    const roster = (team.roster?.playerIds ?? []).flatMap((playerId) => {
      const player = pool ? findPlayer(pool.players, playerId) : undefined;
      return player ? [{ playerId, accountId: player.accountId }] : [];
    });
    return { sport, zone, name, color, people, roster };
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

/** Which registrations of a league have been asked to pay, whatever has become of them? */
export class GetAskedRegistrations extends Query<readonly string[]> {
  constructor(readonly leagueId: string) {
    super();
  }
}

@QueryHandler(GetAskedRegistrations)
export class GetAskedRegistrationsHandler implements IQueryHandler<GetAskedRegistrations> {
  constructor(private readonly store: AggregateStore) {}

  async execute({ leagueId }: GetAskedRegistrations): Promise<readonly string[]> {
    const { state } = await this.store.load(leaguePlacesAggregate, leagueId);
    return [...state.registrations.values()].flatMap((one) => (one.asked ? [one.registrationId] : []));
  }
}
