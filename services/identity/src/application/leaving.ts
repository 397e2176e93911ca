import type { EraseAccountBody } from '@fieldhouse/api-contract';
import {
  EVENT_STORE,
  EventCatalog,
  KEYRING,
  type EventStore,
  type Keyring,
} from '@fieldhouse/kernel/runtime';
import type { Caller, CommandContextOfRequest } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import { AccountError } from '../domain/account.errors';
import { CredentialStore } from '../infrastructure/credential.store';
import { KnownDevices } from '../infrastructure/known-devices';
import { LinkTokenStore } from '../infrastructure/link-token.store';
import { SecondFactorStore } from '../infrastructure/second-factor.store';
import { SessionStore } from '../infrastructure/session.store';
import { AccountChanges } from './account-changes';
import { Accounts } from './accounts';
import { CurrentCallers } from './current-callers';
import { OWN_PICTURE, type OwnPicture } from './own-picture.port';
import { OwnSessions } from './own-sessions';
import { Proof } from './proof';

/** The streams that hold what a person told about themselves. */
const OWN_STREAMS = ['account', 'playerProfile'] as const;

/** Taking one's data along, and leaving for good. */
@Injectable()
export class Leaving {
  constructor(
    private readonly accounts: Accounts,
    private readonly changes: AccountChanges,
    private readonly ownSessions: OwnSessions,
    private readonly proof: Proof,
    private readonly credentials: CredentialStore,
    private readonly factors: SecondFactorStore,
    private readonly sessions: SessionStore,
    private readonly links: LinkTokenStore,
    private readonly devices: KnownDevices,
    private readonly callers: CurrentCallers,
    private readonly catalog: EventCatalog,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(KEYRING) private readonly keyring: Keyring,
    @Inject(OWN_PICTURE) private readonly pictures: OwnPicture,
  ) {}

  /** Everything that is kept about the person under their account, readable. */
  async export(caller: Caller): Promise<object> {
    const facts: object[] = [];
    for (const category of OWN_STREAMS)
      for await (const stored of this.store.read(`${category}-${caller.accountId}`)) {
        const { type, data, metadata } = await this.catalog.decode(stored);
        facts.push({ stream: category, type, at: metadata.occurredAt, data });
      }
    const picture = await this.pictures.of(caller.accountId);
    return {
      product: 'Fieldhouse',
      exportedAt: new Date().toISOString(),
      accountId: caller.accountId,
      account: await this.changes.view(caller),
      sessions: await this.ownSessions.list(caller),
      photo: picture && `data:image/webp;base64,${picture.toString('base64')}`,
      facts,
    };
  }

  /** For good. @throws 422 `password_wrong` or `code_wrong`, AccountError `site_admin_stays` */
  async erase(
    { accountId }: Caller,
    { password, code }: EraseAccountBody,
    command: CommandContextOfRequest,
  ): Promise<void> {
    await this.proof.password(accountId, password);
    const { roles, secondFactorSince } = await this.accounts.require(accountId);
    // Said before a code is used up for it.
    if (roles.includes('site_admin')) throw new AccountError('site_admin_stays');
    if (secondFactorSince !== null) await this.proof.code(accountId, code ?? '');
    // The fact first: it may be refused, and the account's process sees to the rest however often it is interrupted.
    await this.accounts.send(accountId, { type: 'EraseAccount', accountId }, command, 'erase');
    await this.sweep(accountId);
  }

  /** Takes away all that stands outside the log, and the key to what stands in it. May be repeated. */
  async sweep(accountId: string): Promise<void> {
    this.callers.forgetSessions(await this.sessions.end({ accountId }));
    await this.credentials.remove(accountId);
    await this.factors.remove(accountId);
    await this.links.forget(accountId);
    await this.devices.forget(accountId);
    await this.keyring.destroy(accountId);
  }
}
