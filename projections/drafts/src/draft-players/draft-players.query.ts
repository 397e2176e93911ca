import type { DraftPlayerView, DraftPlayersView, RoomState } from '@fieldhouse/api-contract';
import { MONGO_DB } from '@fieldhouse/platform';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import type { Positioned } from '@fieldhouse/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import type { OpenRoom } from '../draft-room/draft-room.query';
import type { RoomMembership } from '../draft-room/room-access';
import { draftPlayersModel, type DraftPlayerDocument } from './draft-players.projection';

/** The only reader of the player cards. */
@Injectable()
export class DraftPlayersQuery {
  private readonly reader: ReadModelReader<DraftPlayerDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.reader = new ReadModelReader(db, draftPlayersModel);
  }

  /** The cards as somebody with this part in the room may see them. */
  async players(leagueId: string, { document, me }: OpenRoom, atLeast?: string): Promise<DraftPlayersView> {
    await this.reader.atLeast(atLeast);
    const found = await this.reader.find({ leagueId }).toArray();
    const players = cardsFor(found, document.room, me);
    return {
      leagueId,
      position: found.reduce((last, { _position }) => (_position > last ? _position : last), ''),
      players,
    };
  }

  /** Names by player id, for sentences. */
  async names(leagueId: string): Promise<ReadonlyMap<string, string>> {
    const found = await this.reader.find({ leagueId }).toArray();
    return new Map(found.map((player) => [player._id, player.name]));
  }
}

/** The cards of a league's players that somebody with this part in the room may see, as they may see them. */
export const cardsFor = (
  found: readonly Positioned<DraftPlayerDocument>[],
  room: RoomState | null,
  me: RoomMembership,
): DraftPlayerView[] => {
  const insider = me.role === 'commissioner' || me.role === 'captain';
  const seesRatings = insider || room?.settings.spectatorsSeeRatings === true;
  const onTeams = new Set([...(room?.picks ?? []), ...(room?.extras ?? [])].map(({ playerId }) => playerId));
  return (
    found
      // Who withdrew after being drafted stays on the roster, and so does the card.
      .filter((player) => !player._gone && (!player.withdrawn || onTeams.has(player._id)))
      .map((player): DraftPlayerView => ({
        playerId: player._id,
        name: player.name,
        positions: player.positions,
        rating: seesRatings ? player.rating : null,
        tier: seesRatings ? player.tier : null,
        gender: player.gender,
        nights: player.nights,
        groupId: player.groupId,
        comment: insider ? player.comment : null,
        notes: me.role === 'commissioner' ? [...player.notes] : [],
        registeredAt: player.registeredAt,
        withdrawn: player.withdrawn,
      }))
      .sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || a.name.localeCompare(b.name))
  );
};
