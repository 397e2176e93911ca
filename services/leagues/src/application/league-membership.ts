import { AggregateStore } from '@fieldhouse/kernel/runtime';
import type { Actor } from '@fieldhouse/kernel';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { LeagueError, allPlayers, leagueAggregate, memberIdsOf, playerPoolAggregate } from '../domain';

/** Has an account any part in a league: staff, on a team, or one of its players? */
export class IsLeagueMember extends Query<boolean> {
  constructor(
    readonly leagueId: string,
    readonly accountId: string,
  ) {
    super();
  }
}

@QueryHandler(IsLeagueMember)
export class IsLeagueMemberHandler implements IQueryHandler<IsLeagueMember> {
  constructor(private readonly store: AggregateStore) {}

  async execute({ leagueId, accountId }: IsLeagueMember): Promise<boolean> {
    const { state } = await this.store.load(leagueAggregate, leagueId);
    if (state.status === 'none') return false;
    return memberIdsOf(state).includes(accountId) || playsIn(this.store, leagueId, accountId);
  }
}

/**
 * Tells players what a league refuses as a refusal: the league's own stream does not know them and would say that
 * there is no such league.
 * @throws LeagueError `not_league_staff` instead of `not_found` for a player's account
 */
export const toldToPlayers = async <T>(
  store: AggregateStore,
  leagueId: string,
  actor: Actor,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const unknown = error instanceof LeagueError && error.code === 'not_found' && actor.kind === 'account';
    if (unknown && (await playsIn(store, leagueId, actor.accountId)))
      throw new LeagueError('not_league_staff');
    throw error;
  }
};

const playsIn = async (store: AggregateStore, leagueId: string, accountId: string): Promise<boolean> => {
  const { state } = await store.load(playerPoolAggregate, leagueId);
  return allPlayers(state.players).some((player) => player.accountId === accountId);
};
