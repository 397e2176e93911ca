import { logoutScope, type SessionItemView } from '@fieldhouse/api-contract';
import {
  Access,
  HttpCommand,
  MaybeSignedIn,
  SignedIn,
  type Caller,
  type CommandContextOfRequest,
} from '@fieldhouse/platform';
import { Controller, Delete, Get, Header, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { OwnSessions } from '../application/own-sessions';
import { AuthCookies } from './auth.cookies';

/** Signing out here, there or everywhere. */
@ApiTags('auth')
@Controller('auth')
export class OwnSessionsController {
  constructor(
    private readonly sessions: OwnSessions,
    private readonly cookies: AuthCookies,
  ) {}

  @Get('sessions')
  @Access('member')
  @Header('cache-control', 'no-store')
  list(@SignedIn() caller: Caller): Promise<readonly SessionItemView[]> {
    return this.sessions.list(caller);
  }

  @Delete('sessions/:sessionId')
  @Access('member')
  @HttpCode(204)
  end(
    @SignedIn() caller: Caller,
    @Param('sessionId') sessionId: string,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<void> {
    return this.sessions.end(caller, sessionId, command);
  }

  @Post('logout')
  @Access('anonymous')
  @HttpCode(204)
  @ApiQuery({ name: 'scope', enum: logoutScope.options, required: false })
  async logout(
    @Query('scope') scope: unknown,
    @MaybeSignedIn() caller: Caller | null,
    @HttpCommand() command: CommandContextOfRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const wanted = logoutScope.parse(scope ?? 'local');
    await this.sessions.signOut(wanted, caller, this.cookies.refreshTokenOf(request), command);
    if (wanted !== 'others') this.cookies.forgetSession(reply);
  }
}
