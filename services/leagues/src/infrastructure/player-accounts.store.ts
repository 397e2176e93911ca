import { MONGO_DB, indexOnce } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Collection, Db } from 'mongodb';

/**
 * What of which league is an account's: a role of it or of one of its teams, the player that it was last linked to, of
 * which the pool itself says whether it still is, an import that it began, what it gave to register, messages that it
 * sent, codes that it made, what it wrote about the schedule, or what is on record about its conduct.
 */
export type PlayerOfAccount = {
  readonly _id: string;
  readonly kind:
    'member' | 'player' | 'import' | 'registrant' | 'sender' | 'codes' | 'schedule' | 'disciplined';
  readonly leagueId: string;
  readonly accountId: string;
};

/** All this by account, in `league_player_accounts`: the streams of a league are found by the league only. */
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

  async noteAll(own: readonly PlayerOfAccount[]): Promise<void> {
    for (const one of own) await this.note(one);
  }

  of(accountId: string): Promise<readonly PlayerOfAccount[]> {
    return this.players.find({ accountId }).toArray();
  }

  async remove(id: string): Promise<void> {
    await this.players.deleteOne({ _id: id });
  }
}
