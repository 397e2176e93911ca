import { DomainError, type Dispatch } from '@fieldhouse/kernel';
import { KEYRING, type Keyring } from '@fieldhouse/kernel/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { Addressed, AddressIndex } from './address-index';
import { PersonalLog, type OwnAddress } from './personal-data';

/** Open invitations that go with the person whose address they are to. */
@Injectable()
export class InvitedPeople {
  constructor(
    private readonly log: PersonalLog,
    @Inject(KEYRING) private readonly keyring: Keyring,
  ) {}

  /**
   * Withdraws what a person's addresses were invited to, and destroys the keys of the addresses.
   * @param invited invitations by address, under the ids of their keys
   * @param withdrawal the command that withdraws one
   */
  async forget<Facts extends object>(
    invited: AddressIndex<Facts>,
    addresses: readonly OwnAddress[],
    withdrawal: (invitation: Addressed<Facts>) => Dispatch,
  ): Promise<void> {
    for (const invitation of await invited.ofPerson(addresses)) {
      const { _id: invitationId } = invitation;
      await this.log.forget(withdrawal(invitation), invitationId).catch((error: unknown) => {
        // It was accepted meanwhile, and its address is forgotten for that.
        if (!(error instanceof DomainError)) throw error;
      });
      await this.keyring.destroy(invitationId);
      await invited.remove(invitationId);
    }
  }
}
