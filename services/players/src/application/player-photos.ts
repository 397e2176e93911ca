import type { CommandResult } from '@fieldhouse/kernel';
import { PictureUploads, type UploadedPicture } from '@fieldhouse/pictures';
import type { CommandContextOfRequest } from '@fieldhouse/platform';
import { Injectable } from '@nestjs/common';
import { PlayerProfileError } from '../domain/player-profile.errors';
import { PhotoStore } from '../infrastructure/photo.store';
import type { PlayerProfileRequest } from './player-profile.handler';

/** Pictures on their way into profiles. */
@Injectable()
export class PlayerPhotos {
  constructor(
    private readonly uploads: PictureUploads,
    private readonly photos: PhotoStore,
  ) {}

  /** @throws PictureError, PlayerProfileError */
  async set(
    accountId: string,
    picture: UploadedPicture,
    command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    const naming = (photoId: string) => {
      const request: PlayerProfileRequest = { type: 'SetPlayerPhoto', accountId, photoId };
      return { aggregate: 'playerProfile', id: accountId, request };
    };
    const place = { by: accountId, store: this.photos, ownerId: accountId, naming };
    const result = await this.uploads.set(picture, place, command);
    if (result === null) throw new PlayerProfileError('player_unknown');
    return result;
  }
}
