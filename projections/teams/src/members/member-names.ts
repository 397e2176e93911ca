import { MONGO_DB } from '@fieldhouse/platform';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { poolPlayersProjection, type PoolPlayerDocument } from './pool-players.projection';

/** A member, or anybody else with an account. */
export type Named = { readonly memberId?: string; readonly accountId: string | null };

/** What people of teams are called: by their account, without one by the pool of the league that brought them. */
@Injectable()
export class MemberNames {
  private readonly players: ReadModelReader<PoolPlayerDocument>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly people: PeopleDirectory,
  ) {
    this.players = new ReadModelReader(db, poolPlayersProjection);
  }

  /** @returns what each of these is called */
  async of(named: readonly Named[]): Promise<(one: Named) => string> {
    const accountName = await this.people.namesOf(named.flatMap(({ accountId }) => accountId ?? []));
    const playerIds = named.flatMap(({ memberId, accountId }) =>
      accountId === null ? (memberId ?? []) : [],
    );
    const players = await this.players.byIds(playerIds);
    return ({ memberId = '', accountId }) =>
      accountId === null ? (players.get(memberId)?.name ?? 'Unknown player') : accountName(accountId);
  }
}
