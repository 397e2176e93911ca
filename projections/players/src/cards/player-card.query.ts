import type { PlayerCardView } from '@fieldhouse/api-contract';
import { photoPath } from '@fieldhouse/events/players';
import { MONGO_DB, notFound } from '@fieldhouse/platform';
import { ReadModelReader, Secrets } from '@fieldhouse/kernel/runtime';
import { TeamMembers } from '@fieldhouse/read-team-members';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { PlayerCirclesReader } from '../circles/player-circles.reader';
import { tieBetween } from '../circles/ties';
import { cardViewOf } from './card-view';
import { playerCardsModel, type PlayerCardDocument } from './player-cards.projection';

/** Days are local to people: somewhere it is still this day. */
const LATEST_ZONE_MS = 12 * 3_600_000;

/** Somebody's card, under its own rules. */
@Injectable()
export class PlayerCardQuery {
  private readonly cards: ReadModelReader<PlayerCardDocument>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly secrets: Secrets,
    private readonly circles: PlayerCirclesReader,
    private readonly teams: TeamMembers,
  ) {
    this.cards = new ReadModelReader(db, playerCardsModel);
  }

  /** @throws 404 when there is no such card, or none that the caller may know of */
  async view(accountId: string, caller: string, atLeast: string | undefined): Promise<PlayerCardView> {
    await this.cards.atLeast(atLeast);
    const card = await this.cards.byId(accountId);
    if (!card) throw notFound();
    const [leagues, teams] = await Promise.all([
      this.circles.shared(caller, accountId),
      this.teams.sharedTeams(caller, accountId),
    ]);
    const tie = tieBetween({ leagues, teams }, caller, accountId);
    if (tie === 'stranger' && !card.privacy.discoverable) throw notFound();
    const now = Date.now();
    const [key] = this.secrets.keysOf('player-photo');
    const photoUrl = card.photoId === null ? null : photoPath(key, card.photoId, now);
    return cardViewOf(card, tie, photoUrl, new Date(now - LATEST_ZONE_MS).toISOString().slice(0, 10));
  }
}
