import type { RecoveryCodesView, SecondFactorSetup } from '@fieldhouse/api-contract';
import {
  Access,
  HttpCommand,
  SignedIn,
  type Caller,
  type CommandContextOfRequest,
} from '@fieldhouse/platform';
import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Accounts } from '../application/accounts';
import { SecondFactors } from '../application/second-factor';
import {
  BeginSecondFactorDto,
  ConfirmSecondFactorDto,
  DisableSecondFactorDto,
  ProveSecondFactorDto,
} from './account.bodies';

/** Codes of an authenticator app as the second step of a sign-in. */
@ApiTags('account')
@Controller('account/second-factor')
@Access('member')
export class SecondFactorController {
  constructor(
    private readonly factors: SecondFactors,
    private readonly accounts: Accounts,
  ) {}

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  begin(@SignedIn() caller: Caller, @Body() body: BeginSecondFactorDto): Promise<SecondFactorSetup> {
    return this.factors.begin(caller, body);
  }

  @Post('confirm')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async confirm(
    @SignedIn() caller: Caller,
    @Body() { code }: ConfirmSecondFactorDto,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<RecoveryCodesView> {
    return { recoveryCodes: [...(await this.factors.confirm(caller, code, command))] };
  }

  @Post('prove')
  @HttpCode(204)
  prove(
    @SignedIn() caller: Caller,
    @Body() { code }: ProveSecondFactorDto,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<void> {
    return this.factors.prove(caller, code, command);
  }

  /** The person objects to what a site admin asked for. */
  @Post('keep')
  @HttpCode(204)
  async keep(
    @SignedIn() { accountId }: Caller,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<void> {
    await this.accounts.send(accountId, { type: 'CancelSecondFactorLift', accountId }, command, 'keep');
  }

  @Post('disable')
  @HttpCode(204)
  disable(
    @SignedIn() caller: Caller,
    @Body() body: DisableSecondFactorDto,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<void> {
    return this.factors.disable(caller, body, command);
  }
}
