import { HttpProblem } from '@fieldhouse/platform';
import { Injectable } from '@nestjs/common';
import { CredentialStore } from '../infrastructure/credential.store';
import { PasswordHasher } from '../infrastructure/password.hasher';
import { AuthRateLimiter } from '../infrastructure/rate-limiter';
import { SecondFactorStore, type CodeUsed } from '../infrastructure/second-factor.store';

const WRONG_PASSWORD = 'This is not your current password.';
const WRONG_CODE =
  'This code is wrong or was used before. Wait for the next one, and check the clock of your device.';

/** What somebody who is signed in proves again before something weighty. */
@Injectable()
export class Proof {
  constructor(
    private readonly credentials: CredentialStore,
    private readonly hasher: PasswordHasher,
    private readonly limiter: AuthRateLimiter,
    private readonly factors: SecondFactorStore,
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
    if (!right)
      throw new HttpProblem(422, 'password_wrong', 'Wrong password', WRONG_PASSWORD, {
        errors: [{ field: 'password', message: WRONG_PASSWORD }],
      });
    await attempt.giveBack();
  }

  /**
   * Uses a code up.
   * @param deviceId the device, if it is known to the account
   * @throws 422 `code_wrong`; 429 after ten wrong ones in 15 minutes
   */
  async code(accountId: string, code: string, deviceId: string | null = null): Promise<CodeUsed> {
    const attempt = await this.limiter.attempt(`second-factor|${accountId}`, deviceId);
    const used = await this.factors.use(accountId, code);
    if (used === null) throw codeWrong();
    await attempt.giveBack();
    return used;
  }

  /** The first code of a factor that waits. @returns the recovery codes @throws as {@link code} does */
  async firstCode(accountId: string, code: string): Promise<readonly string[]> {
    const attempt = await this.limiter.attempt(`second-factor|${accountId}`, null);
    const codes = await this.factors.activate(accountId, code);
    if (codes === null) throw codeWrong();
    await attempt.giveBack();
    return codes;
  }
}

const codeWrong = (): HttpProblem =>
  new HttpProblem(422, 'code_wrong', 'Wrong code', WRONG_CODE, {
    errors: [{ field: 'code', message: WRONG_CODE }],
  });
