import type { EmailChangeOutcome } from '@fieldhouse/api-contract';
import { Access, HttpCommand, type CommandContextOfRequest } from '@fieldhouse/platform';
import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { EmailChangeLinks } from '../application/email-change-links';
import { AuthRateLimiter } from '../infrastructure/rate-limiter';
import { EmailChangeLinkDto } from './account.bodies';

/** What the links in the mails about a change of address lead to. */
@ApiTags('auth')
@Controller('auth/email-change')
export class EmailChangeLinksController {
  constructor(
    private readonly links: EmailChangeLinks,
    private readonly limiter: AuthRateLimiter,
  ) {}

  @Post()
  @Access('anonymous')
  @HttpCode(200)
  async approve(
    @Body() { token }: EmailChangeLinkDto,
    @HttpCommand() command: CommandContextOfRequest,
    @Req() { ip }: FastifyRequest,
  ): Promise<EmailChangeOutcome> {
    await this.limiter.take(ip);
    return this.links.approve(token, command);
  }

  @Post('refuse')
  @Access('anonymous')
  @HttpCode(204)
  async refuse(
    @Body() { token }: EmailChangeLinkDto,
    @HttpCommand() command: CommandContextOfRequest,
    @Req() { ip }: FastifyRequest,
  ): Promise<void> {
    await this.limiter.take(ip);
    await this.links.refuse(token, command);
  }
}
