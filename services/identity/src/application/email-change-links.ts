import type { EmailChangeOutcome } from '@fieldhouse/api-contract';
import type { CommandContextOfRequest } from '@fieldhouse/platform';
import { Injectable } from '@nestjs/common';
import { AccountError } from '../domain/account.errors';
import { isAgreed } from '../domain/email-change';
import { CredentialStore } from '../infrastructure/credential.store';
import { LinkTokenStore } from '../infrastructure/link-token.store';
import { emailTaken } from './account-changes';
import { AccountLinks } from './account-links';
import { Accounts } from './accounts';

/** What the links in the two mails about a change of address do. */
@Injectable()
export class EmailChangeLinks {
  constructor(
    private readonly accounts: Accounts,
    private readonly links: LinkTokenStore,
    private readonly credentials: CredentialStore,
    private readonly accountLinks: AccountLinks,
  ) {}

  /**
   * Agrees for the address that the mail went to; with the last one that is asked the address changes.
   * @throws as links do, AccountError `email_change_over`, 409 `email_taken`
   */
  async approve(token: string, command: CommandContextOfRequest): Promise<EmailChangeOutcome> {
    const purpose = (await this.links.isOf('email-new', token)) ? 'email-new' : 'email-current';
    const { accountId, subject: changeId } = await this.accountLinks.requireGood(
      purpose,
      token,
      command.commandId,
    );
    const side = purpose === 'email-new' ? 'new' : 'current';
    const agree = { type: 'ApproveEmailChange', accountId, changeId, side } as const;
    await this.accounts.send(accountId, agree, command, 'approve');
    const account = await this.accounts.require(accountId);
    const { emailChange } = account;
    const agreed = emailChange?.changeId === changeId && isAgreed(emailChange, account);
    const moved = agreed && (await this.move(accountId, changeId, emailChange.email, command));
    await this.links.use(purpose, token, command.commandId);
    return { state: moved || emailChange === null ? 'changed' : 'waiting' };
  }

  /** The address that stands says no: the change ends for good. @throws as links do */
  async refuse(token: string, command: CommandContextOfRequest): Promise<void> {
    const { accountId, subject: changeId } = await this.accountLinks.requireGood(
      'email-current',
      token,
      command.commandId,
    );
    const end = { type: 'EndEmailChange', accountId, changeId, cause: 'refused' } as const;
    await this.accounts.send(accountId, end, command, 'refuse');
    await this.links.use('email-current', token, command.commandId);
  }

  /** The credential first: until the fact is there, following the link again goes on from here. @returns whether it has moved */
  private async move(
    accountId: string,
    changeId: string,
    email: string,
    command: CommandContextOfRequest,
  ): Promise<boolean> {
    if (!(await this.credentials.setEmail(accountId, email))) {
      const end = { type: 'EndEmailChange', accountId, changeId, cause: 'address_taken' } as const;
      await this.accounts.send(accountId, end, command, 'taken');
      throw emailTaken();
    }
    await this.accounts.send(
      accountId,
      { type: 'CompleteEmailChange', accountId, changeId },
      command,
      'moved',
    );
    const { email: stands, emailChange } = await this.accounts.require(accountId);
    if (stands !== email) {
      await this.credentials.setEmail(accountId, stands);
      if (emailChange?.changeId !== changeId) throw new AccountError('email_change_over');
      // Meanwhile the present address was confirmed, and is asked from then on.
      return false;
    }
    // What the old address was sent must not open the account any more.
    await this.links.retire('recover', accountId, command.commandId);
    return true;
  }
}
