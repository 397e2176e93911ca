import { AccountIndex, MONGO_DB, type OfAccount } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { Db } from 'mongodb';

/**
 * What of which league is an account's: a role of it or of one of its teams, the player that it was last linked to, of
 * which the pool itself says whether it still is, an import that it began, what it gave to register, messages that it
 * sent, codes that it made, what it wrote about the schedule, or what is on record about its conduct.
 */
type OwnInLeague = {
  readonly kind:
    'member' | 'player' | 'import' | 'registrant' | 'sender' | 'codes' | 'schedule' | 'disciplined';
  readonly leagueId: string;
};
export type PlayerOfAccount = OfAccount<OwnInLeague>;

/** All this by account, in `league_player_accounts`: the streams of a league are found by the league only. */
@Injectable()
export class PlayerAccounts extends AccountIndex<OwnInLeague> {
  constructor(@Inject(MONGO_DB) db: Db) {
    super(db, 'league_player_accounts');
  }

  async noteAll(own: readonly PlayerOfAccount[]): Promise<void> {
    for (const one of own) await this.note(one);
  }
}
