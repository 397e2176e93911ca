import { betaDecisionBody, idText } from '@fieldhouse/api-contract';
import { Access, CommandSender, HttpCommand, type CommandContextOfRequest } from '@fieldhouse/platform';
import type { CommandResult } from '@fieldhouse/kernel';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { z } from 'zod';
import type { BetaApplicationRequest } from '../application/beta-application.handler';

class Decision extends createZodDto(betaDecisionBody) {}
class Whose extends createZodDto(z.object({ accountId: idText })) {}

/** What site admins do with applications; `If-Match` keeps two of them apart. */
@ApiTags('beta')
@ApiBearerAuth()
@Controller('admin/beta/applications')
export class BetaDecisionsController {
  constructor(private readonly sender: CommandSender) {}

  @Post(':accountId/decision')
  @Access('site_admin')
  @HttpCode(200)
  decide(
    @Param() { accountId }: Whose,
    @Body() { decision, reason }: Decision,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    const request: BetaApplicationRequest =
      decision === 'review'
        ? { type: 'StartBetaReview', accountId }
        : { type: 'DecideBetaApplication', accountId, decision, reason: reason ?? '' };
    return this.sender.send(
      { aggregate: 'betaApplication', id: accountId, request },
      command.metaFor(request),
    );
  }
}
