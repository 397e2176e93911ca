import {
  adminEndSessionBody,
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

class RoleChange extends createZodDto(adminRoleBody) {}
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
  ) {}

  @Post('roles')
  @Access('site_admin')
  @HttpCode(200)
  changeRole(
    @Param() { accountId }: Whose,
    @Body() { change, role, reason }: RoleChange,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    const type = change === 'grant' ? 'GrantGlobalRole' : 'RevokeGlobalRole';
    const request: AccountRequest = { type, accountId, role, reason };
    return this.sender.send({ aggregate: 'account', id: accountId, request }, command.metaFor(request));
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
}
