import type { PhotoCrop } from '@fieldhouse/api-contract';
import { CommandSender, type CommandContextOfRequest } from '@fieldhouse/platform';
import { hashOf, type CommandResult } from '@fieldhouse/kernel';
import { isStoreFailure } from '@fieldhouse/kernel/runtime';
import { Injectable } from '@nestjs/common';
import { hash } from 'node:crypto';
import { v5 as uuidv5 } from 'uuid';
import { PlayerProfileError } from '../domain/player-profile.errors';
import { PhotoEncoder } from '../infrastructure/photo-encoder';
import { PhotoStore } from '../infrastructure/photo.store';
import type { PlayerProfileRequest } from './player-profile.handler';

/** A picture as it was sent. `crop` null: the largest square in the middle. */
export type UploadedPhoto = { readonly bytes: Buffer; readonly crop: PhotoCrop | null };

/** Pictures on their way into profiles. */
@Injectable()
export class PlayerPhotos {
  constructor(
    private readonly sender: CommandSender,
    private readonly encoder: PhotoEncoder,
    private readonly photos: PhotoStore,
  ) {}

  /**
   * The picture first, then the fact that names it: no card ever names a picture that is not there. A picture without
   * a fact goes by itself; those that were replaced are removed when `player-photos` sees the fact.
   * @throws PhotoError, PlayerProfileError
   */
  async set(
    accountId: string,
    { bytes, crop }: UploadedPhoto,
    command: CommandContextOfRequest,
  ): Promise<CommandResult> {
    const photoId = uuidv5('photo', command.commandId);
    const picture = await this.encoder.encode(bytes, crop, accountId);
    const added = await this.photos.add(accountId, photoId, picture);
    if (added === null) throw new PlayerProfileError('player_unknown');
    const request: PlayerProfileRequest = { type: 'SetPlayerPhoto', accountId, photoId };
    // The same key with another picture is another command.
    const asked = { ...request, sent: hash('sha256', bytes, 'base64url'), crop: hashOf(crop) };
    try {
      return await this.sender.send(
        { aggregate: 'playerProfile', id: accountId, request },
        command.metaFor(asked),
      );
    } catch (refusal) {
      // A store that does not answer may have taken the fact.
      if (added && !isStoreFailure(refusal)) await this.photos.remove([photoId]);
      throw refusal;
    }
  }
}
