import { AggregateStore, type StoredEvent } from '@fieldhouse/kernel/runtime';
import {
  InvitedPeople,
  KeepsPersonalData,
  PersonalLog,
  type OwnData,
  type PersonalData,
  type Person,
} from '@fieldhouse/platform';
import { Injectable } from '@nestjs/common';
import { findPlayer, playerPoolAggregate } from '../domain';
import { InvitedAddresses } from '../infrastructure/invited-addresses.store';
import { PlayerAccounts, type PlayerOfAccount } from '../infrastructure/player-accounts.store';
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
    private readonly invitations: InvitedPeople,
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
    await this.invitations.forget(this.invited, addresses, ({ _id: invitationId, leagueId }) => {
      const request: LeagueRequest = { type: 'WithdrawInvitation', invitationId };
      return { aggregate: 'league', id: leagueId, request };
    });
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
