import type { PoolPlayerView, PoolView } from '@fieldhouse/api-contract';
import type { Caller } from '@fieldhouse/platform';
import { PeopleDirectory } from '@fieldhouse/read-people';
import { Injectable } from '@nestjs/common';
import type { Membership } from '../league/league-membership';
import { LeagueQuery } from '../league/league.query';
import { PlayerPoolReader } from './player-pool.reader';
import type { PlayerDocument, PoolDocument } from './player-pool.read-model';

/** Who is in a league's pool, as far as the caller may see it. */
@Injectable()
export class PlayerPoolQuery {
  constructor(
    private readonly leagues: LeagueQuery,
    private readonly reader: PlayerPoolReader,
    private readonly people: PeopleDirectory,
  ) {}

  /** @throws 404 for those who may not see the league */
  async view(leagueId: string, caller: Caller, atLeast?: string): Promise<PoolView> {
    const { league, me } = await this.leagues.open(leagueId, caller);
    const { pool, players } = await this.reader.pool(leagueId, atLeast);
    const authors = me.isStaff
      ? players.flatMap(({ notes }) => notes.flatMap(({ authorId }) => authorId ?? []))
      : [];
    const toView = viewer(me, pool, await this.people.namesOf(authors));
    return {
      leagueId,
      revision: pool?.revision ?? -1,
      position: pool?._position ?? league._position,
      players: players.map(toView),
      lastImport: pool?.lastImport ?? null,
    };
  }
}

/**
 * Staff see everything; captains all but birth dates, ids and notes; players neither ratings nor comments either, as in
 * the draft room.
 */
const viewer = (me: Membership, pool: PoolDocument | null, authorName: (accountId: string) => string) => {
  const insider = me.isStaff || me.leadsTeam;
  const groupIdOf = new Map(
    pool?.groups.flatMap(({ groupId, playerIds }) => playerIds.map((id) => [id, groupId] as const)),
  );
  const askedBy = new Map<string, string[]>();
  for (const { from, to } of pool?.requests ?? []) askedBy.set(from, [...(askedBy.get(from) ?? []), to]);
  return ({ _id, details, notes, ...player }: PlayerDocument): PoolPlayerView => ({
    playerId: _id,
    externalId: me.isStaff ? details.externalId : null,
    firstName: details.firstName,
    lastName: details.lastName,
    birthDate: me.isStaff ? details.birthDate : null,
    hometown: details.hometown,
    phone: me.isStaff ? details.phone : null,
    gender: details.gender,
    positions: details.positions,
    rating: insider ? details.rating : null,
    nights: details.nights,
    comment: insider ? details.comment : null,
    ownColumns: me.isStaff ? details.ownColumns : [],
    status: player.status,
    groupId: groupIdOf.get(_id) ?? null,
    groupRequests: askedBy.get(_id) ?? [],
    notes: me.isStaff
      ? notes.map(({ noteId, text, authorId, at }) => ({
          noteId,
          text,
          author: authorId === null ? 'Fieldhouse' : authorName(authorId),
          at,
        }))
      : [],
    linked: player.accountId !== null,
    forgotten: player.forgotten ?? false,
    registeredAt: player.registeredAt,
  });
};
