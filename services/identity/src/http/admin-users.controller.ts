import {
  adminEndSessionBody,
  adminLiftBody,
  adminRoleBody,
  adminSessionParams,
  adminUserParams,
  type SessionItemView,
} from '@fieldhouse/api-contract';
import {
  Access,
  CommandSender,
  HttpCommand,
  SignedIn,
  type Caller,
  type CommandContextOfRequest,
} from '@fieldhouse/platform';
import type { CommandResult } from '@fieldhouse/kernel';
import { Body, Controller, Get, Header, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import type { AccountRequest } from '../application/account.handler';
import { OwnSessions } from '../application/own-sessions';
import { SecondFactors } from '../application/second-factor';

class RoleChange extends createZodDto(adminRoleBody) {}
class FactorLift extends createZodDto(adminLiftBody) {}
class SessionEnd extends createZodDto(adminEndSessionBody) {}
class Whose extends createZodDto(adminUserParams) {}
class WhichSession extends createZodDto(adminSessionParams) {}

/** What site admins change about the accounts of others. */
@ApiTags('admin')
@ApiBearerAuth()
@Controller('admin/users/:accountId')
export class AdminUserChangesController {
  constructor(
    private readonly sender: CommandSender,
    private readonly sessions: OwnSessions,
    private readonly factors: SecondFactors,
  ) {}

  @Post('roles')
  @Access('site_admin')
  @HttpCode(200)
  async changeRole(
    @SignedIn() caller: Caller,
    @Param() { accountId }: Whose,
    @Body() { change, role, reason }: RoleChange,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    await this.factors.requireFresh(caller);
    const type = change === 'grant' ? 'GrantGlobalRole' : 'RevokeGlobalRole';
    const request: AccountRequest = { type, accountId, role, reason };
    return this.send(request, command);
  }

  /** For somebody who has lost phone and recovery codes. */
  @Post('second-factor/lift')
  @Access('site_admin')
  @HttpCode(200)
  async liftSecondFactor(
    @SignedIn() caller: Caller,
    @Param() { accountId }: Whose,
    @Body() { reason }: FactorLift,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    await this.factors.requireFresh(caller);
    return this.send({ type: 'RequestSecondFactorLift', accountId, reason }, command);
  }

  @Post('second-factor/keep')
  @Access('site_admin')
  @HttpCode(200)
  keepSecondFactor(
    @Param() { accountId }: Whose,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send({ type: 'CancelSecondFactorLift', accountId }, command);
  }

  @Get('sessions')
  @Access('site_admin')
  @Header('cache-control', 'no-store')
  listSessions(
    @Param() { accountId }: Whose,
    @SignedIn() caller: Caller,
  ): Promise<readonly SessionItemView[]> {
    return this.sessions.list({ ...caller, accountId });
  }

  @Post('sessions/:sessionId/end')
  @Access('site_admin')
  @HttpCode(204)
  endSession(
    @Param() { accountId, sessionId }: WhichSession,
    @Body() { reason }: SessionEnd,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<void> {
    return this.sessions.endByAdmin(accountId, sessionId, reason, command);
  }

  private send(request: AccountRequest, command: CommandContextOfRequest): Promise<CommandResult> {
    const target = { aggregate: 'account', id: request.accountId, request };
    return this.sender.send(target, command.metaFor(request));
  }
}
