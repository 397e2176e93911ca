import { AggregateStore, KEYRING, type Keyring, type StoredEvent } from '@fieldhouse/kernel/runtime';
import {
  KeepsPersonalData,
  PersonalLog,
  type OwnData,
  type PersonalData,
  type Person,
} from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import { findPlayer, playerPoolAggregate } from '../domain';
import { InvitedAddresses } from '../infrastructure/invited-addresses.store';
import { PlayerAccounts, type PlayerOfAccount } from '../infrastructure/player-accounts.store';
import { LeagueError } from '../domain/league.errors';
import type { LeagueRequest } from './league.handler';
import type { PlayerPoolRequest } from './player-pool.handler';

/**
 * The players of pools. What a league knows of somebody whose account is linked is theirs: they take it along, notes
 * about them included, and it goes with their account. Rosters and drafts keep an anonymous former player.
 */
@Injectable()
@KeepsPersonalData({
  context: 'leagues',
  subjects: {
    playerId: 'when staff forget the player, or the linked account is erased',
    accountId: 'when the account is erased',
    invitationId: 'when the invitation ends, after 14 days at most, or the account of its address is erased',
  },
  collections: {
    league_player_accounts: 'when the link is taken away or the player forgotten',
    league_invited_addresses: 'when the invitation ends',
  },
})
export class LeaguePeople implements PersonalData {
  constructor(
    private readonly players: PlayerAccounts,
    private readonly invited: InvitedAddresses,
    @Inject(KEYRING) private readonly keyring: Keyring,
    private readonly aggregates: AggregateStore,
    private readonly log: PersonalLog,
  ) {}

  async exportOf({ accountId }: Person): Promise<OwnData> {
    const facts: object[] = [];
    for (const { _id: id, kind, leagueId } of await this.ownOf(accountId)) {
      const isAbout = ({ type, data }: StoredEvent): boolean =>
        kind === 'player' ? data['playerId'] === id : type === 'PoolImportStarted' && data['importId'] === id;
      facts.push(...(await this.log.factsOf(`playerPool-${leagueId}`, isAbout)));
    }
    return { facts };
  }

  async erase({ accountId, addresses }: Person): Promise<void> {
    for (const { _id: invitationId, leagueId } of await this.invited.of(addresses)) {
      const request: LeagueRequest = { type: 'WithdrawInvitation', invitationId };
      const command = { aggregate: 'league', id: leagueId, request };
      await this.log.forget(command, invitationId).catch((error: unknown) => {
        // It was accepted meanwhile, and its address is forgotten for that.
        if (!(error instanceof LeagueError)) throw error;
      });
      await this.keyring.destroy(invitationId);
      await this.invited.remove(invitationId);
    }
    for (const { _id: playerId, kind, leagueId } of await this.ownOf(accountId)) {
      if (kind === 'import') {
        await this.players.remove(playerId);
        continue;
      }
      const request: PlayerPoolRequest = { type: 'ForgetPlayer', playerId };
      const command = { aggregate: 'playerPool', id: leagueId, request };
      await this.log.forget(command, playerId);
      await this.players.remove(playerId);
    }
  }

  private async ownOf(accountId: string): Promise<readonly PlayerOfAccount[]> {
    const own: PlayerOfAccount[] = [];
    for (const noted of await this.players.of(accountId)) {
      const { state } = await this.aggregates.load(playerPoolAggregate, noted.leagueId);
      const isOwn = noted.kind === 'import' || findPlayer(state.players, noted._id)?.accountId === accountId;
      if (isOwn) own.push(noted);
    }
    return own;
  }
}
