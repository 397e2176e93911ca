import { signInBody, signUpBody, type SessionView, type UserView } from '@fieldhouse/api-contract';
import {
  Access,
  CONFIG,
  HttpCommand,
  HttpProblem,
  SignedIn,
  type Caller,
  type CommandContextOfRequest,
  type Config,
} from '@fieldhouse/kernel';
import { Body, Controller, Get, HttpCode, Inject, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Sessions, type OpenedSession } from '../application/sessions';
import { AuthRateLimiter } from '../infrastructure/rate-limiter';

const COOKIE = 'fieldhouse_refresh';
const THIRTY_DAYS_SECONDS = 30 * 24 * 3_600;

/** The auth service: sessions by password, refreshed through an HttpOnly cookie that no script can read. */
@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly sessions: Sessions,
    private readonly limiter: AuthRateLimiter,
    @Inject(CONFIG) private readonly config: Config,
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
    return this.answer(reply, await this.sessions.signUp(body, command));
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
      const email =
        typeof body === 'object' && body !== null && 'email' in body ? String(body.email) : undefined;
      await this.limiter.take(request.ip, email);
      return this.answer(reply, await this.sessions.signIn(body));
    }
    if (grantType === 'refresh_token') {
      return this.answer(reply, await this.sessions.refresh(request.cookies[COOKIE], command));
    }
    throw new HttpProblem(
      400,
      'grant_type_unknown',
      'Unknown grant type',
      'Use grant_type=password or grant_type=refresh_token.',
    );
  }

  @Post('logout')
  @Access('anonymous')
  @HttpCode(204)
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.signOut(request.cookies[COOKIE]);
    void reply.clearCookie(COOKIE, { path: '/api/auth' });
  }

  @Get('user')
  @Access('member')
  user(@SignedIn() caller: Caller): Promise<UserView> {
    return this.sessions.user(caller.accountId);
  }

  private answer(reply: FastifyReply, { session, refreshToken }: OpenedSession): SessionView {
    void reply.header('cache-control', 'no-store').setCookie(COOKIE, refreshToken, {
      path: '/api/auth',
      httpOnly: true,
      sameSite: 'strict',
      secure: this.config.SECURE_COOKIES,
      maxAge: THIRTY_DAYS_SECONDS,
    });
    return session;
  }
}
