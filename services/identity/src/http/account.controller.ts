import type { AccountView } from '@fieldhouse/api-contract';
import {
  Access,
  HttpCommand,
  SignedIn,
  type Caller,
  type CommandContextOfRequest,
} from '@fieldhouse/platform';
import { Body, Controller, Delete, Get, Header, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountChanges } from '../application/account-changes';
import { Leaving } from '../application/leaving';
import { AuthRateLimiter } from '../infrastructure/rate-limiter';
import { AccountNamesDto, ChangePasswordDto, EmailChangeDto, EraseAccountDto } from './account.bodies';

/** The own account: names, address, password, data and the end. */
@ApiTags('account')
@Controller('account')
@Access('member')
export class AccountController {
  constructor(
    private readonly changes: AccountChanges,
    private readonly leaving: Leaving,
    private readonly limiter: AuthRateLimiter,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  view(@SignedIn() caller: Caller): Promise<AccountView> {
    return this.changes.view(caller);
  }

  @Put('names')
  @HttpCode(204)
  changeNames(
    @SignedIn() caller: Caller,
    @Body() body: AccountNamesDto,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<void> {
    return this.changes.changeNames(caller, body, command);
  }

  @Post('password')
  @HttpCode(204)
  changePassword(
    @SignedIn() caller: Caller,
    @Body() body: ChangePasswordDto,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<void> {
    return this.changes.changePassword(caller, body, command);
  }

  @Post('email-change')
  @HttpCode(204)
  async requestEmailChange(
    @SignedIn() caller: Caller,
    @Body() body: EmailChangeDto,
    @HttpCommand() command: CommandContextOfRequest,
    @Req() { ip }: FastifyRequest,
  ): Promise<void> {
    await this.limiter.take(ip);
    await this.changes.requestEmailChange(caller, body, command);
  }

  @Delete('email-change')
  @HttpCode(204)
  withdrawEmailChange(
    @SignedIn() caller: Caller,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<void> {
    return this.changes.withdrawEmailChange(caller, command);
  }

  @Get('export')
  async export(@SignedIn() caller: Caller, @Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    const day = new Date().toISOString().slice(0, 10);
    void reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="fieldhouse-${day}.json"`);
    return this.leaving.export(caller);
  }

  @Post('erase')
  @HttpCode(204)
  erase(
    @SignedIn() caller: Caller,
    @Body() body: EraseAccountDto,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<void> {
    return this.leaving.erase(caller, body, command);
  }
}
