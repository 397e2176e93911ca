import { AggregateStore } from '@fieldhouse/kernel/runtime';
import { SecretUpkeep } from '@fieldhouse/platform';
import { Injectable } from '@nestjs/common';
import { findInvitation, leagueAggregate } from '../domain';
import { InvitedAddresses, type InvitedAddress } from '../infrastructure/invited-addresses.store';

/** Invitations are found by their address also after the installation's secret has changed. */
@Injectable()
export class InvitedAddressUpkeep {
  constructor(upkeep: SecretUpkeep, invited: InvitedAddresses, store: AggregateStore) {
    const addressOf = async ({ _id, leagueId }: InvitedAddress): Promise<string | null> => {
      const { state } = await store.load(leagueAggregate, leagueId);
      const invitation = state.status === 'none' ? undefined : findInvitation(state, _id);
      return invitation?.end === null && invitation.email !== '' ? invitation.email : null;
    };
    upkeep.add('addresses of invitations', invited.keptBy(addressOf));
  }
}
