import { MONGO_DB, indexOnce } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Collection, Db } from 'mongodb';

/**
 * What of which pool is an account's: the player that it was last linked to, of which the pool itself says whether it
 * still is, an import that it began, what it gave to register, messages that it sent, codes that it made, what it wrote
 * about the schedule, or what is on record about its conduct.
 */
export type PlayerOfAccount = {
  readonly _id: string;
  readonly kind: 'player' | 'import' | 'registrant' | 'sender' | 'codes' | 'schedule' | 'disciplined';
  readonly leagueId: string;
  readonly accountId: string;
};

/** Players and imports by account, in `league_player_accounts`: a pool's stream is found by its league only. */
@Injectable()
export class PlayerAccounts {
  private readonly players: Collection<PlayerOfAccount>;
  private readonly indexed = indexOnce(() => this.players.createIndex({ accountId: 1 }));

  constructor(@Inject(MONGO_DB) db: Db) {
    this.players = db.collection('league_player_accounts');
  }

  async note({ _id, ...of }: PlayerOfAccount): Promise<void> {
    await this.indexed();
    await this.players.updateOne({ _id }, { $set: of }, { upsert: true });
  }

  of(accountId: string): Promise<readonly PlayerOfAccount[]> {
    return this.players.find({ accountId }).toArray();
  }

  async remove(id: string): Promise<void> {
    await this.players.deleteOne({ _id: id });
  }
}
