import type { OwnPlayerView } from '@fieldhouse/api-contract';
import { photoPath } from '@fieldhouse/events/players';
import { HttpProblem, MONGO_DB } from '@fieldhouse/platform';
import { ReadModelReader, Secrets } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';
import { playerCardsModel, type PlayerCardDocument } from './player-cards.projection';

const RETRY_AFTER_SECONDS = 1;

/** The own card, whole. */
@Injectable()
export class OwnPlayerQuery {
  private readonly cards: ReadModelReader<PlayerCardDocument>;

  constructor(
    @Inject(MONGO_DB) db: Db,
    private readonly secrets: Secrets,
  ) {
    this.cards = new ReadModelReader(db, playerCardsModel);
  }

  /** @throws 503 in the moment between a sign-up and the first card */
  async view(accountId: string, atLeast: string | undefined): Promise<OwnPlayerView> {
    await this.cards.atLeast(atLeast);
    const card = await this.cards.byId(accountId);
    if (!card) throw notYet();
    const { _id, _position, photoId, ...told } = card;
    const [key] = this.secrets.keysOf('player-photo');
    return {
      accountId,
      ...told,
      photoUrl: photoId === null ? null : photoPath(key, photoId, Date.now()),
    };
  }
}

const notYet = (): HttpProblem =>
  new HttpProblem(
    503,
    'card_not_ready',
    'Not ready yet',
    'Your card is being put together. Try again in a moment.',
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
