import type {
  BeginSecondFactorBody,
  DisableSecondFactorBody,
  SecondFactorSetup,
} from '@fieldhouse/api-contract';
import { HttpProblem, type Caller, type CommandContextOfRequest } from '@fieldhouse/platform';
import { Injectable } from '@nestjs/common';
import { AccountError } from '../domain/account.errors';
import { SecondFactorStore } from '../infrastructure/second-factor.store';
import { SessionStore } from '../infrastructure/session.store';
import { Accounts } from './accounts';
import { CurrentCallers } from './current-callers';
import { Proof, codeNeeded } from './proof';

/** For so long a code that was proven opens what is weightiest. */
const FRESH_MS = 15 * 60_000;

/** Setting the second factor up, proving it, and taking it off. When it changes, all other sessions end. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly accounts: Accounts,
    private readonly factors: SecondFactorStore,
    private readonly sessions: SessionStore,
    private readonly callers: CurrentCallers,
    private readonly proof: Proof,
  ) {}

  /** @throws 422 `password_wrong`, 409 `second_factor_active`, AccountError `email_unconfirmed` */
  async begin({ accountId }: Caller, { password }: BeginSecondFactorBody): Promise<SecondFactorSetup> {
    await this.proof.password(accountId, password);
    const { email, emailConfirmedAt, secondFactorSince } = await this.accounts.require(accountId);
    if (emailConfirmedAt === null) throw new AccountError('email_unconfirmed');
    if (secondFactorSince === null) return this.factors.begin(accountId, email);
    throw new HttpProblem(
      409,
      'second_factor_active',
      'Already on',
      'Two-step verification is on already. Turn it off first to use another device.',
    );
  }

  /** @returns the recovery codes, which are shown only now @throws 422 `code_wrong` */
  async confirm(caller: Caller, code: string, command: CommandContextOfRequest): Promise<readonly string[]> {
    const { accountId } = caller;
    const codes = await this.proof.firstCode(accountId, code, command);
    await this.accounts.send(accountId, { type: 'EnableSecondFactor', accountId }, command, 'factor-on');
    await this.changed(caller, new Date());
    return codes;
  }

  /** @throws 422 `password_wrong` or `code_wrong` */
  async disable(
    caller: Caller,
    { password, code }: DisableSecondFactorBody,
    command: CommandContextOfRequest,
  ): Promise<void> {
    const { accountId } = caller;
    const part = 'factor-off';
    if (!(await this.accounts.has(accountId, command, part))) {
      await this.proof.password(accountId, password);
      await this.proof.code(accountId, code, 'disable', command);
    }
    await this.accounts.send(accountId, { type: 'DisableSecondFactor', accountId }, command, part);
    // A repetition may come after it was turned on again.
    if ((await this.accounts.require(accountId)).secondFactorSince !== null) return;
    await this.factors.remove(accountId);
    await this.changed(caller, null);
  }

  /** Proves a code in the session that asks. @throws 422 `code_wrong` */
  async prove(
    { accountId, sessionId = '' }: Caller,
    code: string,
    command: CommandContextOfRequest,
  ): Promise<void> {
    await this.proof.recordedCode(accountId, code, 'prove', command);
    await this.sessions.setSecondFactor(sessionId, new Date());
    this.callers.forgetSessions([sessionId]);
  }

  /** @throws 403 `code_required` unless a code was proven in the session within 15 minutes */
  async requireFresh({ sessionId = '' }: Caller): Promise<void> {
    const { secondFactorAt } = await this.sessions.standing(sessionId);
    if (secondFactorAt === null || Date.now() - secondFactorAt.getTime() > FRESH_MS)
      throw codeNeeded('Show once more that it is you: enter a code of your authenticator app.');
  }

  /** A site admin's request has waited its day. May be repeated. */
  async lifted(accountId: string): Promise<void> {
    const account = await this.accounts.load(accountId);
    if (account.status !== 'registered' || account.secondFactorSince !== null) return;
    await this.factors.remove(accountId);
    this.callers.forgetSessions(await this.sessions.end({ accountId }));
  }

  private async changed({ accountId, sessionId = '' }: Caller, provenAt: Date | null): Promise<void> {
    await this.sessions.setSecondFactor(sessionId, provenAt);
    const others = await this.sessions.end({ accountId, _id: { $ne: sessionId } });
    this.callers.forgetSessions([sessionId, ...others]);
  }
}
