import { signInBody, signUpBody, type SessionView, type UserView } from '@fieldhouse/api-contract';
import {
  Access,
  HttpCommand,
  HttpProblem,
  SignedIn,
  type Caller,
  type CommandContextOfRequest,
} from '@fieldhouse/platform';
import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Accounts } from '../application/accounts';
import { Sessions, type OpenedSession } from '../application/sessions';
import { AuthRateLimiter } from '../infrastructure/rate-limiter';
import { AuthCookies } from './auth.cookies';

/** The auth service: sessions by password, refreshed through an HttpOnly cookie that no script can read. */
@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly sessions: Sessions,
    private readonly accounts: Accounts,
    private readonly limiter: AuthRateLimiter,
    private readonly cookies: AuthCookies,
  ) {}

  @Post('signup')
  @Access('anonymous')
  @HttpCode(200)
  @ApiBody({ schema: z.toJSONSchema(signUpBody, { io: 'input' }) as object })
  async signUp(
    @Body() body: unknown,
    @HttpCommand() command: CommandContextOfRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionView> {
    await this.limiter.take(request.ip);
    return this.answer(reply, await this.sessions.signUp(body, command, this.cookies.visitOf(request)));
  }

  @Post('token')
  @Access('anonymous')
  @HttpCode(200)
  @ApiBody({ schema: z.toJSONSchema(signInBody, { io: 'input' }) as object, required: false })
  async token(
    @Query('grant_type') grantType: unknown,
    @Body() body: unknown,
    @HttpCommand() command: CommandContextOfRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionView> {
    if (grantType === 'password') {
      await this.limiter.take(request.ip);
      return this.answer(reply, await this.sessions.signIn(body, command, this.cookies.visitOf(request)));
    }
    if (grantType === 'refresh_token') {
      const refreshed = await this.sessions.refresh(
        this.cookies.refreshTokenOf(request),
        command,
        this.cookies.visitOf(request),
      );
      return this.answer(reply, refreshed);
    }
    if (grantType === 'second_factor') {
      await this.limiter.take(request.ip);
      return this.answer(
        reply,
        await this.sessions.signInWithCode(body, command, this.cookies.visitOf(request)),
      );
    }
    throw new HttpProblem(
      400,
      'grant_type_unknown',
      'Unknown grant type',
      'Use grant_type=password, grant_type=second_factor or grant_type=refresh_token.',
    );
  }

  @Get('user')
  @Access('member')
  user(@SignedIn() caller: Caller): Promise<UserView> {
    return this.accounts.view(caller.accountId);
  }

  private answer(reply: FastifyReply, opened: OpenedSession): SessionView {
    this.cookies.keepSession(reply, opened);
    return opened.session;
  }
}
