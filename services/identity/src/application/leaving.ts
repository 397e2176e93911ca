import type { EraseAccountBody } from '@fieldhouse/api-contract';
import { KEYRING, type Keyring } from '@fieldhouse/kernel/runtime';
import { EverybodysData, type Caller, type CommandContextOfRequest } from '@fieldhouse/platform';
import { Inject, Injectable } from '@nestjs/common';
import { AccountError } from '../domain/account.errors';
import { AccountChanges } from './account-changes';
import { Accounts } from './accounts';
import { OwnAccountData } from './own-account-data';
import { OWN_PICTURE, type OwnPicture } from './own-picture.port';
import { OwnSessions } from './own-sessions';
import { Proof } from './proof';

/** Taking one's data along, and leaving for good. */
@Injectable()
export class Leaving {
  constructor(
    private readonly accounts: Accounts,
    private readonly changes: AccountChanges,
    private readonly ownSessions: OwnSessions,
    private readonly proof: Proof,
    private readonly own: OwnAccountData,
    private readonly everybodys: EverybodysData,
    @Inject(KEYRING) private readonly keyring: Keyring,
    @Inject(OWN_PICTURE) private readonly pictures: OwnPicture,
  ) {}

  /** Everything that any context keeps about the person, readable. */
  async export(caller: Caller): Promise<object> {
    const { accountId } = caller;
    const person = { accountId, addresses: await this.own.addressesOf(accountId) };
    const facts: object[] = [];
    const more: Record<string, unknown> = {};
    for (const keeper of this.everybodys.keepers()) {
      const kept = await keeper.exportOf(person);
      facts.push(...(kept.facts ?? []));
      Object.assign(more, kept.more);
    }
    const picture = await this.pictures.of(accountId);
    return {
      product: 'Fieldhouse',
      exportedAt: new Date().toISOString(),
      accountId,
      account: await this.changes.view(caller),
      sessions: await this.ownSessions.list(caller),
      photo: picture && `data:image/webp;base64,${picture.toString('base64')}`,
      ...more,
      facts,
    };
  }

  /** For good. @throws 422 `password_wrong` or `code_wrong`, AccountError `site_admin_stays` */
  async erase(
    { accountId }: Caller,
    { password, code }: EraseAccountBody,
    command: CommandContextOfRequest,
  ): Promise<void> {
    if (await this.accounts.has(accountId, command, 'erase')) return this.sweep(accountId);
    await this.proof.password(accountId, password);
    const { roles, secondFactorSince } = await this.accounts.require(accountId);
    // Said before a code is used up for it.
    if (roles.includes('site_admin')) throw new AccountError('site_admin_stays');
    if (secondFactorSince !== null) await this.proof.code(accountId, code ?? '', 'erase', command);
    // The fact first: it may be refused, and the account's process sees to the rest however often it is interrupted.
    await this.accounts.send(accountId, { type: 'EraseAccount', accountId }, command, 'erase');
    await this.sweep(accountId);
  }

  /**
   * Takes away all that stands outside the log, and the key to what stands in it. The key goes last: with it the
   * addresses, by which others find what they keep. May be repeated.
   */
  async sweep(accountId: string): Promise<void> {
    const person = { accountId, addresses: await this.own.addressesOf(accountId) };
    for (const keeper of this.everybodys.keepers()) await keeper.erase(person);
    await this.keyring.destroy(accountId);
  }
}
