import { crestPathHolds } from '@fieldhouse/events/teams';
import type { CommandResult } from '@fieldhouse/kernel';
import { Secrets } from '@fieldhouse/kernel/runtime';
import { answerPicture, readUploadedPicture, uploadedPictureBody } from '@fieldhouse/pictures';
import {
  Access,
  HttpCommand,
  SignedIn,
  type Caller,
  type CommandContextOfRequest,
} from '@fieldhouse/platform';
import { Controller, Get, Param, Put, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TeamCrests } from '../application/team-crests';
import { CrestStore } from '../infrastructure/crest.store';

/** The picture that a team has as its crest. */
@ApiTags('teams')
@Controller('teams')
export class TeamCrestController {
  constructor(
    private readonly uploads: TeamCrests,
    private readonly crests: CrestStore,
    private readonly secrets: Secrets,
  ) {}

  @Put(':teamId/crest')
  @Access('team_manager')
  @ApiBearerAuth()
  @ApiConsumes('multipart/form-data')
  @ApiBody(uploadedPictureBody)
  set(
    @Param('teamId') teamId: string,
    @SignedIn() { accountId }: Caller,
    @HttpCommand() command: CommandContextOfRequest,
    @Req() request: FastifyRequest,
  ): Promise<CommandResult> {
    return this.uploads.set(teamId, accountId, () => readUploadedPicture(request), command);
  }

  /** The address comes with the team and is good for a day or two: whoever may see the team has it. */
  @Get('crests/:crestId')
  @Access('anonymous')
  @ApiProduces('image/webp')
  @ApiQuery({ name: 'until', type: String })
  @ApiQuery({ name: 'sig', type: String })
  picture(
    @Param('crestId') crestId: string,
    @Query('until') until: unknown,
    @Query('sig') sig: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const link = { id: crestId, until: Number(until), sig: String(sig) };
    const seconds = crestPathHolds(this.secrets.keysOf('team-crest'), link, Date.now());
    return answerPicture(reply, this.crests, crestId, seconds);
  }
}
