import type {
  AccountNamesBody,
  AccountView,
  ChangePasswordBody,
  EmailChangeBody,
} from '@fieldhouse/api-contract';
import { HttpProblem, type Caller, type CommandContextOfRequest } from '@fieldhouse/platform';
import { Injectable } from '@nestjs/common';
import { isOverdue } from '../domain/email-change';
import { CredentialStore } from '../infrastructure/credential.store';
import { LinkTokenStore } from '../infrastructure/link-token.store';
import { PasswordHasher } from '../infrastructure/password.hasher';
import { SecondFactorStore } from '../infrastructure/second-factor.store';
import { SessionStore } from '../infrastructure/session.store';
import { Accounts } from './accounts';
import { CurrentCallers } from './current-callers';
import { Proof } from './proof';

/** What people change about their account: names, password, address. */
@Injectable()
export class AccountChanges {
  constructor(
    private readonly accounts: Accounts,
    private readonly credentials: CredentialStore,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionStore,
    private readonly callers: CurrentCallers,
    private readonly factors: SecondFactorStore,
    private readonly links: LinkTokenStore,
    private readonly proof: Proof,
  ) {}

  async view({ accountId }: Caller): Promise<AccountView> {
    const account = await this.accounts.require(accountId);
    const { firstName, lastName, email, emailConfirmedAt, roles, secondFactorSince } = account;
    const pending = account.emailChange;
    const over = pending === null || isOverdue(pending, new Date().toISOString());
    return {
      firstName,
      lastName,
      email,
      emailConfirmedAt,
      emailChange: over
        ? null
        : { email: pending.email, requestedAt: pending.requestedAt, approvedBy: [...pending.approvedBy] },
      secondFactor: {
        since: secondFactorSince,
        recoveryCodesLeft: await this.factors.recoveryCodesLeft(accountId),
        liftAt: account.secondFactorLiftAt,
      },
      siteAdmin: roles.includes('site_admin'),
    };
  }

  async changeNames(
    { accountId }: Caller,
    names: AccountNamesBody,
    command: CommandContextOfRequest,
  ): Promise<void> {
    await this.accounts.send(accountId, { type: 'ChangeNames', accountId, ...names }, command, 'names');
  }

  /** Ends all other sessions. @throws 422 `password_wrong` */
  async changePassword(
    { accountId, sessionId }: Caller,
    { password, newPassword }: ChangePasswordBody,
    command: CommandContextOfRequest,
  ): Promise<void> {
    const { commandId } = command;
    // Repeated, because its answer was lost or it was interrupted, it goes on from here.
    if (!(await this.isSetBy(commandId, accountId, newPassword))) {
      await this.proof.password(accountId, password);
      await this.credentials.setPassword(accountId, await this.hasher.hash(newPassword), commandId);
    }
    const others = { accountId, _id: { $ne: sessionId ?? '' } };
    this.callers.forgetSessions(await this.sessions.end(others, commandId));
    // A mail that lies around must not undo what the person did since.
    await this.links.retire('recover', accountId, commandId);
    await this.accounts.send(accountId, { type: 'RecordPasswordChanged', accountId }, command, 'password');
  }

  /** @throws 422 `password_wrong`, 409 `email_taken`, AccountError `email_unchanged` */
  async requestEmailChange(
    { accountId }: Caller,
    { email, password }: EmailChangeBody,
    command: CommandContextOfRequest,
  ): Promise<void> {
    await this.proof.password(accountId, password);
    const holder = await this.credentials.findByEmail(email);
    if (holder && holder._id !== accountId) throw emailTaken();
    const changeId = command.commandId;
    const request = { type: 'RequestEmailChange', accountId, changeId, email } as const;
    await this.accounts.send(accountId, request, command, 'email');
  }

  async withdrawEmailChange({ accountId }: Caller, command: CommandContextOfRequest): Promise<void> {
    const changeId = (await this.accounts.require(accountId)).emailChange?.changeId;
    if (changeId === undefined) return;
    const request = { type: 'EndEmailChange', accountId, changeId, cause: 'withdrawn' } as const;
    await this.accounts.send(accountId, request, command, 'email-withdrawn');
  }

  private async isSetBy(commandId: string, accountId: string, password: string): Promise<boolean> {
    const credential = await this.credentials.find(accountId);
    return (
      credential?.passwordBy === commandId && (await this.hasher.verify(credential.passwordHash, password))
    );
  }
}

/** Somebody else signs in with the address. */
export const emailTaken = (): HttpProblem =>
  new HttpProblem(
    409,
    'email_taken',
    'Address in use',
    'An account with this e-mail address already exists. Give another one.',
  );
