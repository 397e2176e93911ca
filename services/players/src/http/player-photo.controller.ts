import { photoPathHolds } from '@fieldhouse/events/players';
import {
  Access,
  HttpCommand,
  SignedIn,
  notFound,
  type Caller,
  type CommandContextOfRequest,
} from '@fieldhouse/platform';
import type { CommandResult } from '@fieldhouse/kernel';
import { Secrets } from '@fieldhouse/kernel/runtime';
import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiProduces,
  ApiQuery,
  ApiTags,
  type ApiBodyOptions,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PlayerPhotos } from '../application/player-photos';
import { PhotoStore } from '../infrastructure/photo.store';
import { readUploadedPhoto } from './uploaded-photo';

const UPLOAD: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['photo'],
    properties: {
      photo: {
        type: 'string',
        format: 'binary',
        description: 'JPEG, PNG, WebP or GIF, at most 5 MiB and 24 megapixels, a JPEG 50',
      },
      crop: {
        type: 'string',
        description:
          'JSON: x, y, width and height of the square to keep, in fractions of the picture as shown',
      },
    },
  },
};

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
  @ApiBody(UPLOAD)
  async set(
    @SignedIn() { accountId }: Caller,
    @HttpCommand() command: CommandContextOfRequest,
    @Req() request: FastifyRequest,
  ): Promise<CommandResult> {
    return this.uploads.set(accountId, await readUploadedPhoto(request), command);
  }

  /** The address comes with a card and is good for a day or two: whoever may see the picture has it. */
  @Get('players/photos/:photoId')
  @Access('anonymous')
  @ApiProduces('image/webp')
  @ApiQuery({ name: 'until', type: String })
  @ApiQuery({ name: 'sig', type: String })
  async picture(
    @Param('photoId') photoId: string,
    @Query('until') until: unknown,
    @Query('sig') sig: unknown,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const link = { photoId, until: Number(until), sig: String(sig) };
    const seconds = photoPathHolds(this.secrets.keysOf('player-photo'), link, Date.now());
    const picture = seconds === null ? null : await this.photos.read(photoId);
    if (!picture) throw notFound();
    void reply
      .header('content-type', 'image/webp')
      .header('content-disposition', 'inline')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', `private, max-age=${seconds}, immutable`);
    return picture;
  }
}
