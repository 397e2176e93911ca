import { MONGO_DB } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Collection, Db } from 'mongodb';

/** Which player of which pool an account was last linked to; the pool itself says whether it still is. */
export type PlayerOfAccount = {
  readonly _id: string;
  readonly leagueId: string;
  readonly accountId: string;
};

/** Players by account, in `league_player_accounts`: a pool's stream is found by its league only. */
@Injectable()
export class PlayerAccounts {
  private readonly players: Collection<PlayerOfAccount>;
  private indexed: Promise<unknown> | undefined;

  constructor(@Inject(MONGO_DB) db: Db) {
    this.players = db.collection('league_player_accounts');
  }

  async note(leagueId: string, playerId: string, accountId: string): Promise<void> {
    this.indexed ??= this.players.createIndex({ accountId: 1 }).catch(() => {
      this.indexed = undefined;
    });
    await this.indexed;
    await this.players.updateOne({ _id: playerId }, { $set: { leagueId, accountId } }, { upsert: true });
  }

  of(accountId: string): Promise<readonly PlayerOfAccount[]> {
    return this.players.find({ accountId }).toArray();
  }

  async remove(playerId: string): Promise<void> {
    await this.players.deleteOne({ _id: playerId });
  }
}
