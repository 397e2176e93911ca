import type {
  BeginSecondFactorBody,
  DisableSecondFactorBody,
  SecondFactorSetup,
} from '@fieldhouse/api-contract';
import { HttpProblem, type Caller, type CommandContextOfRequest } from '@fieldhouse/platform';
import { Injectable } from '@nestjs/common';
import { SecondFactorStore } from '../infrastructure/second-factor.store';
import { Accounts } from './accounts';
import { Proof } from './proof';

/** Setting the second factor up and taking it off. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly accounts: Accounts,
    private readonly factors: SecondFactorStore,
    private readonly proof: Proof,
  ) {}

  /** @throws 422 `password_wrong`, 409 `second_factor_active` */
  async begin({ accountId }: Caller, { password }: BeginSecondFactorBody): Promise<SecondFactorSetup> {
    await this.proof.password(accountId, password);
    const { email, secondFactorSince } = await this.accounts.require(accountId);
    if (secondFactorSince === null) return this.factors.begin(accountId, email);
    throw new HttpProblem(
      409,
      'second_factor_active',
      'Already on',
      'The second factor is on already. Turn it off first to use another device.',
    );
  }

  /** @returns the recovery codes, which are shown only now @throws 422 `code_wrong` */
  async confirm(
    { accountId }: Caller,
    code: string,
    command: CommandContextOfRequest,
  ): Promise<readonly string[]> {
    const codes = await this.proof.firstCode(accountId, code);
    await this.accounts.send(accountId, { type: 'EnableSecondFactor', accountId }, command, 'factor-on');
    return codes;
  }

  /** @throws 422 `password_wrong` or `code_wrong` */
  async disable(
    { accountId }: Caller,
    { password, code }: DisableSecondFactorBody,
    command: CommandContextOfRequest,
  ): Promise<void> {
    await this.proof.password(accountId, password);
    await this.proof.code(accountId, code);
    await this.accounts.send(accountId, { type: 'DisableSecondFactor', accountId }, command, 'factor-off');
    await this.factors.remove(accountId);
  }
}
