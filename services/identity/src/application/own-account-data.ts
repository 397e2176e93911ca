import type { AccountEvent } from '@fieldhouse/events/identity';
import { EVENT_STORE, EventCatalog, type EventStore } from '@fieldhouse/kernel/runtime';
import {
  KeepsPersonalData,
  PersonalLog,
  type OwnAddress,
  type OwnData,
  type PersonalData,
  type Person,
} from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import { CredentialStore } from '../infrastructure/credential.store';
import { KnownDevices } from '../infrastructure/known-devices';
import { LinkTokenStore } from '../infrastructure/link-token.store';
import { SecondFactorStore } from '../infrastructure/second-factor.store';
import { SessionStore } from '../infrastructure/session.store';
import { CurrentCallers } from './current-callers';
import { ownAddresses } from './own-addresses';

/** Accounts: closed with their key; by what they prove themselves stands outside the log. */
@Injectable()
@KeepsPersonalData({
  context: 'identity',
  subjects: { accountId: 'when the account is erased' },
  collections: {
    identity_credentials: 'when the account is erased',
    identity_sessions: 'when they end, or the account is erased',
    identity_second_factors: 'when the account is erased',
    identity_link_tokens: 'when they are used or too old, or the account is erased',
    identity_known_devices: 'when the account is erased',
    identity_subject_keys: 'a destroyed key leaves its id alone',
  },
})
export class OwnAccountData implements PersonalData {
  constructor(
    private readonly credentials: CredentialStore,
    private readonly factors: SecondFactorStore,
    private readonly sessions: SessionStore,
    private readonly links: LinkTokenStore,
    private readonly devices: KnownDevices,
    private readonly callers: CurrentCallers,
    private readonly log: PersonalLog,
    private readonly catalog: EventCatalog,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  async exportOf({ accountId }: Person): Promise<OwnData> {
    return { facts: await this.log.factsOf(`account-${accountId}`) };
  }

  async erase({ accountId }: Person): Promise<void> {
    this.callers.forgetSessions(await this.sessions.end({ accountId }));
    await this.credentials.remove(accountId);
    await this.factors.remove(accountId);
    await this.links.forget(accountId);
    await this.devices.forget(accountId);
  }

  /** Every address that the account has proven; none once its key is destroyed. */
  async addressesOf(accountId: string): Promise<readonly OwnAddress[]> {
    const facts: AccountEvent[] = [];
    for await (const stored of this.store.read(`account-${accountId}`))
      facts.push(await this.catalog.decode<AccountEvent>(stored));
    return ownAddresses(facts);
  }
}
