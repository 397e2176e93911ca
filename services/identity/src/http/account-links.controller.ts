import {
  Access,
  HttpCommand,
  MaybeSignedIn,
  SignedIn,
  type Caller,
  type CommandContextOfRequest,
} from '@fieldhouse/platform';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AccountLinks } from '../application/account-links';
import { AuthRateLimiter } from '../infrastructure/rate-limiter';
import { ConfirmBody, NewPasswordBody, RecoverBody } from './auth.bodies';

/** What the links in our mails lead to, and how one asks for them. */
@ApiTags('auth')
@Controller('auth')
export class AccountLinksController {
  constructor(
    private readonly links: AccountLinks,
    private readonly limiter: AuthRateLimiter,
  ) {}

  @Post('confirm')
  @Access('anonymous')
  @HttpCode(204)
  async confirm(
    @Body() { token }: ConfirmBody,
    @MaybeSignedIn() caller: Caller | null,
    @HttpCommand() command: CommandContextOfRequest,
    @Req() { ip }: FastifyRequest,
  ): Promise<void> {
    await this.limiter.take(ip);
    await this.links.confirm(token, caller, command);
  }

  @Post('confirm/resend')
  @Access('member')
  @HttpCode(204)
  resend(@SignedIn() caller: Caller, @HttpCommand() command: CommandContextOfRequest): Promise<void> {
    return this.links.resendConfirmation(caller, command);
  }

  /** Answers the same, as fast, whether or not somebody signs in with the address. */
  @Post('recover')
  @Access('anonymous')
  @HttpCode(204)
  async recover(
    @Body() { email }: RecoverBody,
    @HttpCommand() command: CommandContextOfRequest,
    @Req() { ip }: FastifyRequest,
  ): Promise<void> {
    await this.limiter.take(ip);
    this.links.requestRecovery(email, command);
  }

  @Post('recover/password')
  @Access('anonymous')
  @HttpCode(204)
  async setPassword(
    @Body() body: NewPasswordBody,
    @HttpCommand() command: CommandContextOfRequest,
    @Req() { ip }: FastifyRequest,
  ): Promise<void> {
    await this.limiter.take(ip);
    await this.links.setPassword(body, command);
  }
}
