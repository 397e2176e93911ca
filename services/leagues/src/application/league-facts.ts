import type { DraftTeam } from '@fieldhouse/events/drafts';
import type { LeagueDetails, PlayerDetails } from '@fieldhouse/events/leagues';
import type { AggregateStore } from '@fieldhouse/kernel/runtime';
import {
  activeOf,
  allPlayers,
  findPlayer,
  leagueAggregate,
  leaguePlacesAggregate,
  managerIdsOf,
  memberIdsOf,
  playsWithFormerCaptain,
  statusOf,
  treasurerIdsOf,
  playerPoolAggregate,
  prospectusAggregate,
  type PlayerPoolState,
  type TeamPerson,
} from '../domain';
import { playsIn } from './league-membership';

/** A league as other contexts may know it. */
export type LeagueFacts = Readonly<LeagueDetails> & {
  readonly teams: readonly DraftTeam[];
  /** Teams whose captain's player is that of a captain who has been replaced. */
  readonly formerCaptainTeamIds: readonly string[];
  /** Owners and commissioners. */
  readonly commissionerIds: readonly string[];
  /** Who looks after its money: owners, commissioners and treasurers. */
  readonly treasurerIds: readonly string[];
};

/** A team of a league as the team's own context needs it; null when the league does not have it. */
export type TeamEntryFacts = Pick<LeagueDetails, 'sport' | 'zone'> & {
  readonly name: string;
  readonly color: string;
  readonly people: readonly TeamPerson[];
  /** Without the players whom the pool has forgotten. */
  readonly roster: readonly { readonly playerId: string; readonly accountId: string | null }[];
};

/** A registered player as a draft needs them: nothing personal. */
export type PoolFactsPlayer = Pick<PlayerDetails, 'rating' | 'positions' | 'gender' | 'nights'> & {
  readonly playerId: string;
  readonly groupId: string | null;
  /** ISO-8601 UTC. */
  readonly registeredAt: string;
};

/** What other contexts may ask about a league, as the log has it. */
export const leagueFacts = (store: AggregateStore) => ({
  /** How it stands; null: there is none. */
  of: async (leagueId: string): Promise<LeagueFacts | null> => {
    const { state } = await store.load(leagueAggregate, leagueId);
    if (state.status === 'none') return null;
    return {
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
    };
  },
  /** Why its owners have cancelled it; null: they have not. */
  cancelledBecause: async (leagueId: string): Promise<string | null> =>
    (await store.load(prospectusAggregate, leagueId)).state.cancelledBecause,
  /** How it knows one of its teams. */
  teamEntry: async (leagueId: string, teamId: string): Promise<TeamEntryFacts | null> => {
    const { state } = await store.load(leagueAggregate, leagueId);
    const team = state.status === 'none' ? undefined : state.teams.find((one) => one.teamId === teamId);
    if (state.status === 'none' || !team) return null;
    const { sport, zone } = state.details;
    const { name, color, people } = team;
    const pool = team.roster ? (await store.load(playerPoolAggregate, leagueId)).state : null;
    const roster = (team.roster?.playerIds ?? []).flatMap((playerId) => {
      const player = pool ? findPlayer(pool.players, playerId) : undefined;
      return player ? [{ playerId, accountId: player.accountId }] : [];
    });
    return { sport, zone, name, color, people, roster };
  },
  /** Who is registered in its pool. */
  pool: async (leagueId: string): Promise<readonly PoolFactsPlayer[]> =>
    registeredIn((await store.load(playerPoolAggregate, leagueId)).state),
  /**
   * Which of its registrations have been asked to pay, and wait or count, or did until it was cancelled: of those that were
   * over before it is decided what comes back.
   */
  askedRegistrations: async (leagueId: string): Promise<readonly string[]> => {
    const { state } = await store.load(leaguePlacesAggregate, leagueId);
    return activeOf({ ...state, closed: false }).flatMap((one) => (one.asked ? [one.registrationId] : []));
  },
  /** Whether a registration waits for a place, or for a yes to one. */
  waitsForPlace: async (leagueId: string, registrationId: string): Promise<boolean> => {
    const { state } = await store.load(leaguePlacesAggregate, leagueId);
    const one = state.registrations.get(registrationId);
    const status = one && statusOf(state, one);
    return status === 'waitlisted' || status === 'offered';
  },
  /** Whether an account has any part in it: staff, on a team, or one of its players. */
  hasMember: async (leagueId: string, accountId: string): Promise<boolean> => {
    const { state } = await store.load(leagueAggregate, leagueId);
    if (state.status === 'none') return false;
    return memberIdsOf(state).includes(accountId) || playsIn(store, leagueId, accountId);
  },
});

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
