import { HttpProblem, type CommandContextOfRequest } from '@fieldhouse/platform';
import { Injectable } from '@nestjs/common';
import { CredentialStore } from '../infrastructure/credential.store';
import { PasswordHasher } from '../infrastructure/password.hasher';
import { AuthRateLimiter } from '../infrastructure/rate-limiter';
import { SecondFactorStore, type CodeUsed } from '../infrastructure/second-factor.store';
import { SecurityLog } from '../infrastructure/security-log';
import { Accounts } from './accounts';

const WRONG_PASSWORD = 'This is not your current password.';
const WRONG_CODE =
  'This code is wrong or was used before. Wait for the next one, and check the clock of your device.';

/** From so many wrong codes on somebody else may know the password. */
const TELLING_TRIES = 3;

/** What a code is used up for: a command of one kind is no repetition of one of another. */
type CodeFor = 'sign_in' | 'prove' | 'disable' | 'erase';

/** What somebody who is signed in proves again before something weighty. */
@Injectable()
export class Proof {
  constructor(
    private readonly credentials: CredentialStore,
    private readonly hasher: PasswordHasher,
    private readonly limiter: AuthRateLimiter,
    private readonly factors: SecondFactorStore,
    private readonly accounts: Accounts,
    private readonly security: SecurityLog,
  ) {}

  /** @throws 422 `password_wrong`; 429 after ten wrong ones in 15 minutes */
  async password(accountId: string, password: string): Promise<void> {
    const attempt = await this.limiter.attempt(`password|${accountId}`, null);
    const credential = await this.credentials.find(accountId);
    const right = await this.hasher
      .verify(credential?.passwordHash ?? null, password)
      .catch(async (error: unknown) => {
        await attempt.giveBack();
        throw error;
      });
    if (!right) {
      this.security.note('password_wrong', { accountId });
      throw new HttpProblem(422, 'password_wrong', 'Wrong password', WRONG_PASSWORD, {
        errors: [{ field: 'password', message: WRONG_PASSWORD }],
      });
    }
    await attempt.giveBack();
  }

  /**
   * Uses a code up, once for all repetitions of a command.
   * @throws 422 `code_wrong`; 429 after ten wrong ones in 15 minutes
   */
  async code(
    accountId: string,
    code: string,
    what: CodeFor,
    command: CommandContextOfRequest,
  ): Promise<void> {
    const outcome = await this.use(accountId, code, what, command, null);
    if (outcome.kind === 'wrong') throw codeWrong();
  }

  /**
   * As {@link code}, where a session stands or falls with it: the person hears of a recovery code that was used up, and
   * of several wrong codes.
   * @param deviceId the device, if it is known to the account
   */
  async recordedCode(
    accountId: string,
    code: string,
    what: CodeFor,
    command: CommandContextOfRequest,
    deviceId: string | null = null,
  ): Promise<void> {
    const outcome = await this.use(accountId, code, what, command, deviceId);
    if (outcome.kind === 'wrong') {
      if (outcome.tries >= TELLING_TRIES)
        await this.accounts.send(accountId, { type: 'RecordWrongCodes', accountId }, command, 'wrong-codes');
      throw codeWrong();
    }
    if (outcome.kind === 'app') return;
    const { left } = outcome;
    const request = { type: 'RecordRecoveryCodeUsed', accountId, left } as const;
    await this.accounts.send(accountId, request, command, `recovery-${left}`);
  }

  /**
   * The first code of a factor that waits.
   * @returns the recovery codes, the same to a repetition of the command
   * @throws as {@link code} does
   */
  async firstCode(
    accountId: string,
    code: string,
    { commandId }: CommandContextOfRequest,
  ): Promise<readonly string[]> {
    const attempt = await this.limiter.attempt(`second-factor|${accountId}`, null);
    const codes = await this.factors.activate(accountId, code, `activate.${commandId}`);
    if (codes === null) throw codeWrong();
    await attempt.giveBack();
    return codes;
  }

  private async use(
    accountId: string,
    code: string,
    what: CodeFor,
    { commandId }: CommandContextOfRequest,
    deviceId: string | null,
  ): Promise<CodeUsed | { readonly kind: 'wrong'; readonly tries: number }> {
    const attempt = await this.limiter.attempt(`second-factor|${accountId}`, deviceId);
    const used = await this.factors.use(accountId, code, `${what}.${commandId}`);
    if (used === null) {
      this.security.note('code_wrong', { accountId });
      return { kind: 'wrong', tries: attempt.tries };
    }
    await attempt.giveBack();
    return used;
  }
}

/** Something that only a code of the second factor opens, at this moment. */
export const codeNeeded = (detail: string): HttpProblem =>
  new HttpProblem(403, 'code_required', 'Enter a code', detail);

const codeWrong = (): HttpProblem =>
  new HttpProblem(422, 'code_wrong', 'Wrong code', WRONG_CODE, {
    errors: [{ field: 'code', message: WRONG_CODE }],
  });
