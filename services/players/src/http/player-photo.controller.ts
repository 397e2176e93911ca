import { photoPathHolds } from '@fieldhouse/events/players';
import { answerPicture, readUploadedPicture, uploadedPictureBody } from '@fieldhouse/pictures';
import {
  Access,
  HttpCommand,
  SignedIn,
  type Caller,
  type CommandContextOfRequest,
} from '@fieldhouse/platform';
import type { CommandResult } from '@fieldhouse/kernel';
import { Secrets } from '@fieldhouse/kernel/runtime';
import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PlayerPhotos } from '../application/player-photos';
import { PhotoStore } from '../infrastructure/photo.store';

/** The picture on a player's card. */
@ApiTags('player')
@Controller()
export class PlayerPhotoController {
  constructor(
    private readonly uploads: PlayerPhotos,
    private readonly photos: PhotoStore,
    private readonly secrets: Secrets,
  ) {}

  @Post('player/photo')
  @Access('member')
  @ApiBearerAuth()
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @ApiBody(uploadedPictureBody)
  async set(
    @SignedIn() { accountId }: Caller,
    @HttpCommand() command: CommandContextOfRequest,
    @Req() request: FastifyRequest,
  ): Promise<CommandResult> {
    return this.uploads.set(accountId, await readUploadedPicture(request), command);
  }

  /** The address comes with a card and is good for a day or two: whoever may see the picture has it. */
  @Get('players/photos/:photoId')
  @Access('anonymous')
  @ApiProduces('image/webp')
  @ApiQuery({ name: 'until', type: String })
  @ApiQuery({ name: 'sig', type: String })
  picture(
    @Param('photoId') photoId: string,
    @Query('until') until: unknown,
    @Query('sig') sig: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const link = { id: photoId, until: Number(until), sig: String(sig) };
    const seconds = photoPathHolds(this.secrets.keysOf('player-photo'), link, Date.now());
    return answerPicture(reply, this.photos, photoId, seconds);
  }
}
