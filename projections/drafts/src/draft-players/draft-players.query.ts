import { byRating, tiersOf } from '@fieldhouse/values';
import type { DraftPlayerView, DraftPlayersView, RoomState } from '@fieldhouse/api-contract';
import { MONGO_DB } from '@fieldhouse/platform';
import { ReadModelReader } from '@fieldhouse/kernel/runtime';
import type { Positioned } from '@fieldhouse/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import type { OpenRoom } from '../draft-room/draft-room.query';
import { hasPool } from '../draft-room/draft-room.read-model';
import type { RoomMembership } from '../draft-room/room-access';
import {
  draftPlayersProjection,
  isGroup,
  type DraftGroupDocument,
  type DraftPlayerDocument,
} from './draft-players.projection';

/** What somebody is called of whom no name is left. */
export const DELETED_PLAYER = 'Deleted player';

type Found = readonly Positioned<DraftPlayerDocument | DraftGroupDocument>[];

/** The only reader of the player cards. */
@Injectable()
export class DraftPlayersQuery {
  private readonly reader: ReadModelReader<DraftPlayerDocument | DraftGroupDocument>;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.reader = new ReadModelReader(db, draftPlayersProjection);
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
    return new Map(found.flatMap((one) => (isGroup(one) ? [] : [[one._id, one.name] as const])));
  }
}

type DraftFacts = Pick<DraftPlayerDocument, 'tier' | 'groupId'>;

/** The tiers and groups that the lobby would open with. */
const factsBefore = (found: Found, room: RoomState | null): ((playerId: string) => DraftFacts) => {
  const standing = found.filter((one) => !one._gone);
  const groupOf = new Map(
    standing.flatMap((one) =>
      isGroup(one) ? one.playerIds.map((id) => [id, one._id.slice('group:'.length)] as const) : [],
    ),
  );
  const ranked = standing
    .flatMap((one) => (isGroup(one) || one.withdrawn ? [] : [{ ...one, playerId: one._id }]))
    .sort(byRating);
  const tiers = room ? tiersOf(ranked, room.teams.length, room.settings.rounds) : [];
  const tierOf = new Map(ranked.map(({ playerId }, place) => [playerId, tiers[place] ?? null]));
  return (id) => ({ tier: tierOf.get(id) ?? null, groupId: groupOf.get(id) ?? null });
};

/**
 * The cards of a league's players that somebody with this part in the room may see, as they may see them: as the rating
 * list has them, or by name where ratings are not shown.
 */
export const cardsFor = (found: Found, room: RoomState | null, me: RoomMembership): DraftPlayerView[] => {
  const insider = me.role === 'commissioner' || me.role === 'captain';
  const seesRatings = insider || room?.settings.spectatorsSeeRatings === true;
  const onTeams = new Set([...(room?.picks ?? []), ...(room?.extras ?? [])].map(({ playerId }) => playerId));
  const before = hasPool(room) ? null : factsBefore(found, room);
  const byName = (a: DraftPlayerView, b: DraftPlayerView): number => a.name.localeCompare(b.name);
  return found
    .flatMap((document) => {
      if (isGroup(document) || document._gone) return [];
      // Who withdrew after being drafted stays on the roster, and so does the card.
      if (document.withdrawn && !onTeams.has(document._id)) return [];
      const { tier, groupId } = before?.(document._id) ?? document;
      const card: DraftPlayerView = {
        playerId: document._id,
        name: document.name,
        positions: document.positions,
        rating: seesRatings ? document.rating : null,
        tier: seesRatings ? tier : null,
        gender: document.gender,
        nights: document.nights,
        groupId,
        comment: insider ? document.comment : null,
        notes: me.role === 'commissioner' ? [...document.notes] : [],
        ownColumns: me.role === 'commissioner' ? document.ownColumns : [],
        registeredAt: document.registeredAt,
        withdrawn: document.withdrawn,
      };
      return [card];
    })
    .sort(seesRatings ? byRating : byName);
};
