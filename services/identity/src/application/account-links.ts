import type { NewPasswordBody } from '@fieldhouse/api-contract';
import { HttpProblem, LOGGER, type Caller, type CommandContextOfRequest } from '@fieldhouse/platform';
import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { CredentialStore } from '../infrastructure/credential.store';
import { KnownDevices } from '../infrastructure/known-devices';
import { LinkTokenStore, type LinkPurpose } from '../infrastructure/link-token.store';
import { PasswordHasher } from '../infrastructure/password.hasher';
import { SecondFactorStore } from '../infrastructure/second-factor.store';
import { SessionStore } from '../infrastructure/session.store';
import { Accounts } from './accounts';
import { CurrentCallers } from './current-callers';

/** What the links in our mails do: confirm an address, set a new password. */
@Injectable()
export class AccountLinks implements BeforeApplicationShutdown {
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(
    private readonly accounts: Accounts,
    private readonly links: LinkTokenStore,
    private readonly credentials: CredentialStore,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionStore,
    private readonly devices: KnownDevices,
    private readonly factors: SecondFactorStore,
    private readonly callers: CurrentCallers,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /**
   * Confirms the address of whoever is signed in: a stranger may have signed up with it, and the owner who follows the
   * link of a mail that they never asked for must not make the stranger's account theirs in our eyes.
   * @throws 410 `link_expired`, 409 `link_used`, 409 `sign_in_to_confirm`, 404 `link_unknown`
   */
  async confirm(token: string, caller: Caller | null, command: CommandContextOfRequest): Promise<void> {
    const { accountId } = await this.requireGood('confirm', token, command.commandId);
    if (caller?.accountId !== accountId)
      throw new HttpProblem(
        409,
        'sign_in_to_confirm',
        'Sign in to confirm',
        'Sign in with this address, and it is confirmed. If you did not sign up, set a password of your own: that makes the account yours.',
      );
    // The fact comes first: a link that is used up has confirmed.
    await this.accounts.send(accountId, { type: 'ConfirmEmail', accountId }, command, 'confirm');
    await this.links.use('confirm', token, command.commandId);
  }

  /** @throws AccountError `mail_just_sent` within a minute of the last mail, `mails_today` after five */
  async resendConfirmation({ accountId }: Caller, command: CommandContextOfRequest): Promise<void> {
    await this.accounts.send(accountId, { type: 'RequestEmailConfirmation', accountId }, command, 'resend');
  }

  /** Returns at once, and the work is done after the answer: how long it takes would tell whether the account exists. */
  requestRecovery(email: string, command: CommandContextOfRequest): void {
    const work = new Promise((resolve) => setImmediate(resolve))
      .then(() => this.recover(email, command))
      .catch((err: unknown) => this.log.warn({ err }, 'a password recovery could not be started'))
      .finally(() => this.underWay.delete(work));
    this.underWay.add(work);
  }

  /** Sets the password and ends all sessions. @throws as {@link confirm} does */
  async setPassword({ token, password }: NewPasswordBody, command: CommandContextOfRequest): Promise<void> {
    const { accountId, done } = await this.requireGood('recover', token, command.commandId);
    if (done) return;
    const passwordHash = await this.hasher.hash(password);
    if (!(await this.links.use('recover', token, command.commandId))) throw linkUsed();
    await this.credentials.setPassword(accountId, passwordHash, command.commandId);
    await this.links.retire('recover', accountId, command.commandId);
    this.callers.forgetSessions(await this.sessions.end({ accountId }));
    // Whoever knew the password until now may have signed in on any of them.
    await this.devices.forget(accountId);
    const before = await this.accounts.load(accountId);
    const proven = before.status === 'registered' && before.emailConfirmedAt === null;
    await this.accounts.send(accountId, { type: 'RecordPasswordRecovered', accountId }, command, 'recovered');
    // Set up by somebody else, before the owner of the address showed that it is theirs.
    if (proven) await this.factors.remove(accountId);
    await this.links.finish('recover', token);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.allSettled(this.underWay);
  }

  private async recover(email: string, command: CommandContextOfRequest): Promise<void> {
    const accountId = (await this.credentials.findByEmail(email))?._id;
    if (accountId === undefined || (await this.accounts.load(accountId)).status !== 'registered') return;
    await this.accounts.send(accountId, { type: 'RequestPasswordRecovery', accountId }, command, 'recover');
  }

  /** @returns whom and what a link is about @throws 404 `link_unknown`, 409 `link_used`, 410 `link_expired` */
  async requireGood(
    purpose: LinkPurpose,
    token: string,
    commandId?: string,
  ): Promise<{ readonly accountId: string; readonly subject: string; readonly done: boolean }> {
    const standing = await this.links.standing(purpose, token, commandId);
    if (standing.state === 'unknown')
      throw new HttpProblem(
        404,
        'link_unknown',
        'Unknown link',
        'This link is not one of ours. Check that all of it was copied, or ask for a new one.',
      );
    if (standing.state === 'used') throw linkUsed();
    if (standing.state === 'expired')
      throw new HttpProblem(410, 'link_expired', 'Link expired', 'This link has expired. Ask for a new one.');
    return standing;
  }
}

const linkUsed = (): HttpProblem =>
  new HttpProblem(409, 'link_used', 'Link used', 'This link has been used already. It works only once.');
