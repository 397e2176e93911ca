import { AggregateStore } from '@fieldhouse/kernel/runtime';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { allPlayers, leagueAggregate, memberIdsOf, playerPoolAggregate } from '../domain';

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

/** Whether an account is one of a league's players: the league's own stream does not know them. */
export const playsIn = async (
  store: AggregateStore,
  leagueId: string,
  accountId: string,
): Promise<boolean> => {
  const { state } = await store.load(playerPoolAggregate, leagueId);
  return allPlayers(state.players).some((player) => player.accountId === accountId);
};
