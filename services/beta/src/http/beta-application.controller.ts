import { betaDraftBody, betaSubmitBody } from '@fieldhouse/api-contract';
import {
  Access,
  CommandSender,
  HttpCommand,
  SignedIn,
  type Caller,
  type CommandContextOfRequest,
} from '@fieldhouse/platform';
import type { CommandResult } from '@fieldhouse/kernel';
import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { createZodDto } from 'nestjs-zod';
import { v5 as uuidv5 } from 'uuid';
import type { BetaApplicationRequest } from '../application/beta-application.handler';

class BetaDraft extends createZodDto(betaDraftBody) {}
class BetaSubmission extends createZodDto(betaSubmitBody) {}

/** Applying for the open beta with a sports complex. */
@ApiTags('beta')
@ApiBearerAuth()
@Controller('beta/application')
export class BetaApplicationController {
  constructor(private readonly sender: CommandSender) {}

  @Put()
  @Access('member')
  save(
    @SignedIn() { accountId }: Caller,
    @Body() details: BetaDraft,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    const applicationId = uuidv5('beta', command.commandId);
    return this.send({ type: 'SaveBetaDraft', accountId, applicationId, details: { ...details } }, command);
  }

  @Post('submit')
  @Access('member')
  @HttpCode(200)
  submit(
    @SignedIn() { accountId }: Caller,
    @Body() details: BetaSubmission,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    const applicationId = uuidv5('beta', command.commandId);
    return this.send(
      { type: 'SubmitBetaApplication', accountId, applicationId, details: { ...details } },
      command,
    );
  }

  @Post('withdraw')
  @Access('member')
  @HttpCode(200)
  withdraw(
    @SignedIn() { accountId }: Caller,
    @HttpCommand() command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    return this.send({ type: 'WithdrawBetaApplication', accountId }, command);
  }

  private send(request: BetaApplicationRequest, command: CommandContextOfRequest): Promise<CommandResult> {
    return this.sender.send(
      { aggregate: 'betaApplication', id: request.accountId, request },
      command.metaFor(request),
    );
  }
}
